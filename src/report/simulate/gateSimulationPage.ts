import type { GateSimulation } from "../../simulate/goldenSets/GateSimulation.ts";
import { articlePage } from "../html/articlePage.ts";
import type { ReportContext } from "../ReportContext.ts";
import { en } from "../words/en/catalogue.ts";
import { gateSimulationArticle } from "./gateSimulationArticle.ts";

/** The answer to `simulate gate` as one HTML file. */
export function gateSimulationPage(
  s: GateSimulation,
  next: readonly string[],
  context: ReportContext,
): string {
  return articlePage(gateSimulationArticle(s, next, context), en);
}
