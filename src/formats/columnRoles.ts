import { isClusterName } from "../table/clusterCandidates.ts";
import { isErrorName, isMeasurement, isStatusName, mayBeScore } from "./columnNames.ts";
import type { ReadOptions } from "./Format.ts";

/** What a column is read for. A guess may turn out wrong and is then dropped; what was asked for may not. */
export type Role =
  | "score"
  | "maybe-score"
  | "group"
  | "maybe-group"
  | "any-group"
  | "error"
  | "status"
  | "total";

/** The roles of a column that is not (or not only) the id, going by its name and by what was asked for. */
export function columnRoles(column: string, options: ReadOptions): Role[] {
  const roles: Role[] = [];
  if (totalColumns(options).includes(column)) roles.push("total");
  if (options.groups?.includes(column) || options.groupsIfAny?.includes(column)) roles.push("group");
  if (options.metrics?.includes(column)) roles.push("score");
  return roles.length > 0 ? roles : guess(column, options);
}

/** The columns named for a file of totals. */
export function totalColumns({ totals }: ReadOptions): string[] {
  if (!totals) return [];
  return [totals.items, totals.sum, ...(totals.squares === undefined ? [] : [totals.squares])];
}

function guess(column: string, options: ReadOptions): Role[] {
  if (isErrorName(column)) return ["error"];
  if (isStatusName(column)) return ["status"];
  if (isClusterName(column)) return ["maybe-group"];
  const score: Role[] = !options.metrics && !options.totals && mayBeScore(column) ? ["maybe-score"] : [];
  return options.everyGroup && !isMeasurement(column) ? [...score, "any-group"] : score;
}
