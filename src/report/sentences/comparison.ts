/** What a comparison of two systems found, in sentences. */
import type { Comparison } from "../../gates/results.ts";
import { decimalsToSeparate, figures, fixed, signed } from "../numbers.ts";
import type { Words } from "../words/Words.ts";
import { changeKind } from "./changeKind.ts";
import { unitOf } from "./unitOf.ts";

/** What a comparison found, as a sentence. */
export function comparisonSentence(c: Comparison, { comparisons }: Words): string {
  const metric = c.metric === c.candidateName ? null : c.metric;
  const pair = { metric, baseline: c.baselineName, candidate: c.candidateName };
  return c.finding === "undecided"
    ? comparisons.undecided(pair)
    : comparisons.shown({ ...pair, change: changeKind(c.metric, c.better), direction: c.finding });
}

/** How many questions moved: as hits that came and went where every score is 0 or 1. */
export function questionsSentence(c: Comparison, { comparisons }: Words): string {
  if (c.flips !== null) return comparisons.flips(c.flips);
  return comparisons.questions({
    worse: c.losses,
    better: c.wins,
    unchanged: c.ties,
    change: changeKind(c.metric, c.better),
  });
}

/** How the documents moved; empty where each question stands alone. */
export function documentsSentence(c: Comparison, { comparisons }: Words): string {
  if (c.clusters === c.questions) return "";
  const { better, worse, tied, shareTied, differences: d } = c.documents;
  const change = changeKind(c.metric, c.better);
  const counts = comparisons.documents({ worse, better, tied, share: shareTied, change });
  if (d.min === d.max) return counts;
  const digits = decimalsToSeparate([d.min, d.lowerQuartile, d.median, d.upperQuartile, d.max], [0]);
  const changes = comparisons.documentChanges({
    min: signed(d.min, digits),
    max: signed(d.max, digits),
    low: signed(d.lowerQuartile, digits),
    high: signed(d.upperQuartile, digits),
    median: signed(d.median, digits),
  });
  return `${counts} ${changes}`;
}

/** What pairing bought; empty when nothing differs. */
export function pairingSentence(c: Comparison, { comparisons }: Words): string {
  if (c.variances === null || c.pairingGain === null) return "";
  const { baseline, candidate, difference } = c.variances;
  return comparisons.pairing({
    paired: figures(difference, 3),
    baseline: figures(baseline, 3),
    candidate: figures(candidate, 3),
    gain: fixed(c.pairingGain, 1),
    unit: unitOf(c),
  });
}
