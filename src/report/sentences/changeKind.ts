import type { Better } from "../../stats/types.ts";
import type { ChangeKind } from "../words/kinds.ts";

/** What a change of a metric is called: time gets slower, all else gets worse. */
export function changeKind(metric: string, better: Better): ChangeKind {
  const time = better === "lower" && /latency|duration|time|seconds|(^|[_.@ ])m?s$/i.test(metric);
  return time ? "time" : "quality";
}
