import { readTable } from "../../formats/index.ts";
import { refuseDuplicates } from "../../table/duplicates.ts";
import { InputError } from "../../table/InputError.ts";
import { prefixSeparator, withIdPrefix } from "../../table/idPrefix.ts";
import { transformIds } from "../../table/idTransform.ts";
import { type PairedScores, type PairOptions, pairColumns, pairTables } from "../../table/pair.ts";
import { averageRepeats } from "../../table/repeats.ts";
import type { ScoreTable } from "../../table/ScoreTable.ts";
import { selectWhere } from "../../table/selectRows.ts";
import { refuseSeveralSystems } from "../../table/severalSystems.ts";
import { systemNames } from "../../table/systemNames.ts";
import { type Arguments, argumentsFor } from "../Arguments.ts";
import { idTransformsOf } from "./idTransforms.ts";
import { metricsOf } from "./metrics.ts";
import { clusterColumns, readOptions } from "./readOptions.ts";
import { narrowed } from "./where.ts";

/** A baseline and a candidate, wherever they were found: in two files, two columns, or rows of one file. */
export interface Sides {
  readonly baselineName: string;
  readonly candidateName: string;
  /** The baseline's table, where the documents are looked for. */
  readonly table: ScoreTable;
  readonly candidateTable: ScoreTable;
  readonly metrics: readonly string[];
  /** Both systems' scores of one metric, question by question. */
  pair(metric: string): PairedScores;
}

/** How many systems a command sets beside each other: a baseline and a candidate, or any number. */
export type HowMany = "two" | "several";

/** All that a command compares, and the files it was read from. */
export interface Systems {
  /** One for each pair: every candidate beside the baseline, or with `--pairs all` every system beside every other. */
  readonly sides: readonly Sides[];
  readonly files: readonly ScoreTable[];
}

/** Reads the baseline and its candidates in whichever of the three layouts the flags describe. */
export async function readSystems(args: Arguments, howMany: HowMany): Promise<Systems> {
  refuseTwoStdins(args.positionals);
  if (args.has("baseline-column") || args.has("candidate-column")) return readColumns(args, howMany);
  if (args.has("system-column")) return readRows(args, howMany);
  return readFiles(args);
}

/** Reads one file of one system, its repeats averaged where that was asked for and refused where not. */
export async function readScores(args: Arguments, path: string): Promise<ScoreTable> {
  const table = await readFile(args, path);
  refuseDuplicates(table);
  return table;
}

/** One system of a file; without a name where the file holds no other. */
export interface NamedTable {
  readonly system?: string;
  readonly table: ScoreTable;
}

/** Reads one file and parts it into the systems that `--system-column` names: those asked for, or all. */
export async function readEachSystem(
  args: Arguments,
  path: string,
): Promise<{ readonly file: ScoreTable; readonly systems: readonly NamedTable[] }> {
  const column = args.one("system-column");
  if (column === undefined) {
    if (args.has("system")) refuseApart(args, "system-column", "system");
    const file = await readScores(args, path);
    return { file, systems: [{ table: file }] };
  }
  const file = await readRowsOf(args, path);
  const named = args.all("system");
  const names = named.length > 0 ? [...new Set(named)] : systemNames(file, column);
  const systems = names.map((system) => {
    const table = withRepeats(args, selectWhere(file, column, system));
    refuseDuplicates(table);
    return { system, table };
  });
  return { file, systems };
}

/** Reads one file, its repeats averaged where that was asked for. */
async function readFile(
  args: Arguments,
  path: string,
  expectedIds: readonly string[] = [],
): Promise<ScoreTable> {
  return withRepeats(args, await readRowsOf(args, path, expectedIds));
}

/** Reads the rows of a file that are asked for, with the columns that are made of others. */
async function readRowsOf(
  given: Arguments,
  path: string,
  expectedIds: readonly string[] = [],
): Promise<ScoreTable> {
  const args = given.apart?.files.get(path) ?? given;
  const table = await readTable(args.open(path), { ...readOptions(args), expectedIds });
  const made = clusterColumns(args).filter((column) => prefixSeparator(column) !== undefined);
  return made.reduce(withIdPrefix, transformIds(narrowed(args, table), idTransformsOf(args)));
}

/** Repeats averaged, where that was asked for or the file itself says that they are repeats. */
function withRepeats(args: Arguments, table: ScoreTable): ScoreTable {
  refuseSeveralSystems(table);
  const how = args.one("repeats") ?? (table.repeats === "recognised" ? "average" : "error");
  return how === "average" ? averageRepeats(table, clusterColumns(args)) : table;
}

async function readFiles(args: Arguments): Promise<Systems> {
  if (args.positionals.length < 2)
    throw new InputError(
      "usage",
      "Only one file was given: what is it to be compared with?",
      `Give the baseline's file first and the candidate's second. For one file with both systems see --baseline-column or --system-column in gatestats help ${args.typed[0]}.`,
    );
  const [first, ...others] = args.positionals;
  const baseline = await readFile(args, first);
  const candidates: ScoreTable[] = [];
  for (const path of others) candidates.push(await readFile(args, path, baseline.ids));
  const files = [baseline, ...candidates];
  const sides = pairsOf(args, files).map(([before, after]) =>
    tableSides(args, before, after, before.source.path, after.source.path),
  );
  return { files, sides };
}

async function readRows(args: Arguments, howMany: HowMany): Promise<Systems> {
  const column = args.one("system-column") ?? "";
  if (howMany === "two") {
    refuseApart(args, "system-column", "baseline", "candidate");
    refuseSeveral(args, "candidate");
  }
  const file = await readRowsOf(args, onlyFile(args));
  const systems = systemsNamed(args, file, column).map((name) => ({
    name,
    table: withRepeats(args, selectWhere(file, column, name)),
  }));
  const sides = pairsOf(args, systems).map(([before, after]) =>
    tableSides(args, before.table, after.table, before.name, after.name),
  );
  return { files: [file], sides };
}

/** The baseline and its candidates as they are named; of what is not named, the first of the file and all others. */
function systemsNamed(args: Arguments, file: ScoreTable, column: string): readonly string[] {
  const all = systemNames(file, column);
  const baseline = args.one("baseline") ?? all[0];
  const named = args.all("candidate");
  const candidates = named.length > 0 ? named : all.filter((name) => name !== baseline);
  if (candidates.length > 0) return [baseline, ...candidates];
  throw new InputError(
    "one-system",
    `Column ${column} of ${file.source.path} names one system only, ${baseline}: what is it to be compared with?`,
    "Name the column that tells the systems apart.",
    { file: file.source.path, column },
  );
}

async function readColumns(args: Arguments, howMany: HowMany): Promise<Systems> {
  refuseApart(args, "baseline-column", "candidate-column");
  if (howMany === "two") refuseSeveral(args, "candidate-column");
  const table = await readFile(args, onlyFile(args));
  const columns = [args.one("baseline-column") ?? "", ...args.all("candidate-column")];
  const sides = pairsOf(args, columns).map(([baselineName, candidateName]) => {
    const metric = args.one("metric") ?? candidateName;
    const pair = (): PairedScores => ({ ...pairColumns(table, baselineName, candidateName), metric });
    return { baselineName, candidateName, table, candidateTable: table, metrics: [metric], pair };
  });
  return { files: [table], sides };
}

/** The first with each of the others, or with `--pairs all` each with all that come after it. */
function pairsOf<System>(
  args: Arguments,
  systems: readonly System[],
): readonly (readonly [before: System, after: System])[] {
  const firsts = args.one("pairs") === "all" ? systems : systems.slice(0, 1);
  return firsts.flatMap((before, i) => systems.slice(i + 1).map((after) => [before, after] as const));
}

function tableSides(
  args: Arguments,
  table: ScoreTable,
  candidate: ScoreTable,
  baselineName: string,
  candidateName: string,
): Sides {
  const optionsFor = (own: Arguments): PairOptions => ({
    unmatched: own.one("unmatched") === "drop" ? "drop" : "error",
    groups: clusterColumns(own),
    names: [baselineName, candidateName],
  });
  return {
    baselineName,
    candidateName,
    table,
    candidateTable: candidate,
    metrics: metricsOf(args, [table, candidate]),
    pair: (metric) => pairTables(table, candidate, metric, optionsFor(argumentsFor(args, metric))),
  };
}

/** Flags of which one means nothing without the others. */
function refuseApart(args: Arguments, ...names: readonly string[]): void {
  const missing = names.find((name) => !args.has(name));
  if (missing === undefined) return;
  const all = names.map((each) => `--${each}`).join(", ");
  throw new InputError("usage", `--${missing} is missing: ${all} go together.`, `Give all of ${all}.`);
}

function refuseSeveral(args: Arguments, name: string): void {
  const given = args.all(name);
  if (given.length < 2) return;
  throw new InputError(
    "usage",
    `--${name} was given ${given.length} times: ${given.join(", ")}.`,
    `${args.typed[0]} takes one candidate; gatestats compare takes several.`,
  );
}

function onlyFile(args: Arguments): string {
  if (args.positionals.length === 1) return args.positionals[0];
  throw new InputError(
    "usage",
    `Both systems are looked for in one file, but ${args.positionals.length} were given: ${args.positionals.join(", ")}.`,
    "Give one file with these flags, or two files without them.",
  );
}

/** @throws InputError where standard input is named twice. */
export function refuseTwoStdins(paths: readonly string[]): void {
  if (paths.filter((path) => path === "-").length < 2) return;
  throw new InputError(
    "usage",
    "Standard input (-) was named twice, but it can be read only once.",
    "Give a file for one of the two.",
  );
}
