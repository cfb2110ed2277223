import type { DocumentsPlan } from "../../../simulate/planning/DocumentsPlan.ts";
import type { CurvePoint } from "./CurvePoint.ts";

/** Plans for documents, one a mean. */
export interface DocumentsPlanAnswer {
  readonly plans: readonly PlannedMean[];
}

/** A plan with the half-width of its interval by the number of documents. */
export interface PlannedMean {
  readonly plan: DocumentsPlan;
  readonly curve: readonly CurvePoint[];
  /** The half-width with the number of documents looked at, where one is. */
  readonly looked: CurvePoint | null;
}
