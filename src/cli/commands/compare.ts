import type { Arguments } from "../../asked/Arguments.ts";
import { contextOf } from "../../asked/context.ts";
import { samplingOf, withSampling } from "../../asked/inputs/clusters.ts";
import { comparisonsOf } from "../../asked/inputs/comparisons.ts";
import { readSystems } from "../../asked/inputs/sides.ts";
import { wordsOf } from "../../asked/wordsOf.ts";
import { comparePairs } from "../../gates/compare.ts";
import { sourceOfTest } from "../../gates/lossTests/sourceOfTest.ts";
import { pairDetails } from "../../gates/pairDetails.ts";
import type { CompareReport } from "../../report/compare/CompareReport.ts";
import { csv } from "../../report/csv.ts";
import { compareJson } from "../../report/json.ts";
import { latex } from "../../report/latex.ts";
import { compareTable } from "../../report/tables/compareTable.ts";
import { compareText } from "../../report/textCompare.ts";
import type { Command } from "../Command.ts";
import { deliver, outputsOf } from "../formats.ts";
import type { Io } from "../Io.ts";

export const compare: Command = {
  name: "compare",
  summary: "two or more systems on the same questions, no margin needed",
  usage: "compare BASELINE CANDIDATE... --metric NAME",
  about:
    "Shows how each candidate differs from the first system: the change with its interval, which questions and documents " +
    "got better or worse, and what pairing bought. With several comparisons the p-values are corrected by Holm's method; " +
    "--pairs all compares every system with every other. It gives no verdict.",
  positionals: { least: 1, most: 50 },
  examples: [
    { line: "gatestats compare baseline.csv candidate.csv --metric hit@5", does: "What changed?" },
    {
      line: "gatestats compare baseline.csv candidate.csv other.csv --metric hit@5 --json",
      does: "Several candidates against one baseline, as JSON:",
    },
    {
      line: "gatestats compare runs.csv --system-column system --metric hit@5 --pairs all -o comparisons.csv",
      does: "Every system of one file with every other, also as a table:",
    },
  ],
  run,
};

async function run(args: Arguments, io: Io): Promise<number> {
  const outputs = outputsOf(args, ["text", "json", "md", "html", "csv", "latex"]);
  const systems = await readSystems(args, "several");
  const sampling = samplingOf(args, systems.sides[0].table);
  const [pairs, options] = comparisonsOf(args, systems);
  const { results } = comparePairs(pairs, options);
  const result = { results: results.map((comparison) => withSampling(comparison, sampling)) };
  const report = (): CompareReport => ({
    result,
    details: pairs.map(({ pair, clusterLabels }) => pairDetails(pair, clusterLabels)),
    sources: results.flatMap(({ method }) => sourceOfTest(method) ?? []),
    context: contextOf(args, systems.files),
  });
  await deliver(
    outputs,
    {
      text: (page) => compareText(result, page),
      json: () => compareJson(result, contextOf(args, systems.files)),
      md: async () =>
        (await import("../../report/compare/compareMarkdown.ts")).compareMarkdown(
          report(),
          await wordsOf(args),
        ),
      html: async () =>
        (await import("../../report/compare/comparePage.ts")).comparePage(report(), await wordsOf(args)),
      figures: async () =>
        (await import("../../report/compare/compareArticle.ts")).compareArticle(
          report(),
          await wordsOf(args),
        ),
      csv: () => csv(compareTable(result)),
      latex: () => latex(compareTable(result)),
    },
    io,
  );
  return 0;
}
