import { InputError } from "../table/InputError.ts";
import type { QuestionScores } from "./QuestionScores.ts";

/** The questions of a data set that every system has every score for, in one order for all. */
export interface Population {
  readonly data: string;
  readonly ids: readonly string[];
  /** Questions without a score of some system. */
  readonly leftOut: number;
  /** By system, then by measure. */
  readonly scores: ReadonlyMap<string, Readonly<Record<string, Float64Array>>>;
  /** Of systems whose search is approximate: see QuestionScores. */
  readonly ofExact: ReadonlyMap<string, number | null>;
}

/**
 * Brings the scores of all systems to one order of questions.
 * @throws InputError where systems were asked different questions, or no question has all scores
 */
export function populationOf(
  data: string,
  systems: ReadonlyMap<string, QuestionScores>,
  measures: readonly string[],
): Population {
  const [[first, { ids }], ...others] = [...systems];
  const places = others.map(([name, scores]) => placesIn(scores.ids, ids, data, name, first));
  const lacks = (values: Readonly<Record<string, Float64Array>>, row: number): boolean =>
    measures.some((measure) => Number.isNaN(values[measure][row]));
  const all = [...systems.values()];
  const keep = ids.flatMap((_, row) =>
    all.some(({ values }, i) => lacks(values, i === 0 ? row : places[i - 1][row])) ? [] : [row],
  );
  if (keep.length === 0)
    throw new InputError(
      "no-questions",
      `No question of ${data} has a score of every system.`,
      "Look into the files of scores: a missing score is an empty cell.",
    );
  const scores = new Map(
    [...systems.keys()].map((name, i) => {
      const { values } = all[i];
      const rows = i === 0 ? keep : keep.map((row) => places[i - 1][row]);
      const taken = measures.map((measure) => [
        measure,
        Float64Array.from(rows, (row) => values[measure][row]),
      ]);
      return [name, Object.fromEntries(taken) as Readonly<Record<string, Float64Array>>];
    }),
  );
  return {
    data,
    ids: keep.map((row) => ids[row]),
    leftOut: ids.length - keep.length,
    scores,
    ofExact: new Map([...systems].map(([name, one]) => [name, one.ofExact])),
  };
}

function placesIn(
  theirs: readonly string[],
  wanted: readonly string[],
  data: string,
  name: string,
  first: string,
): readonly number[] {
  const places = new Map(theirs.map((id, i) => [id, i]));
  const absent = wanted.filter((id) => !places.has(id));
  if (absent.length === 0 && places.size === wanted.length) return wanted.map((id) => places.get(id)!);
  const known = new Set(wanted);
  const [example] = absent.length > 0 ? absent : theirs.filter((id) => !known.has(id));
  throw new InputError(
    "questions-differ",
    `On ${data}, ${first} has ${wanted.length} questions and ${name} has ${theirs.length}, not the same ones: ${example}, for one, is only with ${absent.length > 0 ? first : name}.`,
    "Give files of the same questions, and a row without scores for those that were not asked.",
  );
}
