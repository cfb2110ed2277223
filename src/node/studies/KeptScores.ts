import type { QuestionScores } from "../../study/QuestionScores.ts";

/** Scores as a step keeps them: null where a question has none. */
export interface KeptScores {
  readonly ofExact: number | null;
  readonly ids: readonly string[];
  readonly values: Readonly<Record<string, readonly (number | null)[]>>;
  readonly title: string;
}

/** Kept scores as they are studied. */
export function unpacked({ ids, values, title, ofExact }: KeptScores): Omit<QuestionScores, "key"> {
  const arrays = Object.entries(values).map(([measure, list]) => [
    measure,
    Float64Array.from(list, (value) => value ?? Number.NaN),
  ]);
  return {
    ids,
    values: Object.fromEntries(arrays) as Readonly<Record<string, Float64Array>>,
    title,
    ofExact,
  };
}

/** Scores as they are kept. */
export function listed(values: Float64Array): readonly (number | null)[] {
  return Array.from(values, (value) => (Number.isNaN(value) ? null : value));
}
