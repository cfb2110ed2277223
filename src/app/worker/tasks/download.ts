import { csv } from "../../../report/csv.ts";
import { gateMarkdown } from "../../../report/gate/gateMarkdown.ts";
import { articlePage } from "../../../report/html/articlePage.ts";
import { estimateMarkdown } from "../../../report/markdownEstimate.ts";
import { methodsTable } from "../../../report/tables/methodsTable.ts";
import { questionsTable } from "../../../report/tables/questionsTable.ts";
import type { DownloadFormat } from "../answers/Download.ts";
import { estimateWork } from "../estimateWork.ts";
import { gateWork } from "../gateWork.ts";
import type { Run } from "../Tasks.ts";

/** Content types of files. */
const types: Readonly<Record<DownloadFormat, string>> = {
  html: "text/html",
  md: "text/markdown",
  json: "application/json",
  csv: "text/csv",
};

/** Prints an answer as the command line does. */
export const download: Run<"download"> = async (query, progress) => {
  const { command, format } = query;
  const work = await (command === "gate" ? gateWork : estimateWork)(query, progress);
  const { article, words, report } = work;
  const printed: Readonly<Record<DownloadFormat, () => string>> = {
    html: () => articlePage(article, words),
    md: () =>
      "result" in report ? gateMarkdown(report, words) : estimateMarkdown(report.results, report.parts),
    json: () => article.json ?? "",
    csv: () => ("result" in report ? csv(questionsTable(report.details)) : csv(methodsTable(report.results))),
  };
  return { name: `${command}.${format}`, type: types[format], text: printed[format]() };
};
