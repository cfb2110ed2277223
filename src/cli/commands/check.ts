import type { Arguments } from "../../asked/Arguments.ts";
import { contextOf } from "../../asked/context.ts";
import { exitCodes } from "../../asked/exitCodes.ts";
import { refuseTwoStdins } from "../../asked/inputs/sides.ts";
import type { CheckResult } from "../../report/CheckResult.ts";
import { checkJson } from "../../report/json.ts";
import { checkText } from "../../report/textCheck.ts";
import { describeOverlap } from "../../table/describe/describeOverlap.ts";
import type { Command } from "../Command.ts";
import { type ReadFile, readChecked } from "../check/readChecked.ts";
import { suggestion } from "../check/suggestion.ts";
import { foundSystems } from "../check/systems.ts";
import { deliver, outputsOf } from "../formats.ts";
import type { Io } from "../Io.ts";

export const check: Command = {
  name: "check",
  summary: "what is in these files, and which command to run on them",
  usage: "check FILE...",
  about:
    "Shows what gatestats sees in files of scores: the format, rows, ids and repeats, metrics with what is missing, " +
    "systems, columns that may be clusters and how alike scores within them are. Of several files: which questions " +
    "they share and where they differ. Then what a gate would need, and the command to run next. A file that cannot be " +
    "read is told in its place, and the exit code is 2.",
  positionals: { least: 1, most: 50 },
  examples: [
    { line: "gatestats check baseline.csv", does: "What is in this file?" },
    {
      line: "gatestats check baseline.csv candidate.csv",
      does: "Do these two fit together, and what would a gate need?",
    },
    {
      line: "gatestats check baseline.csv candidate.csv --json",
      does: "The same for programs:",
    },
  ],
  run,
};

async function run(args: Arguments, io: Io): Promise<number> {
  const outputs = outputsOf(args, ["text", "json"]);
  refuseTwoStdins(args.positionals);
  const files: ReadFile[] = [];
  for (const path of args.positionals) files.push(await readChecked(args, path));
  const result = resultOf(args, files);
  const tables = files.flatMap(({ table }) => (table === undefined ? [] : [table]));
  await deliver(
    outputs,
    {
      text: (page) => checkText(result, page),
      json: () => checkJson(result, contextOf(args, tables)),
    },
    io,
  );
  return files.some(({ checked }) => checked.error !== null) ? exitCodes.input : 0;
}

function resultOf(args: Arguments, files: readonly ReadFile[]): CheckResult {
  const checked = files.map((file) => file.checked);
  const found = foundSystems(files);
  const overlap = found.tables.length > 1 ? describeOverlap(found.tables, found.names) : null;
  if (checked.some(({ error }) => error !== null))
    return { files: checked, overlap, problem: null, needs: null, next: null };
  const unexplained = checked.some(
    ({ table }) => table?.repeated?.kind === "duplicates" && table.repeated.toldApartBy === null,
  );
  return { files: checked, overlap, ...suggestion(args, found, overlap, unexplained) };
}
