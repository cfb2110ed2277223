import type { MetricVerdict } from "../../gates/results.ts";

/** The topic of `gatestats explain` that is worth reading next. */
export function nextTopic(r: MetricVerdict): string {
  if (r.caveats.some((caveat) => caveat.code === "missing-decides")) return "missing";
  if (r.rule === "threshold") return "threshold";
  if (r.caveats.some((caveat) => caveat.code === "heavy-documents")) return "micro-macro";
  return r.floor !== null && !r.floor.met ? "floor" : "inconclusive";
}
