import type { ReportWords } from "../ReportWords.ts";
import { percent } from "./numbers.ts";

export const report: ReportWords = {
  numbers:
    "Sayılar, JSON çıktısında ve terminalde olduğu gibi ondalık nokta ve binlik virgülle yazılır: 1,234.5 bin iki yüz otuz dört buçuktur.",
  verdictNames: "GEÇTİ = PASS, KALDI = FAIL, KARARSIZ = INCONCLUSIVE.",
  change: "değişim",
  interval: "aralık",
  margin: "marj",
  threshold: "eşik",
  baseline: "temel sistem",
  candidate: "aday",
  mean: "ortalama",
  metric: "metrik",
  verdict: "karar",
  method: "yöntem",
  question: "soru",
  questions: "sorular",
  document: "belge",
  documents: "belgeler",
  notes: "Notlar",
  limitations: "Sınırlılıklar",
  references: "Kaynaklar",
  whyThisMethod: (p) => `Neden bu yöntem: ${p.reason}.`,
  ends: (p) => `Aralığın her ucunun yanılma oranı en çok ${percent(p.error)}.`,
  heads: {},
};
