import type { MetricVerdict } from "../../gates/results.ts";
import { decimalsToSeparate, fixed, plain } from "../numbers.ts";
import type { Words } from "../words/Words.ts";
import { changeKind } from "./changeKind.ts";
import { hasCaveat } from "./hasCaveat.ts";
import { losses } from "./losses.ts";
import { countedUnits } from "./unitOf.ts";

/** Why no verdict could be given: what stands in the way, in one clause. */
export function whyInconclusive(r: MetricVerdict, { verdicts: { why } }: Words): string {
  if (hasCaveat(r, "missing-decides")) return why.missingDecides;
  if (hasCaveat(r, "heavy-documents")) return why.heavyDocuments;
  if (hasCaveat(r, "several-metrics")) return why.severalMetrics;
  if (hasCaveat(r, "tail-error-straddles")) return why.tailError;
  if (r.floor?.binding && !r.floor.met)
    return why.floor({
      ...countedUnits(r),
      margin: plain(r.margin ?? Number.NaN),
      required: String(r.floor.required),
    });
  if (r.lower === null || r.upper === null) return why.noInterval;
  if (r.rule === "threshold") {
    const digits = decimalsToSeparate([r.lower, r.upper], [r.threshold ?? 0]);
    return why.threshold({ lower: fixed(r.lower, digits), upper: fixed(r.upper, digits) });
  }
  const { worst, best } = losses(r);
  if (worst <= (r.margin ?? 0)) return why.withinMargin;
  const digits = decimalsToSeparate([worst, best], [r.margin ?? 0, 0]);
  return why.between({
    worst: fixed(worst, digits),
    best: fixed(Math.abs(best), digits),
    to: best < 0 ? "better" : "worse",
    change: changeKind(r.metric, r.better),
  });
}
