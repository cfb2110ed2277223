import type { ReportWords } from "../ReportWords.ts";
import { percent } from "./numbers.ts";

export const report: ReportWords = {
  numbers:
    "Os números trazem ponto decimal e vírgula nos milhares, como no JSON e no terminal: 1,234.5 é mil duzentos e trinta e quatro e meio.",
  verdictNames: "APROVADO = PASS, REPROVADO = FAIL, INCONCLUSIVO = INCONCLUSIVE.",
  change: "mudança",
  interval: "intervalo",
  margin: "margem",
  threshold: "limiar",
  baseline: "linha de base",
  candidate: "candidato",
  mean: "média",
  metric: "métrica",
  verdict: "veredito",
  method: "método",
  question: "pergunta",
  questions: "perguntas",
  document: "documento",
  documents: "documentos",
  notes: "Notas",
  limitations: "Limitações",
  references: "Referências",
  whyThisMethod: (p) => `Por que este método: ${p.reason}.`,
  ends: (p) => `Cada extremo do intervalo erra no máximo ${percent(p.error)} das vezes.`,
  heads: {},
};
