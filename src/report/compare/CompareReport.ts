import type { PairDetails } from "../../gates/pairDetails.ts";
import type { CompareResult } from "../../gates/results.ts";
import type { Citation } from "../../stats/types.ts";
import type { ReportContext } from "../ReportContext.ts";

/** Everything a report on comparisons may show. */
export interface CompareReport {
  readonly result: CompareResult;
  /** Questions and documents beneath each comparison, in its order. */
  readonly details: readonly PairDetails[];
  /** Where the methods were published. */
  readonly sources: readonly Citation[];
  readonly context: ReportContext;
}
