import type { Analyzer } from "../analyzers/Analyzer.ts";
import { analyzers } from "../analyzers/index.ts";
import type { Parameter } from "../systems/System.ts";

/** The choice of an analyzer. */
export const analyzerParameter: Parameter = {
  kind: "word",
  name: "analyzer",
  says: "how text becomes terms",
  standard: analyzers[0].name,
  choices: analyzers.map(({ name }) => name),
};

/** The analyzer of a name that was checked. */
export function analyzerOf(name: string): Analyzer {
  return analyzers.find((analyzer) => analyzer.name === name) ?? analyzers[0];
}
