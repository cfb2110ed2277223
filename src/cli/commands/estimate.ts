import type { Arguments } from "../../asked/Arguments.ts";
import { contextOf } from "../../asked/context.ts";
import { estimatesOf } from "../../asked/estimatesOf.ts";
import { designOf } from "../../asked/inputs/design.ts";
import { metricsOf } from "../../asked/inputs/metrics.ts";
import { readEachSystem } from "../../asked/inputs/sides.ts";
import { scoreDetailsOf } from "../../asked/scoreDetailsOf.ts";
import { version } from "../../asked/version.ts";
import { wordsOf } from "../../asked/wordsOf.ts";
import { howToCite } from "../../report/cite.ts";
import { csv } from "../../report/csv.ts";
import type { EstimateReport } from "../../report/estimate/EstimateReport.ts";
import { estimateJson } from "../../report/json.ts";
import { latex } from "../../report/latex.ts";
import { estimateMarkdown } from "../../report/markdownEstimate.ts";
import { estimateTable } from "../../report/tables/estimateTable.ts";
import { methodsTable } from "../../report/tables/methodsTable.ts";
import { type EstimateParts, estimateText } from "../../report/textEstimate.ts";
import { InputError } from "../../table/InputError.ts";
import type { Command } from "../Command.ts";
import { estimateStatistic } from "../estimateStatistic.ts";
import { deliver, outputsOf } from "../formats.ts";
import type { Io } from "../Io.ts";

export const estimate: Command = {
  name: "estimate",
  summary: "the mean of one system with an interval that knows about documents",
  usage: "estimate SCORES --metric NAME",
  about:
    "Estimates the mean score of one system with a confidence interval, and shows what the sample is made of: how many " +
    "documents, how alike the answers within one are, and how much the largest one weighs. --report gives all that a reader " +
    "needs to judge it, --cite what a paper needs.",
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
    {
      line: "gatestats estimate candidate.csv --metric hit@5 --cluster doc_id --estimand macro --cite -o report.md -o refs.bib",
      does: "For a paper: the design report, a methods paragraph and its sources:",
    },
    {
      line: "gatestats estimate runs.csv --system-column system --metric hit@5",
      does: "Each system of a file with a row for each question and system:",
    },
  ],
  run,
};

async function run(args: Arguments, io: Io): Promise<number> {
  if (args.has("statistic")) {
    if (args.has("min-coverage")) throw ofMeans("min-coverage");
    return estimateStatistic(args, io);
  }
  for (const flag of ["columns", "probability"]) if (args.has(flag)) throw ofStatistics(flag);
  const design = await designOf(args);
  const outputs = outputsOf(args, ["text", "json", "md", "html", "csv", "latex", "bibtex"]);
  const { file, systems } = await readEachSystem(args, args.positionals[0]);
  const results = estimatesOf(args, systems, design);
  const cite = howToCite(results, version);
  const words = await wordsOf(args);
  const parts: EstimateParts = {
    words,
    methods: args.one("method") === "all" ? "all" : "one",
    report: args.has("report") ? "full" : "short",
    ...(args.has("cite") && { cite }),
  };
  const report = (): EstimateReport => ({
    results,
    parts,
    details: systems.flatMap(({ table }) =>
      metricsOf(args, [table]).map((metric) => scoreDetailsOf(args, table, metric)),
    ),
    context: contextOf(args, [file]),
  });
  await deliver(
    outputs,
    {
      text: (page) => estimateText(results, page, parts),
      json: () => estimateJson(results, contextOf(args, [file]), parts.cite),
      md: () => estimateMarkdown(results, parts),
      html: async () => (await import("../../report/estimate/estimatePage.ts")).estimatePage(report(), words),
      figures: async () =>
        (await import("../../report/estimate/estimateArticle.ts")).estimateArticle(report(), words),
      csv: () => (parts.methods === "all" ? csv(methodsTable(results)) : csv(estimateTable(results))),
      latex: () => (parts.methods === "all" ? latex(methodsTable(results)) : latex(estimateTable(results))),
      bibtex: () => cite.bibtex,
    },
    io,
  );
  return 0;
}

function ofMeans(flag: string): InputError {
  return new InputError(
    "usage",
    `--${flag} goes with the mean of a metric, not with --statistic.`,
    `Leave out --${flag}, or --statistic.`,
  );
}

function ofStatistics(flag: string): InputError {
  return new InputError(
    "usage",
    `--${flag} goes with --statistic.`,
    `Say which: ${flag === "probability" ? "--statistic quantile" : "--statistic f1, precision, recall or ratio"}; a mean of scores takes --metric.`,
  );
}
