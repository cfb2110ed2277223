import type { MetricVerdict } from "../../gates/results.ts";
import { plain } from "../numbers.ts";
import type { Words } from "../words/Words.ts";
import { changeKind } from "./changeKind.ts";
import { countedUnits } from "./unitOf.ts";

/** The verdict on one metric as a full sentence that names the metric and the line it is held to. */
export function verdictSentence(r: MetricVerdict, { verdicts }: Words): string {
  const { metric, better } = r;
  if (r.rule === "threshold") {
    const threshold = plain(r.threshold ?? Number.NaN);
    return verdicts.threshold[r.verdict]({ ...countedUnits(r), metric, better, threshold });
  }
  const margin = plain(r.margin ?? Number.NaN);
  if (r.rule === "difference") return verdicts.difference[r.verdict]({ metric, better, margin });
  const change = changeKind(metric, better);
  return verdicts.margin[r.verdict]({ ...countedUnits(r), metric, margin, change });
}
