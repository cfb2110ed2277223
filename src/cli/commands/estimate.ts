import { estimateJson } from "../../report/json.ts";
import { estimateText } from "../../report/textEstimate.ts";
import type { EstimateResult } from "../../stats/estimate.ts";
import type { ScoreTable } from "../../table/ScoreTable.ts";
import type { Arguments } from "../Arguments.ts";
import type { Command } from "../Command.ts";
import { contextOf } from "../context.ts";
import { estimateCrossed } from "../estimateCrossed.ts";
import { estimateMetric } from "../estimateMetric.ts";
import { deliver, outputsOf } from "../formats.ts";
import type { Io } from "../Io.ts";
import { samplingOf, withSampling } from "../inputs/clusters.ts";
import { documentColumns } from "../inputs/crossed.ts";
import { metricsOf } from "../inputs/metrics.ts";
import { readScores } from "../inputs/sides.ts";

export const estimate: Command = {
  name: "estimate",
  summary: "the mean of one system with an interval that knows about documents",
  usage: "estimate SCORES --metric NAME",
  about:
    "Estimates the mean score of one system with a confidence interval, and shows what the sample is made of: how many " +
    "documents, how alike the answers within one are, and how much the largest one weighs.",
  positionals: { least: 1, most: 1 },
  examples: [
    {
      line: "gatestats estimate candidate.csv --metric hit@5 --cluster doc_id --estimand macro",
      does: "The mean of a typical document:",
    },
    {
      line: "gatestats estimate candidate.csv --metric hit@5 --cluster doc_id --estimand micro --method all",
      does: "The mean of a question, by every method side by side:",
    },
  ],
  run,
};

async function run(args: Arguments, io: Io): Promise<number> {
  const outputs = outputsOf(args);
  const table = await readScores(args, args.positionals[0]);
  const results = estimatesOf(args, table);
  deliver(
    outputs,
    {
      text: (page) => estimateText(results, page, args.one("method") === "all" ? "all" : "one"),
      json: () => estimateJson(results, contextOf(args, [table])),
    },
    io,
  );
  return 0;
}

/** The answer for each metric, by one cluster column, two that cross, or none. */
function estimatesOf(args: Arguments, table: ScoreTable): readonly EstimateResult[] {
  const metrics = metricsOf(args, [table]);
  const documents = args.has("strata") ? undefined : documentColumns(args, table);
  if (documents?.kind === "crossed")
    return metrics.map((metric) => estimateCrossed(args, table, metric, documents.columns));
  const sampling = samplingOf(args, table);
  return metrics.map((metric) => withSampling(estimateMetric(args, table, metric, sampling), sampling));
}
