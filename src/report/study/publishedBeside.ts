import type { PublishedValue } from "../../study/StudyFile.ts";
import type { StudyResult } from "../../study/StudyResult.ts";
import type { DataTable } from "../DataTable.ts";
import type { ReadersTable } from "../readersTable.ts";
import { nameOf, numberOf, rowsOf, spanOf } from "./studyRows.ts";
import { decimals } from "./studyTables.ts";

/** A published value with ours beside it: both from least to most, the same where there is one number. */
export interface PublishedBeside {
  readonly section: string;
  readonly table: PublishedValue["table"];
  readonly column: string;
  readonly where: PublishedValue["where"];
  readonly published: readonly [least: number, most: number];
  /** Null where no row of ours matches: another data set, or a system that was not run. */
  readonly ours: readonly [least: number, most: number] | null;
  /** Limits of ours, where it is one number that has them. */
  readonly lower: number | null;
  readonly upper: number | null;
}

/** The column of each table that `lower` and `upper` belong to. */
export const estimates: Readonly<Partial<Record<PublishedValue["table"], string>>> = {
  systems: "mean",
  thresholds: "wrong",
  gates: "pass",
  contrasts: "difference",
  rebuilds: "p95",
};

/** Every published value of a study file, with ours. */
export function publishedBeside(result: StudyResult): readonly PublishedBeside[] {
  return result.study.published.map(({ section, table, column, where, value }) => {
    const rows = rowsOf(result, table, where);
    const limited = rows.length === 1 && estimates[table] === column;
    return {
      section,
      table,
      column,
      where,
      published: typeof value === "number" ? [value, value] : value,
      ours: spanOf(rows.map((row) => numberOf(row, column))),
      lower: limited ? numberOf(rows[0], "lower") : null,
      upper: limited ? numberOf(rows[0], "upper") : null,
    };
  });
}

/** The same for readers, those that have something of ours beside them. */
export function publishedTable(result: StudyResult): ReadersTable {
  const rows = publishedBeside(result).filter(({ ours }) => ours !== null);
  const span = ([least, most]: readonly [number, number]): string => {
    const show = decimals(3);
    return least === most ? show(least) : `${show(least)} to ${show(most)}`;
  };
  return {
    head: ["section", "number", "published", "ours", "95 % limits"],
    rows: rows.map(({ section, column, where, published, ours, lower, upper }) => [
      section,
      `${column}: ${whereWords(result, where)}`,
      span(published),
      ours === null ? "–" : span(ours),
      lower === null || upper === null ? "–" : span([lower, upper]),
    ]),
    left: [true, true, false, false, false],
  };
}

/** Columns that a reader does without: the primary metric, averages over all, families told by their target. */
function plainlyMeant({ study }: StudyResult, column: string, wanted: unknown): boolean {
  if (column === "metric") return wanted === study.metrics.primary;
  return column === "family" || [null, "all", "both"].includes(wanted as string | null);
}

/** What tells the rows from others: values in the order of the file, numbers with the names of their columns. */
function whereWords(result: StudyResult, where: PublishedValue["where"]): string {
  const telling = Object.entries(where).filter(([column, wanted]) => !plainlyMeant(result, column, wanted));
  const words = telling.map(([column, wanted]) => {
    const cells = Array.isArray(wanted) ? wanted : [wanted];
    const names = cells.map((cell) => nameOf(result, column, cell)).join(" or ");
    return cells.every((cell) => Number.isFinite(Number(cell))) ? `${column} ${names}` : names;
  });
  return words.join(", ");
}

/** The same for programs: one row a published value. */
export function publishedCsv(result: StudyResult): DataTable<PublishedBeside> {
  return {
    columns: [
      { name: "section", of: ({ section }) => section },
      { name: "table", of: ({ table }) => table },
      { name: "column", of: ({ column }) => column },
      { name: "where", of: ({ where }) => JSON.stringify(where) },
      { name: "publishedLeast", of: ({ published }) => published[0] },
      { name: "publishedMost", of: ({ published }) => published[1] },
      { name: "oursLeast", of: ({ ours }) => ours?.[0] ?? null },
      { name: "oursMost", of: ({ ours }) => ours?.[1] ?? null },
      { name: "lower", of: ({ lower }) => lower },
      { name: "upper", of: ({ upper }) => upper },
    ],
    rows: publishedBeside(result),
  };
}
