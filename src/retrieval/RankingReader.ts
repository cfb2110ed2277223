import type { Judgements, Run } from "../formats/retrieval/QueryDocuments.ts";
import type { Caveat } from "../stats/types.ts";
import type { AskedMeasure } from "./measures/measureNamed.ts";
import { orderRows, sortKeys } from "./orderRows.ts";
import type { Ranking } from "./Ranking.ts";
import type { ScoreOptions } from "./ScoreOptions.ts";

/** A ranking, and which of its documents have the same score as the one before them. */
export interface TiedRanking extends Ranking {
  readonly tied: Uint8Array;
}

/** Puts the documents of a run in order and looks up their grades, query by query. */
export class RankingReader {
  readonly #run: Run;
  readonly #judgements: Judgements;
  readonly #options: ScoreOptions;
  readonly #asked: readonly AskedMeasure[];
  readonly #keys: Float64Array;
  readonly #singleKeys: Float32Array;
  readonly #inRun: Int32Array;
  /** By number in the run: the grade under the query at hand, and which query that was. */
  readonly #grade: Int32Array;
  readonly #gradedFor: Int32Array;
  readonly #encoder = new TextEncoder();
  #identical = 0;
  #merged = 0;

  /**
   * @param inRun the number in the run of each judged document; -1 where it was never retrieved
   * @param asked the measures to come, which say how far down anything counts
   */
  constructor(
    run: Run,
    judgements: Judgements,
    inRun: Int32Array,
    asked: readonly AskedMeasure[],
    options: ScoreOptions,
  ) {
    this.#run = run;
    this.#judgements = judgements;
    this.#options = options;
    this.#asked = asked;
    this.#keys = sortKeys(run, options.order);
    this.#singleKeys = new Float32Array(this.#keys);
    this.#inRun = inRun;
    this.#grade = new Int32Array(run.documents.count);
    this.#gradedFor = new Int32Array(run.documents.count).fill(-1);
  }

  /** The ranking of a judged query; `runAs` is its number in the run, or -1 where nothing was retrieved. */
  read(judgedAs: number, runAs: number): TiedRanking {
    const target = this.#readGrades(judgedAs);
    const { document } = this.#run;
    const deepest = Math.max(...this.#asked.map(({ measure, cutoff }) => measure.depth(target, cutoff)));
    const rows = this.#rows(runAs, deepest + 1);
    const grades = new Int32Array(rows.length);
    const judged = new Uint8Array(rows.length);
    for (let i = 0; i < rows.length; i++) {
      const code = document[rows[i]];
      if (this.#gradedFor[code] !== judgedAs) continue;
      judged[i] = 1;
      grades[i] = this.#grade[code];
    }
    const { relevantFrom } = this.#options;
    return { ...target, length: rows.length, grades, judged, relevantFrom, tied: this.#tied(rows) };
  }

  /** What to say of all that was read. */
  caveats(): readonly Caveat[] {
    const params = { file: this.#run.source.path };
    return [
      ...(this.#identical > 0
        ? [{ code: "identical-ids-ignored", params: { ...params, count: this.#identical } } as const]
        : []),
      ...(this.#merged > 0
        ? [{ code: "single-precision-ties", params: { ...params, count: this.#merged } } as const]
        : []),
    ];
  }

  /** Notes the grades of a query; gives how many documents are relevant, and the grades above 0 in order. */
  #readGrades(query: number): Pick<Ranking, "relevant" | "ideal"> {
    const { starts, document, value } = this.#judgements;
    const [from, to] = [starts[query], starts[query + 1]];
    let relevant = 0;
    for (let row = from; row < to; row++) {
      if (value[row] >= this.#options.relevantFrom) relevant++;
      const code = this.#inRun[document[row]];
      if (code < 0) continue;
      this.#grade[code] = value[row];
      this.#gradedFor[code] = query;
    }
    const gains = value.subarray(from, to).filter((grade) => grade > 0);
    return { relevant, ideal: Int32Array.from(gains.sort().reverse()) };
  }

  /** The first rows of a query in order. */
  #rows(query: number, most: number): Int32Array {
    if (query < 0) return new Int32Array(0);
    const { starts, queries, document, documents } = this.#run;
    const rows = orderRows(this.#run, this.#keys, starts[query], starts[query + 1], most + 1);
    if (!this.#options.ignoreIdenticalIds) return rows.subarray(0, most);
    const name = this.#encoder.encode(queries[query]);
    const own = documents.find(name, 0, name.length);
    const others = rows.filter((row) => document[row] !== own);
    this.#identical += rows.length - others.length;
    return others.subarray(0, most);
  }

  #tied(rows: Int32Array): Uint8Array {
    const [keys, single] = [this.#keys, this.#singleKeys];
    const tied = new Uint8Array(rows.length);
    let merges = false;
    for (let i = 1; i < rows.length; i++) {
      const [before, here] = [rows[i - 1], rows[i]];
      if (keys[before] === keys[here]) tied[i] = 1;
      else if (single[before] === single[here]) merges = true;
    }
    if (merges && this.#options.order === "score") this.#merged++;
    return tied;
  }
}
