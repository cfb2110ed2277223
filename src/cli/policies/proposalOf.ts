import { type Arguments, withValues } from "../../asked/Arguments.ts";
import { marginOf, noiseFloorOf } from "../../asked/values.ts";
import type { OnInconclusive } from "../../policy/Policy.ts";
import { laidOver, type ResolvedSetting } from "../../policy/resolveMetric.ts";
import { settings } from "../../policy/settings.ts";
import { clusterCandidates } from "../../table/clusterCandidates.ts";
import { describeOverlap } from "../../table/describe/describeOverlap.ts";
import { InputError } from "../../table/InputError.ts";
import { type ReadFile, readChecked } from "../check/readChecked.ts";
import { type SuggestedCommand, suggestedCommand } from "../check/suggestion.ts";
import { foundSystems } from "../check/systems.ts";
import { parseArguments } from "../parseArguments.ts";
import type { Proposal, ProposedMetric } from "./Proposal.ts";

/** Settings that a proposal says of each metric apart; the others hold for all. */
const ofMetric = ["margin", "better", "range", "noise-floor"];

/**
 * Looks at the files and proposes a policy: flags that were given as they are, and for the rest what the files suggest.
 * A margin is never suggested.
 *
 * @throws InputError for a file that cannot be read, or systems that cannot be compared
 */
export async function proposalOf(args: Arguments, names: readonly string[]): Promise<Proposal> {
  marginOf(args);
  noiseFloorOf(args);
  const files: ReadFile[] = [];
  const looking = withValues(args, { metric: [] });
  for (const path of args.positionals) files.push(await readChecked(looking, path));
  for (const { checked } of files) if (checked.error !== null) throw asInputError(checked.error);
  const found = foundSystems(files);
  const common = commonMetrics(files);
  const unknown = names.find((name) => !common.includes(name));
  if (unknown !== undefined)
    throw new InputError(
      "no-such-metric",
      `${args.positionals.join(" and ")} ${files.length === 1 ? "has" : "have"} no metric ${unknown} in common.`,
      `Metrics: ${common.join(", ")}.`,
    );
  const overlap = found.tables.length > 1 ? describeOverlap(found.tables, found.names) : null;
  const repeated = files.some(
    ({ checked: { table } }) => table?.repeated?.kind === "duplicates" && table.repeated.toldApartBy === null,
  );
  const suggest = (metric: readonly string[]): Suggested =>
    suggestedFor(suggestedCommand(withValues(args, { metric }), found, overlap, repeated), args);
  const first = suggest(names.slice(0, 1));
  const taken = names.length > 0 ? names : first.args.all("metric");
  const given = settings.flatMap(({ name }) =>
    args.has(name) ? [{ name, values: args.all(name), source: "flag", line: null } as const] : [],
  );
  const suggested = settings.flatMap(({ name }): ResolvedSetting[] =>
    first.args.has(name) ? [{ name, values: first.args.all(name), source: "defaults", line: null }] : [],
  );
  const [column] = first.args.all("system-column");
  const [baseline, candidate] = args.positionals;
  return {
    baseline: column === undefined ? baseline : null,
    candidate: column === undefined ? (candidate ?? null) : baseline,
    systems:
      column === undefined
        ? null
        : {
            column,
            baseline: first.args.one("baseline") ?? "",
            candidate: first.args.one("candidate") ?? "",
          },
    questions: new Set(found.tables[0]?.ids).size,
    seen: seenDocuments(first, found.tables[0]?.groups),
    documents: [
      ...new Set([
        ...first.args.all("cluster"),
        ...clusterCandidates(found.tables[0]).map((one) => one.column),
      ]),
    ].filter((one) => one !== "none"),
    onInconclusive: (args.one("on-inconclusive") as OnInconclusive | undefined) ?? null,
    defaults: laidOver(suggested, given).filter(({ name }) => !ofMetric.includes(name)),
    metrics: taken.map((name) => proposedMetric(name, suggest([name]), args)),
    others: common.filter((name) => !taken.includes(name)),
  };
}

interface Suggested {
  readonly args: Arguments;
  readonly smallestMargin: number | null;
}

/** What parsing has to know of `gate`, which has the flags of every command that is suggested. */
const asGate = { name: "gate", usage: "", positionals: { least: 0, most: 2 } } as const;

/** The suggested command, read as a command line of `gate`. */
function suggestedFor({ command, problem, needs }: SuggestedCommand, args: Arguments): Suggested {
  if (command === null)
    throw problem === null
      ? new InputError(
          "no-metric",
          `Nothing in ${args.positionals.join(" and ")} could be judged.`,
          "gatestats check says what is in the files.",
        )
      : new InputError(problem.code, problem.message, problem.hint);
  if (command.does === "compare")
    throw new InputError(
      "several-systems",
      `${args.positionals.join(" and ")} hold more than two systems.`,
      "Name two: --system-column COL --baseline NAME --candidate NAME.",
    );
  return { args: parseArguments(asGate, command.words), smallestMargin: needs?.smallestMargin ?? null };
}

function proposedMetric(name: string, suggested: Suggested, args: Arguments): ProposedMetric {
  return {
    name,
    margin: args.one("margin") ?? null,
    better: args.one("better"),
    range: args.one("range") ?? suggested.args.one("range"),
    noiseFloor: args.one("noise-floor"),
    smallestMargin: suggested.smallestMargin,
  };
}

function commonMetrics(files: readonly ReadFile[]): readonly string[] {
  const [first, ...others] = files.map(({ table }) => [...(table?.metrics.keys() ?? [])]);
  return first.filter((name) => others.every((names) => names.includes(name)));
}

function seenDocuments(
  { args }: Suggested,
  groups: ReadonlyMap<string, readonly string[]> | undefined,
): Proposal["seen"] {
  const [column] = args.all("cluster");
  if (column === undefined || column === "none") return null;
  return { column, documents: new Set(groups?.get(column) ?? []).size };
}

function asInputError(error: NonNullable<ReadFile["checked"]["error"]>): InputError {
  const { code, message, hint, file, line, column } = error;
  return new InputError(code, message, hint ?? "", {
    ...(file !== null && { file }),
    ...(line !== null && { line }),
    ...(column !== null && { column }),
  });
}
