import { grouped, percent } from "../../numbers.ts";
import type { ComparisonWords } from "../ComparisonWords.ts";

const words = {
  quality: { worse: "worse", better: "better" },
  time: { worse: "slower", better: "faster" },
} as const;

function about(metric: string | null): string {
  return metric === null ? "" : `${metric}: `;
}

export const comparisons: ComparisonWords = {
  undecided: (p) =>
    `${about(p.metric)}${p.metric === null ? "No" : "no"} difference is shown for ${p.candidate} against ${p.baseline}.`,
  shown: (p) => `${about(p.metric)}${p.candidate} is ${words[p.change][p.direction]} than ${p.baseline}.`,
  questions: (p) =>
    `Questions: ${grouped(p.worse)} ${words[p.change].worse}, ${grouped(p.better)} ${words[p.change].better}, ${grouped(p.unchanged)} unchanged.`,
  flips: (p) =>
    `Questions: ${grouped(p.hitToMiss)} hit → miss, ${grouped(p.missToHit)} miss → hit; ` +
    `unchanged ${grouped(p.bothHit)} hit, ${grouped(p.bothMiss)} missed.`,
  documents: (p) =>
    `Documents: ${grouped(p.worse)} ${words[p.change].worse}, ${grouped(p.better)} ${words[p.change].better}, ${grouped(p.tied)} tied (${percent(p.share)}).`,
  documentChanges: (p) =>
    `Their changes run from ${p.min} to ${p.max}, the middle half from ${p.low} to ${p.high}, median ${p.median}.`,
  pairing: (p) =>
    `Paired, the change has variance ${p.paired}; unpaired it would have ${p.baseline} + ${p.candidate}. ` +
    `Pairing is worth ${p.gain} times as many ${p.unit}s.`,
};
