import { grouped } from "../../numbers.ts";
import type { ComparisonWords } from "../ComparisonWords.ts";
import type { ChangeKind, Direction } from "../kinds.ts";
import { percent } from "./numbers.ts";

const words = {
  quality: { worse: "pior", better: "melhor" },
  time: { worse: "mais lento", better: "mais rápido" },
} as const;

/** `1 pior`, `3 mais lentas`: questions are feminine in Portuguese, documents are not. */
function moved(n: number, change: ChangeKind, direction: Direction, ending: "a" | "o"): string {
  if (change === "quality") return `${grouped(n)} ${words.quality[direction]}${n === 1 ? "" : "es"}`;
  return `${grouped(n)} ${words.time[direction].slice(0, -1)}${ending}${n === 1 ? "" : "s"}`;
}

function about(metric: string | null): string {
  return metric === null ? "" : `${metric}: `;
}

export const comparisons: ComparisonWords = {
  undecided: (p) =>
    `${about(p.metric)}${p.metric === null ? "Nenhuma" : "nenhuma"} diferença fica demonstrada entre ${p.candidate} e ${p.baseline}.`,
  shown: (p) => `${about(p.metric)}${p.candidate} é ${words[p.change][p.direction]} que ${p.baseline}.`,
  questions: (p) =>
    `Perguntas: ${moved(p.worse, p.change, "worse", "a")}, ${moved(p.better, p.change, "better", "a")}, ${grouped(p.unchanged)} sem mudança.`,
  flips: (p) =>
    `Perguntas: ${grouped(p.hitToMiss)} acerto → erro, ${grouped(p.missToHit)} erro → acerto; ` +
    `sem mudança: ${grouped(p.bothHit)} acerto, ${grouped(p.bothMiss)} erro.`,
  documents: (p) =>
    `Documentos: ${moved(p.worse, p.change, "worse", "o")}, ${moved(p.better, p.change, "better", "o")}, ${grouped(p.tied)} empatados (${percent(p.share)}).`,
  documentChanges: (p) =>
    `Suas mudanças vão de ${p.min} a ${p.max}; a metade central, de ${p.low} a ${p.high}; mediana ${p.median}.`,
  pairing: (p) =>
    `Com pareamento, a mudança tem variância ${p.paired}; sem ele teria ${p.baseline} + ${p.candidate}. ` +
    `O pareamento equivale a ter ${p.gain} vezes ${p.unit === "document" ? "os documentos" : "as perguntas"}.`,
};
