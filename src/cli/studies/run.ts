import { join } from "node:path";
import type { Arguments } from "../../asked/Arguments.ts";
import { exitCodes } from "../../asked/exitCodes.ts";
import { wholeNumberOf } from "../../asked/values.ts";
import { version } from "../../asked/version.ts";
import { writeCsv } from "../../formats/writeCsv.ts";
import { ensureFolder } from "../../node/ensureFolder.ts";
import { laboratory } from "../../node/studies/laboratory.ts";
import { registrationOf } from "../../node/studies/lock.ts";
import { type NewFile, writeFiles } from "../../node/writeFiles.ts";
import { shellWord } from "../../report/commandLines.ts";
import { studyRunJson } from "../../report/studyRunJson.ts";
import { studyRunText } from "../../report/textStudyRun.ts";
import { Interrupted } from "../../simulate/Interrupted.ts";
import { runStudy } from "../../study/runStudy.ts";
import type { StudyResult } from "../../study/StudyResult.ts";
import { tableColumns, tableNames } from "../../study/tables.ts";
import type { Io } from "../Io.ts";
import { openStudy, outFolder } from "./openStudy.ts";
import type { StudyAction } from "./StudyAction.ts";
import { stepLine } from "./stepLine.ts";

export const run: StudyAction = {
  name: "run",
  summary: "do a registered study, or go on where it was stopped",
  examples: [
    {
      line: "gatestats study run study.yaml",
      does: "Do what was registered; run it again to go on after a stop:",
    },
  ],
  flags: ["data-root", "out", "model-dir", "cache", "workers", "json"],
  run: runRegistered,
};

async function runRegistered(path: string, args: Arguments, io: Io): Promise<number> {
  const { file, study, retrieverOf, timedRetrieverOf } = openStudy(path, args);
  const registration = registrationOf(path, file);
  const out = outFolder(path, args);
  ensureFolder(out);
  const line = stepLine(io);
  const stop = (): void => {
    line.end();
    io.err(stoppedWords(path));
    process.exit(exitCodes.interrupted);
  };
  process.once("SIGINT", stop);
  const lab = laboratory({
    study,
    file: path,
    sha256: file.sha256,
    dataRoot: args.one("data-root") ?? "data",
    steps: join(out, "steps"),
    retrieverOf,
    models: args.one("model-dir"),
    timedRetrieverOf,
    workers: wholeNumberOf(args, "workers", 1),
    begin: line.begin,
    onProgress: line.show,
  });
  let result: StudyResult;
  try {
    result = await runStudy(study, lab);
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    io.err(stoppedWords(path));
    return exitCodes.interrupted;
  } finally {
    line.end();
    process.off("SIGINT", stop);
  }
  const commandLine = ["gatestats", ...args.typed].map(shellWord).join(" ");
  const json = studyRunJson(result, {
    file: path,
    sha256: file.sha256,
    registrations: file.lock?.registrations ?? [registration],
    tool: { version, commandLine },
  });
  write(out, result, file.sha256, json);
  io.out(args.has("json") ? json : studyRunText(result, { path, out }, io.page));
  return exitCodes.done;
}

/** All tables and study.json, or none of them. */
function write(out: string, { tables }: StudyResult, sha256: string, json: string): void {
  const folder = join(out, "tables");
  ensureFolder(folder);
  const files = tableNames.map((name): NewFile => {
    const columns = tableColumns[name];
    const rows = tables[name].map((row) => [...columns.map((column) => row[column] ?? ""), sha256]);
    return { path: join(folder, `${name}.csv`), text: writeCsv([...columns, "study"], rows) };
  });
  writeFiles([...files, { path: join(out, "study.json"), text: json }], "replace");
}

function stoppedWords(path: string): string {
  return `gatestats: stopped. What was done is kept; to go on: gatestats study run ${path}\n`;
}
