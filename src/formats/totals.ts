import { InputError } from "../table/InputError.ts";
import { type MetricColumn, scored } from "../table/ScoreTable.ts";
import { onLine, placeAt } from "./Cursor.ts";
import type { ReadOptions } from "./Format.ts";
import { type ColumnContext, finishMetric } from "./metric.ts";
import type { ScoreSink } from "./ScoreSink.ts";

/**
 * The metric of a file that gives a document's totals a row: the items scored, the sum of their scores and,
 * where the file has it, the sum of the squares. It is named after the column of sums.
 */
export function totalsMetric(
  names: NonNullable<ReadOptions["totals"]>,
  sinkOf: (column: string) => ScoreSink,
  context: ColumnContext,
): MetricColumn {
  const unbounded: ColumnContext = { ...context, options: { range: "unbounded" } };
  const read = (column: string): MetricColumn => finishMetric(sinkOf(column), true, unbounded)!;
  const sum = read(names.sum);
  const items = read(names.items);
  const squares = names.squares === undefined ? undefined : read(names.squares);
  const { range, better = "higher" } = context.options;
  const bounds = range === "unbounded" ? undefined : (range ?? { min: 0, max: 1 });
  const totals = squares === undefined ? [items, sum] : [items, sum, squares];
  for (let row = 0; row < sum.values.length; row++) {
    if (sum.state[row] !== scored) continue;
    for (const column of totals) refuseInexact(column, row, context);
    refuseNoItems(items, row, context);
    if (bounds) refuseOutside(sum, items, row, bounds, context);
  }
  return {
    ...sum,
    better,
    scale: bounds ? { kind: "bounded", ...bounds } : { kind: "unbounded" },
    items: items.values,
    ...(squares && { squares: squares.values }),
  };
}

/** Databases count in 64 bits, more than a number here holds: beyond 2^53 the last digits are lost. */
function refuseInexact(column: MetricColumn, row: number, context: ColumnContext): void {
  if (!(Math.abs(column.values[row]) > Number.MAX_SAFE_INTEGER)) return;
  const line = context.lines[row];
  throw new InputError(
    "total-too-large",
    `${column.name}${onLine(line)} is ${column.values[row]}: beyond ${Number.MAX_SAFE_INTEGER} totals lose their last digits.`,
    "Give totals in a larger unit, or the scores themselves.",
    placeAt(context.file, line, column.name),
  );
}

function refuseNoItems(items: MetricColumn, row: number, context: ColumnContext): void {
  if (items.state[row] === scored && items.values[row] > 0) return;
  const line = context.lines[row];
  const found = items.state[row] === scored ? String(items.values[row]) : "missing";
  throw new InputError(
    "no-items",
    `${items.name}${onLine(line)} is ${found}: a document without items has no mean.`,
    "Leave out the rows of documents without items, or correct their count.",
    placeAt(context.file, line, items.name),
  );
}

function refuseOutside(
  sum: MetricColumn,
  items: MetricColumn,
  row: number,
  { min, max }: { readonly min: number; readonly max: number },
  context: ColumnContext,
): void {
  const n = items.values[row];
  const slack = 1e-9 * n;
  if (sum.values[row] >= min * n - slack && sum.values[row] <= max * n + slack) return;
  const line = context.lines[row];
  throw new InputError(
    "score-out-of-range",
    `${sum.name}${onLine(line)} is ${sum.values[row]} for ${n} items: their mean lies outside the range ${min} to ${max}.`,
    "State the range of one item's score with --range a,b, or --range none if it has none.",
    placeAt(context.file, line, sum.name),
  );
}
