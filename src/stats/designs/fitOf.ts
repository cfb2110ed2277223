import type { IntervalMethod } from "../intervals/IntervalMethod.ts";
import type { Resampling } from "../resampling/Resampling.ts";
import type { Applicability, Estimand, Scale } from "../types.ts";
import type { DesignedSample } from "./designedSample.ts";

/** Whether a method fits a sample, and what it is then asked for. */
export interface Fit extends Applicability {
  readonly asked: Estimand;
}

/** Asks a method for each of the sample's estimands in turn. Weighted totals are no questions to count. */
export function fitOf(
  method: IntervalMethod,
  sample: DesignedSample,
  scale: Scale,
  resampling?: Resampling,
): Fit {
  const { totals, estimands, design } = sample;
  if (method.ignoresDocuments && sample.kind === "weighted")
    return { ok: false, reason: "it knows of no design", asked: estimands[0] };
  const fits = estimands.map((asked) => {
    const { ok, reason } = method.applies(totals, asked, scale, design, resampling);
    return { ok, reason, asked };
  });
  return fits.find(({ ok }) => ok) ?? fits[0];
}
