import type { MetricVerdict } from "../../gates/results.ts";
import { decimalsToSeparate, fixed } from "../numbers.ts";
import type { Words } from "../words/Words.ts";
import { changeKind } from "./changeKind.ts";
import { losses } from "./losses.ts";
import { whyInconclusive } from "./whyInconclusive.ts";

/** The answer to "so can it be merged?" for one metric. */
export function mergeAnswer(r: MetricVerdict, words: Words): string {
  return words.verdicts.merge[r.verdict]({ metric: r.metric, evidence: evidence(r, words) });
}

function evidence(r: MetricVerdict, words: Words): string {
  const { evidence: phrases } = words.verdicts;
  if (r.rule === "difference") return phrases.noChance;
  if (r.lower === null || r.upper === null || r.verdict === "inconclusive") return whyInconclusive(r, words);
  const confidence = (1 + r.level) / 2;
  if (r.rule === "threshold") {
    const digits = decimalsToSeparate([r.lower, r.upper], [r.threshold ?? 0]);
    return (r.verdict === "pass") === (r.better === "higher")
      ? phrases.meanAtLeast({ confidence, value: fixed(r.lower, digits) })
      : phrases.meanAtMost({ confidence, value: fixed(r.upper, digits) });
  }
  const { worst, best } = losses(r);
  const digits = decimalsToSeparate([worst, best], [r.margin ?? 0, 0]);
  if (r.verdict === "fail") return phrases.lossAtLeast({ confidence, value: fixed(best, digits) });
  return worst < 0
    ? phrases.gainAtLeast({
        confidence,
        value: fixed(-worst, digits),
        change: changeKind(r.metric, r.better),
      })
    : phrases.lossAtMost({ confidence, value: fixed(worst, digits) });
}
