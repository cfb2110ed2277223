import type { LatencyViewWords } from "../en/latency.ts";

export const latency: LatencyViewWords = {
  title: "Latencia",
  about:
    "¿Respeta P95 un límite, o se hizo más lento? Para otras consultas y otras ejecuciones que las medidas.",
  idle: "Dé las ejecuciones de un sistema, o de dos.",
  files: "Ejecuciones",
  runs: "Ejecuciones",
  runsHint: "del sistema, o de la línea base",
  otherRuns: "Ejecuciones del candidato",
  otherRunsHint: "para comparar dos sistemas",
  shape:
    "Una fila por consulta y ejecución: un id, run y latencyMs. Cinco ejecuciones o más; una sola no muestra cómo difieren.",
  exampleOne: "un sistema",
  exampleTwo: "dos sistemas",
  limit: "Límite",
  limitHint: "lo que P95 tiene que respetar, en la unidad del archivo; dígalo antes de mirar",
  margin: "Margen",
  marginHint: "cuánto más lento puede hacerse P95, en la unidad del archivo; dígalo antes de mirar",
  column: "Columna de latencias",
  quantile: "Cuantil",
  quantileHint: "0.95 si se deja vacío, que es P95",
  run: "Columna de ejecuciones",
  runHint: "run si se deja vacía",
  cached: "Columna de respuestas de caché",
  cachedHint: "las filas marcadas ahí se dejan fuera; cached si se deja vacía",
  needRuns: "Dé las ejecuciones de un sistema.",
  needMargin: "Diga el margen: ¿cuánto más lento puede hacerse P95?",
};
