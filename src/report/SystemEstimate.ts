import type { EstimateResult } from "../stats/estimate.ts";

/** An estimate, and the system it is of where a file holds several. */
export interface SystemEstimate extends EstimateResult {
  readonly system?: string;
}
