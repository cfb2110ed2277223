import { isClusterName } from "../clusterCandidates.ts";
import { duplicateIds } from "../duplicates.ts";
import type { ScoreTable } from "../ScoreTable.ts";
import { selectWhere } from "../selectRows.ts";
import { systemNames } from "../systemNames.ts";
import { describeGroups, type GroupsDescription } from "./describeGroups.ts";
import { describeMetric, type MetricDescription } from "./describeMetric.ts";
import { questionRows } from "./questionRows.ts";

/** Ids that stand on several rows, and what they are. */
export interface RepeatedIds {
  /** systems: rows of one id are of different systems; repeats: the file says so; duplicates: nothing explains them. */
  readonly kind: "systems" | "repeats" | "duplicates";
  /** Ids that stand on more than one row of a system. */
  readonly questions: number;
  /** The most rows that one of them has. */
  readonly most: number;
  readonly examples: readonly { readonly id: string; readonly lines: readonly number[] }[];
  /** A column of text on whose values rows with the same id always differ: it may name systems. */
  readonly toldApartBy: string | null;
}

/** One system of a file that holds several. */
export interface SystemDescription {
  readonly name: string;
  readonly rows: number;
  readonly questions: number;
  /** The means of its scored rows, by metric. */
  readonly means: Readonly<Record<string, number | null>>;
}

/** What a file of scores holds, as far as it can be seen without being told. */
export interface TableDescription {
  readonly rows: number;
  /** Different ids. */
  readonly questions: number;
  /** The column of ids, or several with commas between; empty where rows are only counted. */
  readonly idColumn: string;
  readonly firstIds: readonly string[];
  readonly repeated: RepeatedIds | null;
  readonly systems: { readonly column: string; readonly systems: readonly SystemDescription[] } | null;
  /** Of all rows, whatever system or repeat they are. */
  readonly metrics: readonly MetricDescription[];
  readonly groups: GroupsDescription;
}

const shown = 10;

/**
 * Describes a table: its ids, repeats, systems, metrics, and the columns that may be clusters.
 *
 * @param systemColumn the column that tells systems apart, where the user named it
 */
export function describeTable(table: ScoreTable, systemColumn?: string): TableDescription {
  const column = systemColumn ?? severalIn(table);
  const questions = questionRows(table, column);
  const systems = column === undefined ? null : { column, systems: systemsOf(table, column) };
  const leftOut = [...(table.systemColumns ?? []), ...(column === undefined ? [] : [column])];
  return {
    rows: table.ids.length,
    questions: new Set(table.ids).size,
    idColumn: table.source.idColumn ?? "",
    firstIds: questions.ids.slice(0, 3),
    repeated: repeatedIds(table, column),
    systems,
    metrics: [...table.metrics.values()].map(describeMetric),
    groups: describeGroups(questions, leftOut),
  };
}

/** The column in which rows of one id may differ, where it names more than one system. */
function severalIn(table: ScoreTable): string | undefined {
  return table.systemColumns?.find((column) => systemNames(table, column).length > 1);
}

function systemsOf(table: ScoreTable, column: string): readonly SystemDescription[] {
  return systemNames(table, column).map((name) => {
    const rows = selectWhere(table, column, name);
    const metrics = [...rows.metrics.values()].map(describeMetric);
    return {
      name,
      rows: rows.ids.length,
      questions: new Set(rows.ids).size,
      means: Object.fromEntries(metrics.map((metric) => [metric.name, metric.mean])),
    };
  });
}

function repeatedIds(table: ScoreTable, systemColumn: string | undefined): RepeatedIds | null {
  const duplicates = duplicateIds(table);
  if (duplicates.length === 0) return null;
  const labels = systemColumn === undefined ? undefined : table.groups.get(systemColumn);
  const within = labels
    ? duplicates.filter(({ rows }) => new Set(rows.map((row) => labels[row])).size < rows.length)
    : duplicates;
  const kind = within.length === 0 ? "systems" : table.repeats === "recognised" ? "repeats" : "duplicates";
  return {
    kind,
    questions: within.length,
    most: within.reduce((most, { rows }) => Math.max(most, perSystem(rows, labels)), 0),
    examples: within.slice(0, shown).map(({ id, rows }) => ({
      id,
      lines: rows.slice(0, shown).map((row) => table.source.lines[row]),
    })),
    toldApartBy: kind === "duplicates" ? columnThatParts(table, duplicates) : null,
  };
}

function perSystem(rows: readonly number[], labels: readonly string[] | undefined): number {
  if (!labels) return rows.length;
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(labels[row], (counts.get(labels[row]) ?? 0) + 1);
  return Math.max(...counts.values());
}

/** Values of a column above which it names no systems. */
const mostSystems = 50;

function columnThatParts(
  { groups }: ScoreTable,
  duplicates: readonly { readonly rows: readonly number[] }[],
): string | null {
  for (const [column, labels] of groups) {
    const values = new Set(labels).size;
    const namesRows = values === labels.length && duplicates.length < labels.length / 2;
    if (column === "" || isClusterName(column) || values > mostSystems || namesRows) continue;
    if (duplicates.every(({ rows }) => new Set(rows.map((row) => labels[row])).size === rows.length))
      return column;
  }
  return null;
}
