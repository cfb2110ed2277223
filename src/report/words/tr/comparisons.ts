import { grouped } from "../../numbers.ts";
import type { ComparisonWords } from "../ComparisonWords.ts";
import { percent } from "./numbers.ts";

const words = {
  quality: { worse: "daha kötü", better: "daha iyi" },
  time: { worse: "daha yavaş", better: "daha hızlı" },
} as const;

function about(metric: string | null): string {
  return metric === null ? "" : `${metric}: `;
}

export const comparisons: ComparisonWords = {
  undecided: (p) => `${about(p.metric)}${p.candidate} ile ${p.baseline} arasında bir fark gösterilemedi.`,
  shown: (p) =>
    `${about(p.metric)}${p.candidate}, ${p.baseline} sistemine göre ${words[p.change][p.direction]}.`,
  questions: (p) =>
    `Sorular: ${grouped(p.worse)} ${words[p.change].worse}, ${grouped(p.better)} ${words[p.change].better}, ${grouped(p.unchanged)} değişmedi.`,
  flips: (p) =>
    `Sorular: ${grouped(p.hitToMiss)} isabet → ıska, ${grouped(p.missToHit)} ıska → isabet; ` +
    `değişmeyen: ${grouped(p.bothHit)} isabet, ${grouped(p.bothMiss)} ıska.`,
  documents: (p) =>
    `Belgeler: ${grouped(p.worse)} ${words[p.change].worse}, ${grouped(p.better)} ${words[p.change].better}, ${grouped(p.tied)} eşit (${percent(p.share)}).`,
  documentChanges: (p) =>
    `Değişimleri ${p.min} ile ${p.max} arasında, ortadaki yarısı ${p.low} ile ${p.high} arasında, ortanca ${p.median}.`,
  pairing: (p) =>
    `Eşleştirilmiş olarak değişimin varyansı ${p.paired}; eşleştirilmeseydi ${p.baseline} + ${p.candidate} olurdu. ` +
    `Eşleştirme, ${p.unit === "document" ? "belge" : "soru"} sayısının ${p.gain} katına çıkmasına denk.`,
};
