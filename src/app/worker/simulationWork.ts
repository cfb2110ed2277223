import { contextOf } from "../../asked/context.ts";
import { simulatedGates } from "../../asked/inputs/simulatedGates.ts";
import { planAfterSimulation } from "../../asked/planAfterSimulation.ts";
import { wordsIn } from "../../asked/wordsOf.ts";
import type { Article } from "../../report/article/Article.ts";
import type { ReportContext } from "../../report/ReportContext.ts";
import { gateSimulationArticle } from "../../report/simulate/gateSimulationArticle.ts";
import type { Words } from "../../report/words/Words.ts";
import type { GateSimulation } from "../../simulate/goldenSets/GateSimulation.ts";
import { askedArguments } from "./askedArguments.ts";
import { drawTasks } from "./drawTasks.ts";
import { rememberingLast, type Work } from "./rememberingLast.ts";

import { simulationWords } from "./simulationWords.ts";

/** A simulated gate: everything that is shown or downloaded of it. */
export interface SimulationWork {
  readonly simulation: GateSimulation;
  readonly article: Article;
  readonly words: Words;
}

/** What was drawn, which is the same in every language. */
interface Drawn {
  readonly simulation: GateSimulation;
  readonly next: readonly string[];
  readonly context: ReportContext;
}

const drawn: Work<Drawn> = rememberingLast(async (asked, progress) => {
  const args = askedArguments("simulate gate", asked, progress);
  const { work, files, simulationOf } = await simulatedGates(args);
  const [tallies] = await drawTasks(work, progress);
  const simulation = simulationOf(tallies);
  return { simulation, next: planAfterSimulation(args, simulation), context: contextOf(args, files) };
});

/**
 * Simulates what is asked.
 *
 * @throws InputError as the command line does
 */
export const simulationWork: Work<SimulationWork> = rememberingLast(async (asked, progress) => {
  const { simulation, next, context } = await drawn({ ...asked, language: "en" }, progress);
  const words = await wordsIn(asked.language);
  const said = await simulationWords(asked.language);
  return { simulation, article: gateSimulationArticle(simulation, next, context, words, said), words };
});
