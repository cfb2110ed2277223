import type { Arguments } from "../../asked/Arguments.ts";
import { type GateNeeds, needsOfCount, needsOfPair } from "../../gates/gateNeeds.ts";
import type { CheckProblem, NextCommand } from "../../report/CheckResult.ts";
import { shellWord } from "../../report/commandLines.ts";
import type { Scale } from "../../stats/types.ts";
import { describeMetric, likelyRange } from "../../table/describe/describeMetric.ts";
import type { Overlap } from "../../table/describe/describeOverlap.ts";
import { InputError } from "../../table/InputError.ts";
import { parsedTransform, transformIds } from "../../table/idTransform.ts";
import { type PairedScores, pairTables } from "../../table/pair.ts";
import { type ScoreTable, scored } from "../../table/ScoreTable.ts";
import { type ClusterFlags, clusterFlags } from "./clusterFlags.ts";
import type { FoundSystems } from "./systems.ts";

/** What can be done with the files next, and what a gate would need. */
export interface Suggestion {
  readonly problem: CheckProblem | null;
  readonly needs: GateNeeds | null;
  readonly next: NextCommand | null;
}

/** The same, its command in words that no shell has seen. */
export interface SuggestedCommand extends Omit<Suggestion, "next"> {
  readonly command: { readonly does: NextCommand["does"]; readonly words: readonly string[] } | null;
}

const nothing: SuggestedCommand = { problem: null, needs: null, command: null };

/** A metric, its scale, and the flag that says it where the reader could not know. */
interface ChosenMetric {
  readonly name: string;
  readonly scale: Scale;
  readonly rangeWords: readonly string[];
  /** A margin to begin with: a twentieth of the range, or of the spread seen. */
  readonly margin: number;
}

/**
 * Suggests a command that works as it stands: `estimate` for one system, `gate` for two, `compare` for more.
 *
 * @param repeated whether ids repeat that nothing explains, so that the command has to say what they are
 */
export function suggestion(
  args: Arguments,
  found: FoundSystems,
  overlap: Overlap | null,
  repeated: boolean,
): Suggestion {
  const { command, ...rest } = suggestedCommand(args, found, overlap, repeated);
  if (command === null) return { ...rest, next: null };
  const { does, words } = command;
  return { ...rest, next: { does, words: ["gatestats", does, ...words].map(shellWord) } };
}

/** The command that works, flag by flag. */
export function suggestedCommand(
  args: Arguments,
  found: FoundSystems,
  overlap: Overlap | null,
  repeated: boolean,
): SuggestedCommand {
  const { tables, words } = found;
  if (found.mixed)
    return {
      ...nothing,
      problem: {
        code: "different-systems",
        message: "The files do not hold the same systems, so it is not known which rows are to be compared.",
        hint: "Narrow each to one system first, or look at one file alone.",
      },
    };
  const metric = chosenMetric(args, tables);
  if (metric === undefined) return nothing;
  const common = [
    ...(args.has("totals") ? [] : ["--metric", metric.name]),
    ...metric.rangeWords,
    ...flagsGiven(args),
    ...(repeated ? ["--repeats", "average"] : []),
  ];
  const clusters = clusterFlags(args, tables);
  const sampled = args.has("totals") ? ["--estimand", "macro"] : clusters.words;
  if (tables.length === 1) return ofOne(tables[0], metric, clusters, [...words, ...common, ...sampled]);
  return ofSeveral(tables, metric, clusters, overlap, [...words, ...common, ...sampled]);
}

function ofOne(
  table: ScoreTable,
  { name, scale }: ChosenMetric,
  { labels }: ClusterFlags,
  words: readonly string[],
): SuggestedCommand {
  const { state } = table.metrics.get(name)!;
  const rows = table.ids.map((_, row) => row).filter((row) => state[row] === scored);
  const documents = labels && new Set(rows.map((row) => labels[row])).size;
  const count = documents ?? rows.length;
  if (count < 2) return nothing;
  const needs = needsOfCount(name, count, labels ? "document" : "question", scale);
  return { problem: null, needs, command: commandOf("estimate", words) };
}

function ofSeveral(
  tables: readonly ScoreTable[],
  metric: ChosenMetric,
  clusters: ClusterFlags,
  overlap: Overlap | null,
  words: readonly string[],
): SuggestedCommand {
  const problem = problemOf(() => paired(tables[0], tables[1], metric, clusters, "error"));
  const transforms = overlap?.nearMiss?.transforms ?? [];
  const transformWords = transforms.flatMap((text) => ["--id-transform", text]);
  let needs: GateNeeds | null = null;
  let lost = 0;
  const failed = problemOf(() => {
    const parsed = transforms.flatMap((text) => parsedTransform(text) ?? []);
    const [before, ...others] = tables.map((table) => transformIds(table, parsed));
    for (const other of others) {
      const pair = paired(before, other, metric, clusters, "drop");
      lost += pair.unmatched.baselineOnly.length + pair.unmatched.candidateOnly.length;
      const ofPair = needsOfPair(pair, clusters.labels, clusters.labels ? "macro" : "micro");
      needs ??= ofPair;
    }
  });
  if (failed !== null) return { problem: problem ?? failed, needs: null, command: null };
  const all = [...words, ...transformWords, ...(lost > 0 ? ["--unmatched", "drop"] : [])];
  return {
    problem,
    needs,
    command:
      tables.length === 2
        ? commandOf("gate", [...all, "--margin", String(metric.margin)])
        : commandOf("compare", all),
  };
}

function paired(
  before: ScoreTable,
  after: ScoreTable,
  { name, scale }: ChosenMetric,
  { column }: ClusterFlags,
  unmatched: "error" | "drop",
): PairedScores {
  const groups = column === undefined ? [] : [column];
  return { ...pairTables(before, after, name, { unmatched, groups }), scale };
}

/** The error that a step ends in, in words; null where it ends well. */
function problemOf(step: () => unknown): CheckProblem | null {
  try {
    step();
    return null;
  } catch (error) {
    if (error instanceof InputError) return { code: error.code, message: error.message, hint: error.hint };
    throw error;
  }
}

/** The metric named, or the first that all have with scores that are not all the same. */
function chosenMetric(args: Arguments, tables: readonly ScoreTable[]): ChosenMetric | undefined {
  const [first] = tables;
  const named = args.all("metric").filter((name) => first.metrics.has(name));
  const usable = [...first.metrics.keys()].flatMap((name) => {
    const described = tables.flatMap(({ metrics }) => {
      const metric = metrics.get(name);
      return metric === undefined ? [] : [describeMetric(metric)];
    });
    return described.length === tables.length && described.every(({ kind }) => kind !== "empty")
      ? [{ name, described }]
      : [];
  });
  const chosen =
    usable.find(({ name }) => named.includes(name)) ??
    usable.find(({ described }) => described.some(({ constant }) => !constant)) ??
    usable[0];
  if (chosen === undefined) return undefined;
  const { name, described } = chosen;
  const lowest = Math.min(...described.map((one) => one.lowest ?? 0));
  const highest = Math.max(...described.map((one) => one.highest ?? 0));
  const [{ scale }] = described;
  const bounded = described.every((one) => one.scale.kind === "bounded");
  if (bounded && scale.kind === "bounded")
    return { name, scale, rangeWords: [], margin: rounded((scale.max - scale.min) / 20) };
  const likely = args.has("range") ? undefined : likelyRange(lowest, highest);
  if (likely === undefined) {
    const spread = highest - lowest || 1;
    return {
      name,
      scale: { kind: "unbounded" },
      rangeWords: args.has("range") ? [] : ["--range", "none"],
      margin: rounded(spread / 20),
    };
  }
  return {
    name,
    scale: { kind: "bounded", ...likely },
    rangeWords: ["--range", `${likely.min},${likely.max}`],
    margin: rounded((likely.max - likely.min) / 20),
  };
}

function rounded(value: number): number {
  return Number(value.toPrecision(2));
}

/** Flags that say how the files are read, passed on as they were given. */
function flagsGiven(args: Arguments): readonly string[] {
  return ["id", "id-transform", "where", "range", "totals"].flatMap((name) =>
    args.all(name).flatMap((value) => [`--${name}`, value]),
  );
}

function commandOf(does: NextCommand["does"], words: readonly string[]): SuggestedCommand["command"] {
  return words.includes("-") ? null : { does, words };
}
