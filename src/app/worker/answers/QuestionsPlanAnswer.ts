import type { QuestionsPlan } from "../../../simulate/planning/QuestionsPlan.ts";
import type { CurvePoint } from "./CurvePoint.ts";

/** A plan for questions, and the share of golden sets that pass by their size. */
export interface QuestionsPlanAnswer {
  readonly plan: QuestionsPlan;
  readonly curve: readonly CurvePoint[];
}
