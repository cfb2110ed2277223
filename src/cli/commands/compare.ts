import { comparePairs } from "../../gates/compare.ts";
import { compareJson } from "../../report/json.ts";
import { compareText } from "../../report/textCompare.ts";
import type { Arguments } from "../Arguments.ts";
import type { Command } from "../Command.ts";
import { contextOf } from "../context.ts";
import { deliver, outputsOf } from "../formats.ts";
import type { Io } from "../Io.ts";
import { samplingOf, withSampling } from "../inputs/clusters.ts";
import { comparisonsOf } from "../inputs/comparisons.ts";
import { readSystems } from "../inputs/sides.ts";

export const compare: Command = {
  name: "compare",
  summary: "two or more systems on the same questions, no margin needed",
  usage: "compare BASELINE CANDIDATE... --metric NAME",
  about:
    "Shows how each candidate differs from the baseline: the change with its interval, which questions got better or " +
    "worse, and what pairing bought. With several comparisons the p-values are corrected by Holm's method. It gives no verdict.",
  positionals: { least: 1, most: 50 },
  examples: [
    { line: "gatestats compare baseline.csv candidate.csv --metric hit@5", does: "What changed?" },
    {
      line: "gatestats compare baseline.csv candidate.csv other.csv --metric hit@5 --json",
      does: "Several candidates against one baseline, as JSON:",
    },
  ],
  run,
};

async function run(args: Arguments, io: Io): Promise<number> {
  const outputs = outputsOf(args);
  const systems = await readSystems(args);
  const sampling = samplingOf(args, systems.sides[0].table);
  const { results } = comparePairs(...comparisonsOf(args, systems));
  const result = { results: results.map((comparison) => withSampling(comparison, sampling)) };
  deliver(
    outputs,
    {
      text: (page) => compareText(result, page),
      json: () => compareJson(result, contextOf(args, systems.files)),
    },
    io,
  );
  return 0;
}
