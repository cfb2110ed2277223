import { join } from "node:path";
import type { Arguments } from "../../asked/Arguments.ts";
import { exitCodes } from "../../asked/exitCodes.ts";
import { version } from "../../asked/version.ts";
import { readRegistered } from "../../node/studies/lock.ts";
import { articleMarkdown } from "../../report/article/articleMarkdown.ts";
import { articleText } from "../../report/article/articleText.ts";
import { shellWord } from "../../report/commandLines.ts";
import { csv } from "../../report/csv.ts";
import { publishedCsv } from "../../report/study/publishedBeside.ts";
import { studyArticle } from "../../report/study/studyArticle.ts";
import { studyReportJson } from "../../report/study/studyReportJson.ts";
import { en } from "../../report/words/en/catalogue.ts";
import { deliver, type FormatName, outputsOf } from "../formats.ts";
import type { Io } from "../Io.ts";
import { refuseOverwriting } from "../refuseOverwriting.ts";
import { outFolder } from "./openStudy.ts";
import { readResult } from "./readResult.ts";
import type { StudyAction } from "./StudyAction.ts";

const formats: readonly FormatName[] = ["text", "json", "md", "html", "csv"];

export const report: StudyAction = {
  name: "report",
  summary: "hypotheses, tables and figures of what was run, with published values beside ours",
  examples: [
    {
      line: "gatestats study report study.yaml -o report.html",
      does: "Write all of it into one page:",
    },
  ],
  flags: ["out", "json", "format", "output"],
  run: reportResult,
};

async function reportResult(path: string, args: Arguments, io: Io): Promise<number> {
  const outputs = outputsOf(args, formats);
  const from = join(outFolder(path, args), "study.json");
  refuseOverwriting(args, args.all("output"), [from, path]);
  const result = readResult(from, path, readRegistered(path).sha256);
  const tool = { version, commandLine: ["gatestats", ...args.typed].map(shellWord).join(" ") };
  const article = studyArticle(result, tool);
  const html = wants("html", outputs)
    ? (await import("../../report/html/articlePage.ts")).articlePage(article, en)
    : "";
  await deliver(
    outputs,
    {
      text: (page) => articleText(article, page),
      json: () => studyReportJson(result, tool),
      md: () => articleMarkdown(article),
      html: () => html,
      csv: () => csv(publishedCsv(result)),
    },
    io,
  );
  return exitCodes.done;
}

/** Whether a format goes anywhere: the page's figures are drawn by a library that loads for them only. */
function wants(format: FormatName, { stdout, files }: ReturnType<typeof outputsOf>): boolean {
  return stdout === format || files.some((file) => file.format === format);
}
