import type { LatencyViewWords } from "../en/latency.ts";

export const latency: LatencyViewWords = {
  title: "Latência",
  about:
    "P95 respeita um limite, ou ficou mais lento? Para outras consultas e outras execuções que não as medidas.",
  idle: "Dê as execuções de um sistema, ou de dois.",
  files: "Execuções",
  runs: "Execuções",
  runsHint: "do sistema, ou da linha de base",
  otherRuns: "Execuções do candidato",
  otherRunsHint: "para comparar dois sistemas",
  shape:
    "Uma linha por consulta e execução: um id, run e latencyMs. Cinco execuções ou mais; uma só não mostra como diferem.",
  exampleOne: "um sistema",
  exampleTwo: "dois sistemas",
  limit: "Limite",
  limitHint: "o que P95 tem de respeitar, na unidade do arquivo; diga antes de olhar",
  margin: "Margem",
  marginHint: "quanto mais lento P95 pode ficar, na unidade do arquivo; diga antes de olhar",
  column: "Coluna de latências",
  quantile: "Quantil",
  quantileHint: "0.95 se ficar vazio, que é P95",
  run: "Coluna de execuções",
  runHint: "run se ficar vazia",
  cached: "Coluna de respostas de cache",
  cachedHint: "as linhas marcadas ali ficam de fora; cached se ficar vazia",
  needRuns: "Dê as execuções de um sistema.",
  needMargin: "Diga a margem: quanto mais lento P95 pode ficar?",
};
