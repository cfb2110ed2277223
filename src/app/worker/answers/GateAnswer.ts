import type { GateResult } from "../../../gates/results.ts";
import type { ShownArticle } from "./ShownArticle.ts";

/** The answer of a gate: its numbers, and the report on them. */
export interface GateAnswer extends GateResult {
  readonly exitCode: number;
  readonly article: ShownArticle;
}
