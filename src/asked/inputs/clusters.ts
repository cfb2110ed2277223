import { shellWord } from "../../report/commandLines.ts";
import { count, grouped } from "../../report/numbers.ts";
import type { Caveat, Estimand } from "../../stats/types.ts";
import { type ClusterCandidate, clusterCandidates, isClusterName } from "../../table/clusterCandidates.ts";
import { InputError } from "../../table/InputError.ts";
import { type ScoreTable, scored } from "../../table/ScoreTable.ts";
import type { Arguments } from "../Arguments.ts";
import { estimandOf } from "../values.ts";
import { componentsOf, refuseSeveralNamed } from "./components.ts";
import { crossedRefused, documentColumns } from "./crossed.ts";

/** What was sampled, and whose mean is asked for. */
export interface Sampling {
  /** The column that names each question's document; undefined when questions were sampled one by one. */
  readonly cluster: string | undefined;
  /** The cluster of each cell of that column, where cells name several documents; else the cell is its name. */
  readonly clusterOf?: ReadonlyMap<string, string>;
  readonly estimand: Estimand;
  /** What the answer has to say about it. */
  readonly caveats: readonly Caveat[];
}

/**
 * Reads `--cluster`, `--strata` and `--estimand`. Neither is ever guessed: a column that looks like a document and was
 * not named, and an estimand that was not said, are errors that name the ways out.
 *
 * @param ways "sampled" where the command cannot take documents as all there are, so that --strata is no way out
 */
export function samplingOf(args: Arguments, table: ScoreTable, ways: "all" | "sampled" = "all"): Sampling {
  if (args.has("strata")) return fixedDocuments(args);
  const documents = documentColumns(args, table);
  if (documents.kind === "crossed") throw crossedRefused(documents.columns, args);
  if (documents.kind === "unnamed") refuseUnnamed(clusterCandidates(table), table, ways);
  const cluster = documents.kind === "one" ? documents.column : undefined;
  if (cluster !== undefined) refuseEmptyCells(table, cluster);
  const { clusterOf, caveats } = componentsOf(args, table, cluster);
  if (documents.kind === "unnamed")
    for (const column of table.groups.keys())
      if (isClusterName(column)) refuseSeveralNamed(table, column, "unnamed");
  if (cluster === undefined && !args.has("totals"))
    return { cluster, estimand: "micro", caveats: documents.kind === "none" ? declined(table) : [] };
  const estimand = estimandOf(args);
  if (estimand === undefined) throw estimandNotNamed(cluster ?? "the rows");
  const notes = documents.kind === "one" ? [...documents.caveats, ...caveats] : [];
  return { cluster, estimand, caveats: notes, ...(clusterOf && { clusterOf }) };
}

/** What `--cluster none` has to say where a column of documents does group the rows. */
function declined(table: ScoreTable): readonly Caveat[] {
  const [coarsest] = clusterCandidates(table);
  if (coarsest === undefined) return [];
  const { column, clusters } = coarsest;
  return [{ code: "clusters-declined", params: { column, documents: clusters } }];
}

/** The document of each row, or undefined when questions were sampled one by one. */
export function documentsOf(
  { cluster, clusterOf }: Sampling,
  groups: ReadonlyMap<string, readonly string[]>,
): readonly string[] | undefined {
  const cells = cluster === undefined ? undefined : groups.get(cluster);
  return clusterOf === undefined ? cells : cells?.map((cell) => clusterOf.get(cell) ?? "");
}

/** A row with a score has to say of which document it is. */
function refuseEmptyCells({ groups, ids, metrics, source }: ScoreTable, column: string): void {
  const states = [...metrics.values()].map(({ state }) => state);
  const row = groups.get(column)?.findIndex((cell, i) => cell === "" && states.some((s) => s[i] === scored));
  if (row === undefined || row < 0) return;
  const line = source.lines[row];
  throw new InputError(
    "empty-cluster",
    `The row of question "${ids[row]}" names no document: its ${column} is empty.`,
    "Give every row its document, or say --cluster none if questions were sampled one by one.",
    { file: source.path, column, ...(line > 0 && { line }) },
  );
}

function refuseUnnamed(
  candidates: readonly ClusterCandidate[],
  table: ScoreTable,
  offered: "all" | "sampled",
): void {
  if (candidates.length === 0) return;
  const [coarsest] = candidates;
  const nested = candidates.filter((candidate) => candidate.inside.includes(coarsest.column));
  const name = coarsest.column;
  const others = nested.map((candidate) => candidate.column).join(" and ");
  const ways = [
    [`--cluster ${shellWord(name)}`, "documents were sampled"],
    ...(offered === "all"
      ? [
          [
            `--strata ${shellWord(name)}`,
            "these documents are all there are; questions were sampled in them",
          ] as const,
        ]
      : []),
    ["--cluster none", "questions were sampled one by one"],
  ] as const;
  const width = Math.max(...ways.map(([flag]) => flag.length));
  throw new InputError(
    "cluster-not-named",
    `Questions in ${table.source.path} share documents: column ${name} has ${grouped(coarsest.clusters)} values in ${count(coarsest.rows, "row")}${others === "" ? "" : `, and holds ${others}`}. What was sampled?`,
    [
      others === "" ? "Say one of:" : `${name} is the coarsest level: name it if it was sampled. Say one of:`,
      ...ways.map(([flag, means]) => `  ${flag.padEnd(width)}  ${means}`),
      "gatestats explain clusters tells more.",
    ].join("\n"),
    { file: table.source.path, column: name },
  );
}

function estimandNotNamed(cluster: string): InputError {
  return new InputError(
    "estimand-not-named",
    `With documents (${cluster}) there are two means: which one do you ask for?`,
    [
      "Say one of:",
      "  --estimand micro  the mean over questions: a document counts by its number of questions",
      "  --estimand macro  the mean over documents: each counts the same",
      "gatestats explain micro-macro tells more.",
    ].join("\n"),
  );
}

/** The column of documents that are all there are. */
export function strataColumn(args: Arguments): string {
  const column = args.one("strata") ?? "";
  if (args.has("multi"))
    throw new InputError(
      "usage",
      "--multi goes with --cluster: it makes clusters of documents that share questions.",
      `Give --cluster ${column} --multi ${args.one("multi")}, or leave out --multi.`,
    );
  if (args.has("cluster"))
    throw new InputError(
      "usage",
      "--strata and --cluster exclude each other: documents are all there are, or were sampled.",
      `Leave out --cluster for the first, --strata for the second. Documents drawn inside strata are told to estimate by a design file (--design; gatestats explain designs).`,
    );
  return column;
}

/**
 * Documents that are all there are, with questions sampled in each. Taking the questions as one sample errs on the safe
 * side: drawing them document by document makes the mean vary less, and an unseen loss harder to miss.
 */
function fixedDocuments(args: Arguments): Sampling {
  const column = strataColumn(args);
  if (args.one("estimand") === "macro")
    throw new InputError(
      "strata-macro",
      `--strata ${column} answers for the mean over questions; --estimand macro asks for the mean over documents.`,
      `Leave out --estimand, or give --cluster ${column} --estimand macro, which allows for documents not drawn as well.`,
    );
  return { cluster: undefined, estimand: "micro", caveats: [{ code: "strata-fixed", params: { column } }] };
}

/** An answer with what its sampling has to say. */
export function withSampling<Answer extends { readonly caveats: readonly Caveat[] }>(
  answer: Answer,
  { caveats }: Sampling,
): Answer {
  return caveats.length === 0 ? answer : { ...answer, caveats: [...answer.caveats, ...caveats] };
}
