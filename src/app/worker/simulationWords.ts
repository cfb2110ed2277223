import { simulation } from "../../report/words/en/simulateGate.ts";
import type { Language } from "../../report/words/languages.ts";
import type { SimulationWords } from "../../report/words/SimulationWords.ts";

/** What is said of simulated gates, in a language. */
export async function simulationWords(_: Language): Promise<SimulationWords> {
  return simulation;
}
