import type { Arguments } from "../../asked/Arguments.ts";
import { exitCodes } from "../../asked/exitCodes.ts";
import { clusterColumns } from "../../asked/inputs/readOptions.ts";
import { readScores } from "../../asked/inputs/sides.ts";
import { version } from "../../asked/version.ts";
import { standardFolder } from "../../node/baselines/BaselineFolder.ts";
import { saveBaseline } from "../../node/baselines/saveBaseline.ts";
import { gitCommit } from "../../node/gitCommit.ts";
import { openSource } from "../../node/openSource.ts";
import { sha256 } from "../../node/sha256.ts";
import type { Manifest } from "../../policy/Manifest.ts";
import { savedMetric, savedScores } from "../../policy/savedScores.ts";
import { baselineJson } from "../../report/json.ts";
import { savedText } from "../../report/textBaseline.ts";
import { isClusterName } from "../../table/clusterCandidates.ts";
import { InputError } from "../../table/InputError.ts";
import type { ScoreTable } from "../../table/ScoreTable.ts";
import type { Io } from "../Io.ts";
import { goldenSetHash } from "../policies/pinnedGoldenSet.ts";
import type { BaselineAction } from "./BaselineAction.ts";

export const save: BaselineAction = {
  name: "save",
  summary: "keep the scores of a file as a baseline",
  usage: "baseline save SCORES --name NAME",
  examples: [
    {
      line: "gatestats baseline save baseline.csv --name main",
      does: "Keep the scores of the system that is in use:",
    },
  ],
  words: 1,
  flags: ["name", "force", "metric", "cluster", "better", "range", "id", "id-transform", "where", "repeats"],
  run,
};

/** Columns of a question's text. They are kept where a file has them, so that a changed question is seen. */
const texts = ["question", "query"];

async function run([path]: readonly string[], args: Arguments, io: Io): Promise<number> {
  const name = args.one("name");
  if (name === undefined)
    throw new InputError("usage", "baseline save needs a name.", "Such as --name main.");
  const reading: Arguments = {
    ...args,
    positionals: [path],
    open: (file) => openSource(file, "hashed"),
    apart: { metrics: new Map(), files: new Map(), compared: texts },
  };
  const table = await readScores(reading, path);
  if (table.metrics.size === 0)
    throw new InputError("no-metric", `${path} has no column of scores.`, "Name it with --metric NAME.", {
      file: path,
    });
  const golden = [...new Set([...clusterColumns(args), ...texts])].filter(
    (column) => table.groups.has(column) && column !== table.source.idColumn,
  );
  const { idColumn, text } = savedScores(table, keptColumns(table, golden));
  const { format, sha256: hash, rows } = table.source;
  const manifest: Manifest = {
    version: 1,
    name,
    saved: new Date().toISOString(),
    tool: `gatestats ${version}`,
    commit: gitCommit(process.env),
    source: { path, format, sha256: hash, rows },
    scores: { file: "scores.csv", sha256: sha256(text) },
    idColumn,
    goldenSet: {
      sha256: goldenSetHash(table, golden),
      questions: table.ids.length,
      columns: golden,
    },
    metrics: [...table.metrics.values()].map(savedMetric),
  };
  const root = args.one("baseline-dir") ?? standardFolder;
  const folder = saveBaseline(manifest, text, root, args.has("force") ? "replace" : "keep");
  io.out(args.has("json") ? baselineJson([manifest]) : savedText(manifest, folder, io.page));
  return exitCodes.done;
}

/** Columns that are kept: those that say what a question is, and others that may name its document. */
function keptColumns({ groups, source }: ScoreTable, golden: readonly string[]): readonly string[] {
  const likely = [...groups.keys()].filter((column) => column !== source.idColumn && isClusterName(column));
  return [...new Set([...golden, ...likely])];
}
