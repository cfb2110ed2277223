import { ScoreSink } from "./ScoreSink.ts";
import type { Sink } from "./Sink.ts";
import type { TableBuilder } from "./TableBuilder.ts";

/** One row of JSON. */
export type JsonRow = Readonly<Record<string, unknown>>;

export function isRow(value: unknown): value is JsonRow {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A row with one level of nesting opened: {scores: {faithfulness: 1}} has the column scores.faithfulness. */
export function flatten(row: JsonRow): JsonRow {
  if (!Object.values(row).some(isRow)) return row;
  const flat: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(row)) {
    if (isRow(value)) for (const [inner, cell] of Object.entries(value)) flat[`${key}.${inner}`] = cell;
    else flat[key] = value;
  }
  return flat;
}

/** A row and the line on which it starts; 0 where it is spread over the document. */
export interface PlacedRow {
  readonly row: JsonRow;
  readonly line: number;
}

/** Batches of rows with one level of nesting opened. */
export async function* flattened(
  batches: AsyncIterable<readonly PlacedRow[]>,
): AsyncGenerator<readonly PlacedRow[]> {
  for await (const rows of batches) yield rows.map(({ row, line }) => ({ row: flatten(row), line }));
}

/**
 * Reads rows that come in batches into the table. The first row decides which column names the question, since every row
 * needs one: however the rows are batched, it is the same.
 */
export async function takeRows(
  builder: TableBuilder,
  batches: AsyncIterable<readonly PlacedRow[]>,
): Promise<void> {
  let planned = false;
  for await (const rows of batches) {
    if (!planned && rows.length > 0) builder.plan(Object.keys(rows[0].row));
    planned ||= rows.length > 0;
    for (const { row, line } of rows) takeRow(builder, row, line);
  }
}

/** Hands the cells of a flat row that starts on this line to the columns that want them. */
function takeRow(builder: TableBuilder, row: JsonRow, line: number): void {
  builder.row(line);
  for (const column of Object.keys(row)) {
    const cell = row[column];
    for (const sink of builder.sinks(column)) giveCell(sink, cell);
  }
  builder.endRow();
}

/** Gives a sink what stands in a cell of JSON. */
export function giveCell(sink: Sink, cell: unknown): void {
  if (cell === null || cell === undefined) sink.nothing();
  else if (sink instanceof ScoreSink && typeof cell === "number") sink.number(cell);
  else if (sink instanceof ScoreSink && typeof cell === "object")
    sink.text(Array.isArray(cell) ? "[…]" : "{…}");
  else sink.text(cellText(cell));
}

/** A cell of JSON as text. */
export function cellText(cell: unknown): string {
  return typeof cell === "object" ? JSON.stringify(cell) : String(cell);
}
