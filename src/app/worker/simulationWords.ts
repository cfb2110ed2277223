import { simulation } from "../../report/words/en/simulateGate.ts";
import type { Language } from "../../report/words/languages.ts";
import type { SimulationWords } from "../../report/words/SimulationWords.ts";

/** What is said of simulated gates in each language. */
const catalogues: Readonly<Record<Language, () => Promise<SimulationWords>>> = {
  en: async () => simulation,
  es: async () => (await import("../../report/words/es/simulateGate.ts")).simulation,
  pt: async () => (await import("../../report/words/pt/simulateGate.ts")).simulation,
  tr: async () => (await import("../../report/words/tr/simulateGate.ts")).simulation,
};

/** What is said of simulated gates, in a language. */
export function simulationWords(language: Language): Promise<SimulationWords> {
  return catalogues[language]();
}
