import type { MetricVerdict } from "../../gates/results.ts";

/** The greatest and the least loss that the bounds of a verdict allow, positive for worse; NaN without bounds. */
export function losses(r: MetricVerdict): { readonly worst: number; readonly best: number } {
  const [lower, upper] = [r.lower ?? Number.NaN, r.upper ?? Number.NaN];
  return r.better === "higher" ? { worst: -lower, best: -upper } : { worst: upper, best: lower };
}
