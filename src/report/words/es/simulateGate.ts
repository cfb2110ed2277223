import type { GateRow, Misfit } from "../../../simulate/goldenSets/gateRows.ts";
import { brief, figures, grouped, hundred, percent, plain } from "../../numbers.ts";
import { lastName } from "../lastName.ts";
import type { SimulationWords } from "../SimulationWords.ts";
import { rowsAtMargin } from "../simulatedRows.ts";
import { counted } from "./numbers.ts";

const units = { question: "preguntas", document: "documentos" } as const;

const points = ({ median, most }: Misfit): string =>
  `${Math.round(100 * median)} de 100 por lo general y ${Math.round(100 * most)} en el peor caso`;

/** All that a page says of a simulated gate, in Spanish. */
export const simulation: SimulationWords = {
  ruleWords(rule, { margin, threshold, alpha }) {
    const line = plain(margin);
    return {
      gate: "lo que gatestats gate hace por sí solo",
      gaffke: "gatestats gate --method gaffke: el más cauto",
      t: "gatestats gate --method t --no-floor: el intervalo de manual",
      percentile: `bootstrap con pares: aprueba si su límite inferior del ${percent(1 - alpha)} queda por encima de -${line}`,
      "sign-flip": "lo mismo, invirtiendo los signos de las diferencias",
      unpaired: "lo mismo, remuestreando cada sistema por su cuenta",
      difference: `aprueba si las dos medias difieren como mucho en ${line}`,
      threshold: `aprueba si la media del candidato alcanza ${plain(threshold ?? 0)}`,
      "threshold-below": `aprueba si la media del candidato alcanza un umbral ${line} por debajo de su media verdadera: debería`,
      "threshold-above": `lo mismo con el umbral ${line} por encima de su media verdadera: no debería`,
    }[rule];
  },
  changeName(row, room) {
    const { kind, scenario, loss } = row;
    if (kind === "unchanged") return "nada cambió";
    if (kind !== "candidate") return `pierde ${brief(loss)} ${kind === "few" ? "en pocas" : "repartido"}`;
    const size =
      Math.abs(loss) < 5e-13
        ? "misma media"
        : `${loss > 0 ? "pierde" : "gana"} ${figures(Math.abs(loss), 3)}`;
    return `${lastName(scenario, room - size.length - 2)}: ${size}`;
  },
  headline(s, size) {
    const sets = `conjuntos de referencia de ${counted[s.unit](size)}`;
    const { atMargin, unchanged, difference } = rowsAtMargin(s, size);
    if (atMargin === undefined || unchanged === undefined)
      return `Cada regla, ante ${grouped(s.draws)} ${sets} y de otros tamaños, extraídos de sus ${counted[s.unit](s.population)}.`;
    const more =
      difference === undefined ? "" : `; comparar las dos medias lo aprobaría en ${hundred(difference.pass)}`;
    return `En ${hundred(atMargin.pass)} de 100 ${sets}, gatestats gate aprueba un cambio que de verdad pierde el margen de ${plain(s.margin)}${more}. Aprueba un sistema que no cambió en ${hundred(unchanged.pass)}.${enough(s.rows, s.unit, size)}`;
  },
  howDrawn: (s) =>
    `Sus ${counted[s.unit](s.population)} representan todo lo que hay, de modo que se sabe qué es verdad; de ellos se extraen conjuntos de referencia ${grouped(s.draws)} veces, los mismos para cada regla y cada cambio (semilla ${s.seed}).`,
  howBuilt:
    "Las pérdidas se construyen con las puntuaciones de la línea base y son exactas. En pocas: preguntas elegidas al azar caen a la puntuación más baja hasta alcanzar la pérdida. Repartido: todas las preguntas pierden la misma parte de su puntuación.",
  replacementWords: ({ unit }) =>
    unit === "document"
      ? "without: ningún documento sale dos veces en un conjunto; with: puede salir, como cuando siguen llegando otros parecidos."
      : "without: ninguna pregunta sale dos veces en un conjunto; with: puede salir, como cuando siguen llegando otras parecidas.",
  misfitWords({ misfits, unit }) {
    const [least] = misfits;
    const most = misfits[misfits.length - 1];
    const larger = most === least ? "" : `, y con ${grouped(most.units)} en ${points(most)}`;
    return `Por qué extraer: una fórmula (la curva normal) en lugar de extraer se desviaría en ${points(least)} con ${counted[unit](least.units)}${larger}.`;
  },
  page: {
    next: (unit) =>
      unit === "document"
        ? "A continuación: ¿cuántos documentos bastarían?"
        : "A continuación: ¿cuántas preguntas bastarían?",
    curves: "Con qué frecuencia aprueba cada regla",
    changes: "Cambio por cambio",
    rules: "Las reglas",
    rates: "Todas las tasas",
    ofHundred: (size, unit) => `De 100 conjuntos de referencia de ${counted[unit](size)}, tantos aprueban.`,
    everyRate: "Parte de los conjuntos de referencia que aprueba, se rechaza y queda sin concluir.",
    change: "cambio",
    may: "puede aprobar",
    yes: "sí",
    no: "no",
    size: (unit) => units[unit],
    drawn: "extracción",
    rule: "regla",
  },
  figures: {
    passesBySize:
      "Conjuntos de referencia que aprueban, por su tamaño; las barras son dos errores de Monte Carlo.",
    operatingCharacteristic: (size, unit) =>
      `La curva característica de operación: conjuntos de ${counted[unit](size)} que aprueban, por la pérdida verdadera.`,
    answers: "Las respuestas de gatestats gate, por el tamaño de los conjuntos de referencia.",
    size: (unit) => `${units[unit]} en un conjunto de referencia`,
    trueLoss: "pérdida verdadera",
    share: "conjuntos de referencia",
    verdicts: { pass: "aprobado", fail: "rechazado", inconclusive: "no concluyente" },
  },
};

/** From which size on an unchanged system mostly passes. */
function enough(rows: readonly GateRow[], unit: "question" | "document", size: number): string {
  const passes = rows.filter(({ kind, rule }) => kind === "unchanged" && rule === "gate");
  const found = passes.find(({ pass }) => pass >= 0.8);
  if (found === undefined) return " Ningún tamaño probado basta para que eso ocurra en 80 de 100.";
  if (found === passes[0]) return "";
  if (found.units === size) return " De los tamaños probados, ninguno menor basta para eso.";
  return ` Con ${counted[unit](found.units)} eso ocurre en ${hundred(found.pass)} de 100.`;
}
