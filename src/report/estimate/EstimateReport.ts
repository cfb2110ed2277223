import type { ScoreDetails } from "../../table/scoreDetails.ts";
import type { ReportContext } from "../ReportContext.ts";
import type { SystemEstimate } from "../SystemEstimate.ts";
import type { EstimateParts } from "../textEstimate.ts";

/** Everything a report on estimates may show. */
export interface EstimateReport {
  readonly results: readonly SystemEstimate[];
  readonly parts: EstimateParts;
  /** Scores and documents beneath each estimate, in its order. */
  readonly details: readonly ScoreDetails[];
  readonly context: ReportContext;
}
