/** Columns that the tables of gate, compare and estimate share. */
import type { SideSummary } from "../../gates/results.ts";
import type { FiveNumbers } from "../../stats/fiveNumbers.ts";
import type { Caveat } from "../../stats/types.ts";
import type { Cell, Column } from "../DataTable.ts";
import { grouped } from "../numbers.ts";
import { orDash } from "../parts.ts";

/** A column for programs only. */
export function plainColumn<Row>(name: string, of: (row: Row) => Cell): Column<Row> {
  return { name, of };
}

/** Five numbers, a column each, for programs only. */
export function fiveColumns<Row>(name: string, of: (row: Row) => FiveNumbers): readonly Column<Row>[] {
  const parts = ["min", "lowerQuartile", "median", "upperQuartile", "max"] as const;
  return parts.map((part) => ({ name: `${name}.${part}`, of: (row) => of(row)[part] }));
}

/** One side's mean and what it was computed from, for programs only. */
export function sideColumns<Row>(name: string, of: (row: Row) => SideSummary | null): readonly Column<Row>[] {
  const parts = ["mean", "scored", "missing", "errors"] as const;
  return parts.map((part) => ({ name: `${name}.${part}`, of: (row) => of(row)?.[part] ?? null }));
}

/** A count, with its digits grouped for readers. */
export function countColumn<Row>(name: string, of: (row: Row) => number, heading: string): Column<Row> {
  return { name, of, heading, show: (row) => grouped(of(row)) };
}

/** A number shown with so many digits after the point. */
export function roundedColumn<Row>(
  name: string,
  of: (row: Row) => number | null,
  heading: string,
  decimals: number,
): Column<Row> {
  return { name, of, heading, show: (row) => orDash(of(row), decimals) };
}

/** The codes of the caveats, parted by blanks. */
export function caveatsColumn<Row extends { readonly caveats: readonly Caveat[] }>(): Column<Row> {
  return {
    name: "caveats",
    of: ({ caveats }) => [...new Set(caveats.map(({ code }) => code))].join(" "),
  };
}
