import type { MetricVerdict } from "../gates/results.ts";
import { decimalsToSeparate } from "./numbers.ts";

/** Digits after the point that show on which side of the margin (or the threshold) and of zero a bound lies. */
export function verdictDecimals(r: MetricVerdict): number {
  const values = [r.difference, r.lower, r.upper].filter((value) => value !== null && Number.isFinite(value));
  const line = r.threshold ?? (r.better === "higher" ? -(r.margin ?? 0) : (r.margin ?? 0));
  return decimalsToSeparate(values as number[], r.threshold === null ? [line, 0] : [line]);
}
