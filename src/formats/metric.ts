import type { Caveat, Scale } from "../stats/types.ts";
import { InputError } from "../table/InputError.ts";
import { failed, type MetricColumn, scored } from "../table/ScoreTable.ts";
import { onLine, placeAt } from "./Cursor.ts";
import { scoreWords } from "./cells.ts";
import type { ReadOptions } from "./Format.ts";
import type { ScoreSink, UnknownLabel } from "./ScoreSink.ts";

/** What judging a column needs to know about the rest of the file. */
export interface ColumnContext {
  readonly file: string;
  readonly lines: Int32Array;
  readonly options: ReadOptions;
  /** Rows whose scoring broke down, whatever stands in their score cells. */
  readonly failedRows: readonly number[];
  readonly caveats: Caveat[];
}

/** A guessed column with at most this share of unknown labels is a metric with errors; above, it is text. */
const oddLabels = 0.1;

/** Scores may miss their bounds by this much: judges add and subtract epsilons. They are kept as they are. */
const boundTolerance = 1e-9;

/**
 * The metric a column of scores makes, or undefined when a guessed column turns out to be text.
 * @param asked whether the user named the column: then what does not fit is an error
 */
export function finishMetric(
  sink: ScoreSink,
  asked: boolean,
  context: ColumnContext,
): MetricColumn | undefined {
  const decisive = sink.scoredCount + sink.unknownCount;
  if (!asked && sink.unknownCount > oddLabels * decisive) return undefined;
  const values = sink.values();
  const state = sink.state();
  for (const row of context.failedRows) state[row] = failed;
  refuseUnknown(sink, state, context);
  noteReading(sink, context);
  const scale = scaleOf(sink.column, values, state, asked, context);
  return { name: sink.column, values, state, scale, better: said(sink.column, context).better ?? "higher" };
}

/** What the user said of a metric. */
function said(column: string, { options }: ColumnContext): Pick<ReadOptions, "range" | "better"> {
  return options.ofMetric?.get(column) ?? options;
}

function refuseUnknown(sink: ScoreSink, state: Uint8Array, context: ColumnContext): void {
  const bad: UnknownLabel | undefined = sink.unknown.find(({ row }) => state[row] !== failed);
  if (bad === undefined) return;
  const line = context.lines[bad.row];
  throw new InputError(
    "unknown-score",
    `${sink.column}${onLine(line)} is ${JSON.stringify(bad.text)}, which is not a score.`,
    `A score is ${scoreWords}. If another column holds the scores, name it with --metric COLUMN.`,
    placeAt(context.file, line, sink.column),
  );
}

function noteReading(sink: ScoreSink, { caveats, file }: ColumnContext): void {
  if (sink.commas > 0 && sink.points > 0) {
    throw new InputError(
      "mixed-decimals",
      `${sink.column} writes some numbers with a decimal comma and some with a decimal point.`,
      "Write all numbers the same way: 1,234 could be one or one thousand.",
      { file, column: sink.column },
    );
  }
  if (sink.commas > 0)
    caveats.push({ code: "decimal-comma", params: { column: sink.column, count: sink.commas } });
  if (sink.mapped.size > 0) {
    const labels = [...sink.mapped].map(([label, score]) => `${label}=${score}`).join(", ");
    caveats.push({ code: "text-scores-mapped", params: { column: sink.column, labels } });
  }
}

function scaleOf(
  column: string,
  values: Float64Array,
  state: Uint8Array,
  asked: boolean,
  context: ColumnContext,
): Scale {
  const { range } = said(column, context);
  if (range === "unbounded") return { kind: "unbounded" };
  const { min, max } = range ?? { min: 0, max: 1 };
  const outside = firstOutside(values, state, min, max);
  if (outside < 0) return { kind: "bounded", min, max };
  if (!asked) return { kind: "unbounded" };
  const line = context.lines[outside];
  throw new InputError(
    "score-out-of-range",
    `${column}${onLine(line)} is ${values[outside]}, outside the range ${min} to ${max}.`,
    `State the range of the scores with --range a,b (those of this file: ${extent(values, state)}), or --range none if they have none.`,
    placeAt(context.file, line, column),
  );
}

function firstOutside(values: Float64Array, state: Uint8Array, min: number, max: number): number {
  const low = min - boundTolerance;
  const high = max + boundTolerance;
  for (let i = 0; i < values.length; i++) {
    if (state[i] === scored && (values[i] < low || values[i] > high)) return i;
  }
  return -1;
}

function extent(values: Float64Array, state: Uint8Array): string {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < values.length; i++) {
    if (state[i] !== scored) continue;
    low = Math.min(low, values[i]);
    high = Math.max(high, values[i]);
  }
  return `${low} to ${high}`;
}
