import type { Arguments } from "../../asked/Arguments.ts";
import { clusterCandidates, isClusterName } from "../../table/clusterCandidates.ts";
import { components } from "../../table/components.ts";
import { idPrefixes } from "../../table/describe/idPrefixes.ts";
import { severalNamed } from "../../table/namedDocuments.ts";
import type { ScoreTable } from "../../table/ScoreTable.ts";

/** What a command would say was sampled, and the document of each row of the first table. */
export interface ClusterFlags {
  readonly words: readonly string[];
  readonly column: string | undefined;
  readonly labels: readonly string[] | undefined;
}

/** Documents below which a prefix of the ids is more likely a data set's name than a document's. */
const fewestPrefixes = 5;

const noClusters: ClusterFlags = { words: [], column: undefined, labels: undefined };

/**
 * The cluster flags to suggest: those given, else the coarsest column that is named as documents are, else a prefix of
 * the ids that groups them.
 */
export function clusterFlags(args: Arguments, tables: readonly ScoreTable[]): ClusterFlags {
  const [table] = tables;
  if (args.has("cluster")) {
    const [column] = args.all("cluster");
    return column === "none"
      ? { ...noClusters, words: ["--cluster", "none"] }
      : { words: macro(column), column, labels: table.groups.get(column) };
  }
  const likely = clusterCandidates(table).find(({ column }) =>
    tables.every(({ groups }) => groups.get(column)?.every((cell) => cell !== "") === true),
  );
  if (likely !== undefined) return ofColumn(table, likely.column);
  const inSight = [...table.groups].some(
    ([column, labels]) => isClusterName(column) && (repeats(labels) || severalNamed(labels) !== undefined),
  );
  if (inSight) return { ...noClusters, words: ["--cluster", "none"] };
  const [first, ...others] = tables.map(({ ids }) => idPrefixes(ids));
  const prefix = first.find(
    ({ column, labels }) =>
      new Set(labels).size >= fewestPrefixes &&
      others.every((prefixes) => prefixes.some((other) => other.column === column)),
  );
  return prefix === undefined
    ? noClusters
    : { words: macro(prefix.column), column: prefix.column, labels: prefix.labels };
}

function macro(column: string): readonly string[] {
  return ["--cluster", column, "--estimand", "macro"];
}

function repeats(labels: readonly string[]): boolean {
  return new Set(labels).size < labels.length;
}

function ofColumn(table: ScoreTable, column: string): ClusterFlags {
  const cells = table.groups.get(column)!;
  const several = severalNamed(cells);
  if (several === undefined) return { words: macro(column), column, labels: cells };
  const found = components(cells, several.separator);
  if (found.components < 2) return { words: [...macro(column), "--multi", "whole"], column, labels: cells };
  const separator = several.separator === undefined ? [] : ["--cluster-separator", several.separator];
  return {
    words: [...macro(column), "--multi", "components", ...separator],
    column,
    labels: cells.map((cell) => found.componentOf.get(cell) ?? cell),
  };
}
