import type { ReportWords } from "../ReportWords.ts";
import { percent } from "./numbers.ts";

export const report: ReportWords = {
  numbers:
    "Los números llevan punto decimal y coma en los millares, como en el JSON y en la terminal: 1,234.5 es mil doscientos treinta y cuatro y medio.",
  verdictNames: "APROBADO = PASS, RECHAZADO = FAIL, NO CONCLUYENTE = INCONCLUSIVE.",
  change: "cambio",
  interval: "intervalo",
  margin: "margen",
  threshold: "umbral",
  baseline: "línea base",
  candidate: "candidato",
  mean: "media",
  metric: "métrica",
  verdict: "veredicto",
  method: "método",
  question: "pregunta",
  questions: "preguntas",
  document: "documento",
  documents: "documentos",
  notes: "Notas",
  limitations: "Limitaciones",
  references: "Referencias",
  whyThisMethod: (p) => `Por qué este método: ${p.reason}.`,
  ends: (p) => `Cada extremo del intervalo yerra como mucho el ${percent(p.error)} de las veces.`,
  heads: {},
};
