import type { PairedTotals } from "../../gates/PairedTotals.ts";
import type { Moments } from "./Moments.ts";

/** One golden set of one scenario, as a rule sees it. Filled again for every set: nothing is kept. */
export interface GoldenSet {
  /** The place of its size among the study's sizes. */
  readonly place: number;
  /** Units drawn. */
  readonly units: number;
  /** Means of the set, over questions. */
  readonly difference: number;
  readonly candidate: number;
  /** True where every unit weighs the same. */
  readonly plain: boolean;
  /** Moments of z = d + margin·n, of the candidate's scores and of the baseline's; the last two where plain. */
  readonly ofExcess: Moments;
  readonly ofCandidate: Moments;
  readonly ofBaseline: Moments;
  /** The same for sets of the same differences, whatever their order. */
  readonly key: number;
  /** The set as a loss test reads it. */
  pair(): PairedTotals;
}
