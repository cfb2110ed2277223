import { csv } from "../../../report/csv.ts";
import { gateMarkdown } from "../../../report/gate/gateMarkdown.ts";
import { articlePage } from "../../../report/html/articlePage.ts";
import { estimateMarkdown } from "../../../report/markdownEstimate.ts";
import { methodsTable } from "../../../report/tables/methodsTable.ts";
import { questionsTable } from "../../../report/tables/questionsTable.ts";
import { simulateGateTable } from "../../../report/tables/simulateGateTable.ts";
import type { Asked } from "../Asked.ts";
import type { AnsweredCommand, DownloadFormat } from "../answers/Download.ts";
import { estimateWork } from "../estimateWork.ts";
import { gateWork } from "../gateWork.ts";
import { simulationWork } from "../simulationWork.ts";
import type { Report, Run } from "../Tasks.ts";
import { works } from "../works.ts";

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
  return {
    name: `${command.replaceAll(" ", "-")}.${format}`,
    type: types[format],
    text: await printed[format](command, query, progress),
  };
};

type Print = (command: AnsweredCommand, asked: Asked, progress: Report) => Promise<string>;

const printed: Readonly<Record<DownloadFormat, Print>> = {
  async html(command, asked, progress) {
    const { article, words } = await (await works[command]())(asked, progress);
    return articlePage(article, words);
  },
  async json(command, asked, progress) {
    return (await (await works[command]())(asked, progress)).article.json ?? "";
  },
  async md(command, asked, progress) {
    if (command === "gate") {
      const { report, words } = await gateWork(asked, progress);
      return gateMarkdown(report, words);
    }
    const { report } = await estimateWork(asked, progress);
    return estimateMarkdown(report.results, report.parts);
  },
  async csv(command, asked, progress) {
    if (command === "gate") return csv(questionsTable((await gateWork(asked, progress)).report.details));
    if (command === "simulate gate")
      return csv(simulateGateTable((await simulationWork(asked, progress)).simulation));
    return csv(methodsTable((await estimateWork(asked, progress)).report.results));
  },
};
