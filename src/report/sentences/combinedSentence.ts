import type { MetricVerdict, Verdict } from "../../gates/results.ts";
import type { Words } from "../words/Words.ts";

/** The first line when several metrics are gated together. */
export function combinedSentence(
  verdict: Verdict,
  results: readonly MetricVerdict[],
  { verdicts }: Words,
): string {
  const musts = results.filter((r) => r.role === "must");
  const named = musts.filter((r) => r.verdict === verdict).map((r) => r.metric);
  return verdicts.combined[verdict]({ named: named.length, total: musts.length, names: named.join(", ") });
}
