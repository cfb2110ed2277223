import { decimalsToSeparate, fixed } from "../numbers.ts";
import { orDash } from "../parts.ts";
import type { SystemEstimate } from "../SystemEstimate.ts";
import type { Words } from "../words/Words.ts";
import { hasCaveat } from "./hasCaveat.ts";

/** The mean with its interval, or that it is known because nothing that could have been drawn is left out. */
export function estimateSentence(r: SystemEstimate, { estimates }: Words): string {
  const digits = estimateDigits(r);
  const mean = { metric: r.metric, system: r.system ?? null, value: fixed(r.value, digits) };
  if (hasCaveat(r, "census")) return estimates.known(mean);
  const [lower, upper] = [orDash(r.lower, digits), orDash(r.upper, digits)];
  return estimates.interval({ ...mean, level: r.level, lower, upper });
}

/** Digits with which a mean and its limits are shown. */
export function estimateDigits({ value, lower, upper }: SystemEstimate): number {
  return decimalsToSeparate([value, lower, upper].filter(Number.isFinite), []);
}
