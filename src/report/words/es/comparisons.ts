import { grouped, percent } from "../../numbers.ts";
import type { ComparisonWords } from "../ComparisonWords.ts";
import type { ChangeKind, Direction } from "../kinds.ts";

const words = {
  quality: { worse: "peor", better: "mejor" },
  time: { worse: "más lento", better: "más rápido" },
} as const;

/** `1 peor`, `3 más lentas`: questions are feminine in Spanish, documents are not. */
function moved(n: number, change: ChangeKind, direction: Direction, ending: "a" | "o"): string {
  const many = n === 1 ? "" : "s";
  if (change === "quality") return `${grouped(n)} ${words.quality[direction]}${n === 1 ? "" : "es"}`;
  return `${grouped(n)} ${words.time[direction].slice(0, -1)}${ending}${many}`;
}

function about(metric: string | null): string {
  return metric === null ? "" : `${metric}: `;
}

export const comparisons: ComparisonWords = {
  undecided: (p) =>
    `${about(p.metric)}${p.metric === null ? "No" : "no"} se demuestra ninguna diferencia entre ${p.candidate} y ${p.baseline}.`,
  shown: (p) => `${about(p.metric)}${p.candidate} es ${words[p.change][p.direction]} que ${p.baseline}.`,
  questions: (p) =>
    `Preguntas: ${moved(p.worse, p.change, "worse", "a")}, ${moved(p.better, p.change, "better", "a")}, ${grouped(p.unchanged)} sin cambio.`,
  flips: (p) =>
    `Preguntas: ${grouped(p.hitToMiss)} acierto → fallo, ${grouped(p.missToHit)} fallo → acierto; ` +
    `sin cambio: ${grouped(p.bothHit)} acierto, ${grouped(p.bothMiss)} fallo.`,
  documents: (p) =>
    `Documentos: ${moved(p.worse, p.change, "worse", "o")}, ${moved(p.better, p.change, "better", "o")}, ${grouped(p.tied)} en empate (${percent(p.share)}).`,
  documentChanges: (p) =>
    `Sus cambios van de ${p.min} a ${p.max}; la mitad central, de ${p.low} a ${p.high}; mediana ${p.median}.`,
  pairing: (p) =>
    `Con pares, el cambio tiene varianza ${p.paired}; sin pares tendría ${p.baseline} + ${p.candidate}. ` +
    `Emparejar equivale a tener ${p.gain} veces ${p.unit === "document" ? "los documentos" : "las preguntas"}.`,
};
