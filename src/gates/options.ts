import type { Estimand } from "../stats/types.ts";
import type { Rule } from "./results.ts";

/** What the user declares for one gated metric. */
export interface GateOptions {
  readonly rule: Rule;
  /** Largest acceptable loss, positive, in score units. Needed by every rule but `threshold`. */
  readonly margin?: number;
  /** Needed by the rule `threshold`. */
  readonly threshold?: number;
  /** `auto`, or the name of a loss test. */
  readonly method: string;
  readonly alpha: number;
  readonly estimand: Estimand;
  readonly role: "must" | "watch";
  /** What a missing score means: the worst and the best it could have been (`worst-case`), or left out (`drop`). */
  readonly missing: "worst-case" | "drop";
  /** False restores the published rules, which may pass below the floor. */
  readonly floor: boolean;
  readonly largestDocument?: number;
  readonly worstLoss?: number;
  /** How far the mean moves from run to run with nothing changed, in score units, and the day it was measured. */
  readonly noiseFloor?: number;
  readonly noiseMeasured?: string;
}
