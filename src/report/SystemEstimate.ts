import type { EstimateResult } from "../stats/estimate.ts";
import type { RepeatRates } from "../table/repeatRates.ts";

/** An estimate, the system it is of where a file holds several, and what else the file says. */
export interface SystemEstimate extends EstimateResult {
  readonly system?: string;
  /** How often questions that were asked several times passed, where every score is 0 or 1. */
  readonly repeatRates?: RepeatRates;
}
