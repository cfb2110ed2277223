/** What each question of a data set got by one system. */
export interface QuestionScores {
  readonly ids: readonly string[];
  /** For each measure the scores in the order of the ids; NaN where there is none. */
  readonly values: Readonly<Record<string, Float64Array>>;
  /** The system with its settings, in words. */
  readonly title: string;
  /** Of an approximate search: the share of what exact search finds among its first ten; null where it is exact. */
  readonly ofExact: number | null;
  /** The same for the same data, system and settings: what rests on them may be kept under it. */
  readonly key: string;
}
