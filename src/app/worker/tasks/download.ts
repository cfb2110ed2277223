import { exitCodeOf } from "../../../cli/exitCodes.ts";
import { combine } from "../../../gates/combine.ts";
import { shellWord } from "../../../report/commandLines.ts";
import { csv } from "../../../report/csv.ts";
import { estimateJson, gateJson } from "../../../report/json.ts";
import type { ReportContext } from "../../../report/ReportContext.ts";
import { questionsTable } from "../../../report/tables/questionsTable.ts";
import type { ScoreTable } from "../../../table/ScoreTable.ts";
import { commandWords } from "../../state/commandWords.ts";
import type { Asked } from "../Asked.ts";
import type { Download, DownloadQuery } from "../answers/Download.ts";
import { judgedOnce } from "../judgedOnce.ts";
import type { Progress, Run } from "../Tasks.ts";
import { appVersion } from "../version.ts";
import { estimated } from "./estimate.ts";

/** Prints an answer as the command line does. */
export const download: Run<"download"> = async (query, report) =>
  query.command === "gate" ? gateFile(query, report) : estimateFile(query, report);

async function gateFile(
  query: Asked & DownloadQuery,
  report: (progress: Progress) => void,
): Promise<Download> {
  const judged = await judgedOnce(query, report);
  if (query.format === "csv") return file("questions.csv", "text/csv", csv(questionsTable(judged.details())));
  const result = combine(judged.results);
  const exitCode = exitCodeOf(result.verdict, { onInconclusive: undefined, exitZero: false });
  return file(
    "gate.json",
    "application/json",
    gateJson(result, exitCode, contextOf("gate", query, judged.files)),
  );
}

async function estimateFile(
  query: Asked & DownloadQuery,
  report: (progress: Progress) => void,
): Promise<Download> {
  const { results, file: read } = await estimated(query, report);
  return file(
    "estimate.json",
    "application/json",
    estimateJson(results, contextOf("estimate", query, [read])),
  );
}

function file(name: string, type: string, text: string): Download {
  return { name, type, text };
}

/** Where the answer came from, with the command that gives the same. */
function contextOf(command: string, { files, flags }: Asked, tables: readonly ScoreTable[]): ReportContext {
  const inputs = tables.map(({ source: { path, format, sha256, rows } }) => ({ path, format, sha256, rows }));
  const words = ["gatestats", ...commandWords(command, files, flags)];
  return { inputs, tool: { version: appVersion, commandLine: words.map(shellWord).join(" ") } };
}
