import type { SourceFile } from "../../formats/Format.ts";
import { readTable } from "../../formats/index.ts";
import { openSource } from "../../node/openSource.ts";
import { refuseDuplicates } from "../../table/duplicates.ts";
import { InputError } from "../../table/InputError.ts";
import { type PairedScores, pairColumns, pairTables } from "../../table/pair.ts";
import { averageRepeats } from "../../table/repeats.ts";
import type { ScoreTable } from "../../table/ScoreTable.ts";
import { selectSystem } from "../../table/selectRows.ts";
import type { Arguments } from "../Arguments.ts";
import { wantsJson } from "../formats.ts";
import { metricsOf } from "./metrics.ts";
import { clusterColumns, readOptions } from "./readOptions.ts";

/** A baseline and a candidate, wherever they were found: in two files, two columns, or rows of one file. */
export interface Sides {
  readonly baselineName: string;
  readonly candidateName: string;
  /** The baseline's table, where the documents are looked for. */
  readonly table: ScoreTable;
  readonly metrics: readonly string[];
  /** Both systems' scores of one metric, question by question. */
  pair(metric: string): PairedScores;
}

/** All that a command compares, and the files it was read from. */
export interface Systems {
  /** One for each candidate. */
  readonly sides: readonly Sides[];
  readonly files: readonly ScoreTable[];
}

/** Reads the baseline and its candidates in whichever of the three layouts the flags describe. */
export async function readSystems(args: Arguments): Promise<Systems> {
  refuseTwoStdins(args.positionals);
  if (args.has("baseline-column") || args.has("candidate-column")) return readColumns(args);
  if (args.has("system-column")) return readRows(args);
  return readFiles(args);
}

/** Reads one file of one system, its repeats averaged where that was asked for and refused where not. */
export async function readScores(args: Arguments, path: string): Promise<ScoreTable> {
  const table = await readFile(args, path);
  refuseDuplicates(table);
  return table;
}

/** Reads one file, its repeats averaged where that was asked for. */
async function readFile(
  args: Arguments,
  path: string,
  expectedIds: readonly string[] = [],
): Promise<ScoreTable> {
  return withRepeats(args, await readTable(opened(args, path), { ...readOptions(args), expectedIds }));
}

function opened(args: Arguments, path: string): SourceFile {
  return openSource(path, wantsJson(args) ? "hashed" : "not hashed");
}

function withRepeats(args: Arguments, table: ScoreTable): ScoreTable {
  return args.one("repeats") === "average" ? averageRepeats(table, clusterColumns(args)) : table;
}

async function readFiles(args: Arguments): Promise<Systems> {
  if (args.positionals.length < 2)
    throw new InputError(
      "usage",
      "Only one file was given: what is it to be compared with?",
      "Give the baseline's file first and the candidate's second. For one file with both systems see --baseline-column or --system-column in gatestats help gate.",
    );
  const [first, ...others] = args.positionals;
  const baseline = await readFile(args, first);
  const candidates: ScoreTable[] = [];
  for (const path of others) candidates.push(await readFile(args, path, baseline.ids));
  const files = [baseline, ...candidates];
  return {
    files,
    sides: candidates.map((candidate) =>
      tableSides(args, baseline, candidate, baseline.source.path, candidate.source.path),
    ),
  };
}

async function readRows(args: Arguments): Promise<Systems> {
  const [column, baseline, candidate] = together(args, "system-column", "baseline", "candidate");
  const file = await readTable(opened(args, onlyFile(args)), readOptions(args));
  const [before, after] = [baseline, candidate].map((name) =>
    withRepeats(args, selectSystem(file, column, name)),
  );
  return { files: [file], sides: [tableSides(args, before, after, baseline, candidate)] };
}

async function readColumns(args: Arguments): Promise<Systems> {
  const [baseline, candidate] = together(args, "baseline-column", "candidate-column");
  const table = await readFile(args, onlyFile(args));
  const name = args.one("metric") ?? candidate;
  const pair = (): PairedScores => ({ ...pairColumns(table, baseline, candidate), metric: name });
  const sides = { baselineName: baseline, candidateName: candidate, table, metrics: [name], pair };
  return { files: [table], sides: [sides] };
}

function tableSides(
  args: Arguments,
  table: ScoreTable,
  candidate: ScoreTable,
  baselineName: string,
  candidateName: string,
): Sides {
  const unmatched = args.one("unmatched") === "drop" ? "drop" : "error";
  const options = { unmatched, groups: clusterColumns(args) } as const;
  return {
    baselineName,
    candidateName,
    table,
    metrics: metricsOf(args, [table, candidate]),
    pair: (metric) => pairTables(table, candidate, metric, options),
  };
}

function together(args: Arguments, ...names: readonly string[]): readonly string[] {
  return names.map((name) => {
    const value = args.one(name);
    if (value !== undefined) return value;
    const all = names.map((each) => `--${each}`).join(", ");
    throw new InputError("usage", `--${name} is missing: ${all} go together.`, `Give all of ${all}.`);
  });
}

function onlyFile(args: Arguments): string {
  if (args.positionals.length === 1) return args.positionals[0];
  throw new InputError(
    "usage",
    `Both systems are looked for in one file, but ${args.positionals.length} were given: ${args.positionals.join(", ")}.`,
    "Give one file with these flags, or two files without them.",
  );
}

function refuseTwoStdins(paths: readonly string[]): void {
  if (paths.filter((path) => path === "-").length < 2) return;
  throw new InputError(
    "usage",
    "Standard input (-) was named twice, but it can be read only once.",
    "Give a file for one of the two.",
  );
}
