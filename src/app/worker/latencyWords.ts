import { latency } from "../../report/words/en/latency.ts";
import type { LatencyWords } from "../../report/words/LatencyWords.ts";
import type { Language } from "../../report/words/languages.ts";

/** What is said of latencies in each language. */
const catalogues: Readonly<Record<Language, () => Promise<LatencyWords>>> = {
  en: async () => latency,
  es: async () => (await import("../../report/words/es/latency.ts")).latency,
  pt: async () => (await import("../../report/words/pt/latency.ts")).latency,
  tr: async () => (await import("../../report/words/tr/latency.ts")).latency,
};

/** What is said of latencies, in a language. */
export function latencyWords(language: Language): Promise<LatencyWords> {
  return catalogues[language]();
}
