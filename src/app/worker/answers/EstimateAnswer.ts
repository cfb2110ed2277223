import type { SystemEstimate } from "../../../report/SystemEstimate.ts";

/** The answer of an estimate. */
export interface EstimateAnswer {
  readonly results: readonly SystemEstimate[];
}
