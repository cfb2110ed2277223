import type { LatencyViewWords } from "../en/latency.ts";

export const latency: LatencyViewWords = {
  title: "Gecikme",
  about:
    "P95 bir sınırın içinde mi kalıyor, yoksa yavaşladı mı? Ölçülenlerden başka sorgular ve çalıştırmalar için.",
  idle: "Bir ya da iki sistemin çalıştırmalarını verin.",
  files: "Çalıştırmalar",
  runs: "Çalıştırmalar",
  runsHint: "sistemin ya da temel sistemin",
  otherRuns: "Adayın çalıştırmaları",
  otherRunsHint: "iki sistemi karşılaştırmak için",
  shape:
    "Her sorgu ve çalıştırma için bir satır: bir id, run ve latencyMs. Beş ya da daha çok çalıştırma; tek biri nasıl farklılaştıklarını göstermez.",
  exampleOne: "bir sistem",
  exampleTwo: "iki sistem",
  limit: "Sınır",
  limitHint: "P95 değerinin içinde kalması gereken süre, dosyanın biriminde; bakmadan önce söyleyin",
  margin: "Marj",
  marginHint: "P95 ne kadar yavaşlayabilir, dosyanın biriminde; bakmadan önce söyleyin",
  column: "Gecikme sütunu",
  quantile: "Kantil",
  quantileHint: "boşsa 0.95, yani P95",
  run: "Çalıştırma sütunu",
  runHint: "boşsa run",
  cached: "Önbellek yanıtlarının sütunu",
  cachedHint: "orada işaretli satırlar dışarıda bırakılır; boşsa cached",
  needRuns: "Bir sistemin çalıştırmalarını verin.",
  needMargin: "Marjı söyleyin: P95 ne kadar yavaşlayabilir?",
};
