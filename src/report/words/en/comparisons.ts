import type { Comparison } from "../../../gates/results.ts";
import { decimalsToSeparate, figures, fixed, grouped, percent, signed } from "../../numbers.ts";
import { changeWords } from "./verdicts.ts";

/** What a comparison found, as a sentence. */
export function comparisonSentence(c: Comparison): string {
  const words = changeWords(c.metric, c.better);
  const who = `${c.candidateName} against ${c.baselineName}`;
  const of = c.metric === c.candidateName ? "" : `${c.metric}: `;
  if (c.finding === "undecided") return `${of}${of === "" ? "No" : "no"} difference is shown for ${who}.`;
  return `${of}${c.candidateName} is ${c.finding === "better" ? words.better : words.worse} than ${c.baselineName}.`;
}

/** How many questions moved: as hits that came and went where every score is 0 or 1. */
export function questionsSentence(c: Comparison): string {
  if (c.flips === null) {
    const words = changeWords(c.metric, c.better);
    return `Questions: ${grouped(c.losses)} ${words.worse}, ${grouped(c.wins)} ${words.better}, ${grouped(c.ties)} unchanged.`;
  }
  const { hitToMiss, missToHit, bothHit, bothMiss } = c.flips;
  return (
    `Questions: ${grouped(hitToMiss)} hit → miss, ${grouped(missToHit)} miss → hit; ` +
    `unchanged ${grouped(bothHit)} hit, ${grouped(bothMiss)} missed.`
  );
}

/** How the documents moved; empty where each question stands alone. */
export function documentsSentence(c: Comparison): string {
  if (c.clusters === c.questions) return "";
  const words = changeWords(c.metric, c.better);
  const { better, worse, tied, shareTied, differences: d } = c.documents;
  const digits = decimalsToSeparate([d.min, d.lowerQuartile, d.median, d.upperQuartile, d.max], [0]);
  const [min, low, middle, high, max] = [d.min, d.lowerQuartile, d.median, d.upperQuartile, d.max].map(
    (value) => signed(value, digits),
  );
  const counts = `Documents: ${grouped(worse)} ${words.worse}, ${grouped(better)} ${words.better}, ${grouped(tied)} tied (${percent(shareTied)}).`;
  if (d.min === d.max) return counts;
  return `${counts} Their changes run from ${min} to ${max}, the middle half from ${low} to ${high}, median ${middle}.`;
}

/** What pairing bought; empty when nothing differs. */
export function pairingSentence(c: Comparison): string {
  if (c.variances === null || c.pairingGain === null) return "";
  const { baseline, candidate, difference } = c.variances;
  return (
    `Paired, the change has variance ${figures(difference, 3)}; unpaired it would have ${figures(baseline, 3)} + ` +
    `${figures(candidate, 3)}. Pairing is worth ${fixed(c.pairingGain, 1)} times as many ` +
    `${c.clusters < c.questions ? "documents" : "questions"}.`
  );
}
