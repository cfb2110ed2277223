import type { PairDetails } from "../gates/pairDetails.ts";
import type { GateResult } from "../gates/results.ts";
import type { Citation } from "../stats/types.ts";
import type { ReportContext } from "./ReportContext.ts";

/** Everything a report on a gate may show. The renderers of every format take this and compute nothing. */
export interface GateReport {
  readonly result: GateResult;
  readonly exitCode: number;
  /** What an inconclusive answer does to the exit code, and whether that is always 0. */
  readonly policy: { readonly onInconclusive: "pass" | "fail" | undefined; readonly exitZero: boolean };
  /** Questions and documents beneath each result, in its order; empty under the rule `threshold`. */
  readonly details: readonly PairDetails[];
  /** The words of the command that says how many questions each metric needs; null where there is none to run. */
  readonly plans: readonly (readonly string[] | null)[];
  /** Where the test of each metric was published; undefined where there is no test. */
  readonly sources: readonly (Citation | undefined)[];
  readonly context: ReportContext;
}
