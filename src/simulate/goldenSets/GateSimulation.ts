import type { Better, Caveat, Estimand } from "../../stats/types.ts";
import type { GateRow, Misfit } from "./gateRows.ts";

/** How often each rule errs on golden sets drawn from the user's own questions. */
export interface GateSimulation {
  readonly metric: string;
  readonly better: Better;
  readonly estimand: Estimand;
  readonly unit: "question" | "document";
  /** Questions (or documents) that golden sets are drawn from, and the questions in them. */
  readonly population: number;
  readonly questions: number;
  readonly margin: number;
  readonly alpha: number;
  readonly threshold: number | null;
  readonly draws: number;
  readonly seed: number;
  readonly baselineMean: number;
  readonly rows: readonly GateRow[];
  /** How far off the normal approximation's pass rates are, for each size of set. */
  readonly misfits: readonly Misfit[];
  readonly caveats: readonly Caveat[];
}
