/**
 * A slow twin of trec_eval 10 and ir_measures, written from their definitions: one measure, one query, over maps.
 * Documents of one query are given as [id, score] and [id, grade].
 */
export interface TwinQuery {
  readonly run: ReadonlyMap<string, number>;
  readonly judgements: ReadonlyMap<string, number>;
}

/** Ids in the order of form_res_rels.c: score descending, then strcmp of the ids, descending. */
export function twinOrder(run: ReadonlyMap<string, number>): readonly string[] {
  return [...run.keys()].sort((a, b) => {
    const [x, y] = [run.get(a)!, run.get(b)!];
    return x !== y ? y - x : Buffer.compare(Buffer.from(b), Buffer.from(a));
  });
}

/** The value of a measure by its name in trec_eval or ir_measures. */
export function twin(
  name: string,
  query: TwinQuery,
  level: number = 1,
  ranked: readonly string[] = twinOrder(query.run),
): number {
  const [measure, k] = split(name);
  const grade = (id: string | undefined): number => (id === undefined ? 0 : (query.judgements.get(id) ?? -1));
  const isRelevant = (id: string | undefined): boolean => id !== undefined && grade(id) >= level;
  const relevant = [...query.judgements.values()].filter((g) => g >= level).length;
  const at = (rank: number): string | undefined => ranked[rank - 1];
  const among = (last: number): number => {
    let found = 0;
    for (let rank = 1; rank <= last; rank++) if (isRelevant(at(rank))) found++;
    return found;
  };
  const dcg = (grades: readonly number[], gain: (g: number) => number): number => {
    let sum = 0;
    for (let rank = 1; rank <= Math.min(k, grades.length); rank++)
      if (grades[rank - 1] > 0) sum += gain(grades[rank - 1]) / (Math.log(rank + 1) / Math.LN2);
    return sum;
  };
  const ndcg = (gain: (g: number) => number): number => {
    const ideal = dcg(
      [...query.judgements.values()].sort((a, b) => b - a),
      gain,
    );
    return ideal === 0 ? 0 : dcg(ranked.map(grade), gain) / ideal;
  };
  switch (measure) {
    case "P":
      return among(k) / k;
    case "recall":
      return relevant === 0 ? 0 : among(k) / relevant;
    case "success":
      return among(k) > 0 ? 1 : 0;
    case "Rprec":
      return relevant === 0 ? 0 : among(relevant) / relevant;
    case "recip_rank": {
      const first = ranked.findIndex(isRelevant);
      return first < 0 || first >= k ? 0 : 1 / (first + 1);
    }
    case "map": {
      let sum = 0;
      ranked.slice(0, k).forEach((id, i) => {
        if (isRelevant(id)) sum += among(i + 1) / (i + 1);
      });
      return relevant === 0 ? 0 : sum / relevant;
    }
    case "ndcg":
      return ndcg((g) => g);
    case "ndcg_exp":
      return ndcg((g) => 2 ** g - 1);
    case "judged": {
      const first = ranked.slice(0, k);
      return first.filter((id) => query.judgements.has(id)).length / first.length;
    }
    default:
      throw new Error(name);
  }
}

function split(name: string): readonly [measure: string, k: number] {
  const [, measure, , digits] = /^(\w+?)(_cut)?(?:_(\d+))?$/.exec(name)!;
  return [measure, digits === undefined ? Number.POSITIVE_INFINITY : Number(digits)];
}

/** Reads columns of TREC's files, slowly: `value` and the id stand where the format has them. */
export function twinRead(
  text: string,
  documentAt: number,
  valueAt: number,
): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const queries = new Map<string, Map<string, number>>();
  for (const line of text.split("\n")) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    const fields = line.trim().split(/\s+/);
    const documents = queries.get(fields[0]) ?? new Map<string, number>();
    documents.set(fields[documentAt], Number(fields[valueAt]));
    queries.set(fields[0], documents);
  }
  return queries;
}
