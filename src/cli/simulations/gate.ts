import type { Arguments } from "../../asked/Arguments.ts";
import { contextOf } from "../../asked/context.ts";
import { simulatedGates } from "../../asked/inputs/simulatedGates.ts";
import { planAfterSimulation } from "../../asked/planAfterSimulation.ts";
import { csv } from "../../report/csv.ts";
import { simulateGateJson } from "../../report/json.ts";
import { simulateGateTable } from "../../report/tables/simulateGateTable.ts";
import { simulateGateText } from "../../report/textSimulateGate.ts";
import { deliver, outputsOf } from "../formats.ts";
import type { Io } from "../Io.ts";
import { longWork } from "../longWork.ts";
import type { Simulation } from "./Simulation.ts";

export const gate: Simulation = {
  name: "gate",
  summary: "how often gates pass what they should stop, and stop what they should pass",
  usage: "simulate gate BASELINE CANDIDATE... --metric NAME --margin M",
  examples: [
    {
      line: "gatestats simulate gate baseline.csv candidate.csv --metric hit@5 --margin 0.02 --draws 200",
      does: "How often would golden sets of 25 to 200 of these questions mislead each kind of gate?",
    },
    {
      line: "gatestats simulate gate baseline.csv candidate.csv --metric hit@5 --margin 0.02 --questions 150 --method gate,difference --draws 200 --json",
      does: "Two rules on golden sets of 150 questions, as JSON:",
    },
  ],
  flags: [
    ..."metric margin questions documents draws seed workers method losses replacement threshold".split(" "),
    ..."alpha cluster estimand better range unmatched repeats id where id-transform multi".split(" "),
    ..."cluster-separator baseline-column candidate-column system-column baseline candidate json format output figure".split(
      " ",
    ),
  ],
  run,
};

async function run(args: Arguments, io: Io): Promise<number> {
  const outputs = outputsOf(args, ["text", "json", "html", "csv"]);
  const { work, files, simulationOf } = await simulatedGates(args);
  const [tallies] = await longWork(args, io, "draws of golden sets", work);
  const simulation = simulationOf(tallies);
  await deliver(
    outputs,
    {
      text: (page) => simulateGateText(simulation, planAfterSimulation(args, simulation), page),
      json: () => simulateGateJson(simulation, contextOf(args, files)),
      figures: async () =>
        (await import("../../report/simulate/gateSimulationArticle.ts")).gateSimulationArticle(
          simulation,
          planAfterSimulation(args, simulation),
          contextOf(args, files),
        ),
      html: async () =>
        (await import("../../report/simulate/gateSimulationPage.ts")).gateSimulationPage(
          simulation,
          planAfterSimulation(args, simulation),
          contextOf(args, files),
        ),
      csv: () => csv(simulateGateTable(simulation)),
    },
    io,
  );
  return 0;
}
