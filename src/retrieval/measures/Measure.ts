import type { Ranking } from "../Ranking.ts";

/** A measure of one ranking. */
export interface Measure {
  /** Its name in ir_measures (MacAvaney, Macdonald & Ounis 2022), without the cut-off. */
  readonly name: string;
  /** Other spellings that are taken; letters' case and marks between them do not matter. */
  readonly also: readonly string[];
  /** Whether it looks at the first k documents: `recall@5`. */
  readonly cutoff: "needed" | "optional" | "none";
  /** What it says, in a line. */
  readonly says: string;
  /** Its value for one query; k is infinite without a cut-off. NaN where there is none. */
  value(ranking: Ranking, k: number): number;
  /** The rank after which nothing counts. */
  depth(ranking: Pick<Ranking, "relevant">, k: number): number;
}
