import type { ChangeKind, Unit } from "../kinds.ts";
import type { VerdictWords } from "../VerdictWords.ts";
import { counted, percent } from "./numbers.ts";

const gotWorse: Readonly<Record<ChangeKind, string>> = { quality: "empeoró", time: "se hizo más lento" };
const didNotGetWorse: Readonly<Record<ChangeKind, string>> = {
  quality: "no empeoró",
  time: "no se hizo más lento",
};
const worse: Readonly<Record<ChangeKind, string>> = { quality: "peor", time: "más lento" };
const better: Readonly<Record<ChangeKind, string>> = { quality: "mejor", time: "más rápido" };
const moved = { higher: "bajó", lower: "subió" } as const;
const reaches = { higher: "alcanza el umbral", lower: "no supera el umbral" } as const;
const misses = { higher: "no alcanza el umbral", lower: "supera el umbral" } as const;

function cannotTell(p: { readonly count: number; readonly unit: Unit }): string {
  return `${counted[p.unit](p.count)} no ${p.count === 1 ? "permite" : "permiten"} saber si`;
}

function sure(p: { readonly confidence: number }): string {
  return `con una confianza del ${percent(p.confidence)}`;
}

export const verdicts: VerdictWords = {
  word: { pass: "APROBADO", fail: "RECHAZADO", inconclusive: "NO CONCLUYENTE" },
  margin: {
    pass: (p) => `${p.metric} ${didNotGetWorse[p.change]} por encima del margen de ${p.margin}.`,
    fail: (p) => `${p.metric} ${gotWorse[p.change]} por encima del margen de ${p.margin}.`,
    inconclusive: (p) =>
      `${cannotTell(p)} ${p.metric} ${gotWorse[p.change]} por encima del margen de ${p.margin}.`,
  },
  difference: {
    pass: (p) => `La media de ${p.metric} ${moved[p.better]} como mucho el margen de ${p.margin}.`,
    fail: (p) => `La media de ${p.metric} ${moved[p.better]} más que el margen de ${p.margin}.`,
    inconclusive: (p) =>
      `No se puede saber si la media de ${p.metric} ${moved[p.better]} más que el margen de ${p.margin}.`,
  },
  threshold: {
    pass: (p) => `${p.metric} del candidato ${reaches[p.better]} de ${p.threshold}.`,
    fail: (p) => `${p.metric} del candidato ${misses[p.better]} de ${p.threshold}.`,
    inconclusive: (p) => `${cannotTell(p)} ${p.metric} del candidato ${reaches[p.better]} de ${p.threshold}.`,
  },
  watched: "Esta métrica solo se observa; no decide.",
  role: { must: "debe aprobar", watch: "solo se observa" },
  canItBeMerged: "¿Se puede integrar el cambio?",
  couldItBeMerged: "Si decidiera, ¿se podría integrar el cambio?",
  merge: {
    pass: (p) => `Sí, en lo que toca a ${p.metric}: ${p.evidence}.`,
    fail: (p) => `No: ${p.evidence}.`,
    inconclusive: (p) => `No con estos datos: ${p.evidence}.`,
  },
  mergeAll: {
    pass: (p) => `Sí, en lo que toca a ${p.names}.`,
    fail: (p) => `No: ${p.names}.`,
    inconclusive: (p) => `No con estos datos: ${p.names}.`,
  },
  lookAt: (p) =>
    p.count === 1
      ? `Mire ahora la pregunta (${p.count}) que ${gotWorse[p.change]}; está más abajo.`
      : `Mire ahora las ${counted.question(p.count)} que ${p.change === "time" ? "se hicieron más lentas" : "empeoraron"}; están más abajo.`,
  falseFail: (p) =>
    `Un cambio que de verdad pierde menos que el margen se rechazaría así como mucho en el ${percent(p.alpha)} de las ejecuciones.`,
  evidence: {
    noChance: "se compararon las dos medias sin tener en cuenta el azar",
    meanAtLeast: (p) => `${sure(p)}, su media es al menos ${p.value}`,
    meanAtMost: (p) => `${sure(p)}, su media es como mucho ${p.value}`,
    gainAtLeast: (p) => `${sure(p)}, es ${better[p.change]} en al menos ${p.value}`,
    lossAtMost: (p) => `${sure(p)}, la pérdida es como mucho ${p.value}`,
    lossAtLeast: (p) => `${sure(p)}, la pérdida es al menos ${p.value}`,
  },
  why: {
    missingDecides: "las puntuaciones que faltan podrían inclinar la respuesta hacia un lado o hacia el otro",
    heavyDocuments:
      "los documentos difieren tanto en tamaño que una pérdida en los grandes podría pasar inadvertida",
    severalMetrics:
      "por sí sola esta métrica se rechazaría, pero entre varias es más probable un rechazo falso y, con la corrección, la pérdida no queda demostrada",
    tailError: "el valor p no se puede calcular con la precisión necesaria para decir de qué lado está",
    noInterval: "no se pudo calcular ningún intervalo",
    withinMargin:
      "los límites quedan dentro del margen, pero no se garantiza la tasa de error de una aprobación",
    floor: (p) =>
      `${counted[p.unit](p.count)} no ${p.count === 1 ? "permite" : "permiten"} descartar una pérdida mayor que ${p.margin} ni siquiera si ${p.unit === "document" ? "ninguno perdió" : "ninguna perdió"} nada; el mínimo es ${p.required}`,
    threshold: (p) => `el umbral cae dentro de la incertidumbre del candidato, de ${p.lower} a ${p.upper}`,
    between: (p) =>
      `el cambio verdadero podría ser cualquiera entre ${p.worst} ${worse[p.change]} y ${p.best} ${(p.to === "better" ? better : worse)[p.change]}`,
  },
  adviceTitle: "Qué haría falta para saberlo",
  advice: {
    smallestMargin: (p) =>
      `Si no cambiara ni una puntuación, ${counted[p.unit](p.count)} ${p.count === 1 ? "bastaría" : "bastarían"} para aprobar con un margen de ${p.margin} y con ninguno menor.`,
    wouldPassAt: (p) =>
      `Los datos de hoy aprobarían con un margen de ${p.margin}. Pero un margen elegido después de mirar ` +
      `ya no garantiza la tasa de error del ${percent(p.alpha)}: elíjalo para la próxima ejecución, no para esta.`,
    needed: (p) =>
      `Si en verdad nada hubiera cambiado, el ${percent(p.power)} de las ejecuciones aprobaría con ${counted[p.unit](p.count)} aproximadamente.`,
    floorAndNeeded: (p) =>
      `${p.required} ${p.unit === "document" ? "documentos" : "preguntas"} son el mínimo, aunque no haya pérdida; con ${p.unit === "document" ? "unos" : "unas"} ${counted[p.unit](p.count)} aprobaría el ${percent(p.power)} de las ejecuciones si nada cambió.`,
    repeats: {
      document:
        "Más preguntas sobre los mismos documentos, o repeticiones, estabilizan las puntuaciones, pero no añaden documentos.",
      question: "Las repeticiones estabilizan una puntuación, pero no añaden preguntas.",
    },
  },
  combined: {
    pass: (p) =>
      p.total === 1
        ? `La única métrica que decide aprueba: ${p.names}.`
        : `Las ${p.total} métricas aprueban: ${p.names}.`,
    fail: (p) =>
      p.total === 1
        ? `Rechazada la única métrica que decide: ${p.names}.`
        : `Rechazadas ${p.named} de ${p.total} métricas: ${p.names}.`,
    inconclusive: (p) =>
      p.total === 1
        ? `Sin decidir la única métrica que decide: ${p.names}.`
        : `Sin decidir ${p.named} de ${p.total} métricas, y ninguna rechazada: ${p.names}.`,
  },
};
