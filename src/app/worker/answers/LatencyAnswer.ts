import type { LatencyResult } from "../../../gates/latency.ts";
import type { ShownArticle } from "./ShownArticle.ts";

/** The answer to latencies: the numbers and the report on them. */
export interface LatencyAnswer {
  readonly result: LatencyResult;
  readonly article: ShownArticle;
}
