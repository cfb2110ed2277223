import type { Axis, Point, PointsFigure } from "../article/Figure.ts";
import type { Outcome } from "../article/Outcome.ts";
import { shownText } from "../shownText.ts";

/** One document: its mean, or the mean change of its questions, and what that errs by where it is known. */
export interface Caterpillar {
  readonly id: string;
  readonly caption: (each: number) => string;
  readonly x: Axis;
  /** What the rows are. */
  readonly rows: string;
  readonly documents: readonly {
    readonly label: string;
    readonly value: number;
    readonly standardError: number | null;
  }[];
  readonly outcome?: (value: number) => Outcome;
}

/** Rows that are drawn at most; where there are more documents, each row stands for several neighbours. */
const mostRows = 240;
/** Rows up to which each has its name. */
const mostNames = 40;

/** Documents from the least to the greatest, each with two standard errors to either side. */
export function caterpillar({ id, caption, x, rows, documents, outcome }: Caterpillar): PointsFigure {
  const sorted = [...documents].sort((a, b) => a.value - b.value);
  const each = Math.ceil(sorted.length / mostRows);
  const groups = Array.from({ length: Math.ceil(sorted.length / each) }, (_, i) =>
    sorted.slice(i * each, (i + 1) * each),
  );
  const points = groups.map((group, i): Point => {
    const value = mean(group.map((one) => one.value));
    const errors = group.flatMap(({ standardError }) => (standardError === null ? [] : [standardError]));
    const reach = errors.length === 0 ? null : 2 * mean(errors);
    return {
      series: rows,
      kind: "measured",
      x: value,
      y: each > 1 ? String(i + 1) : shownText(group[0].label),
      lower: reach === null ? null : value - reach,
      upper: reach === null ? null : value + reach,
      ...(outcome && { outcome: outcome(value) }),
    };
  });
  return {
    id,
    caption: caption(each),
    kind: "rows",
    x,
    y: { label: rows },
    panels: [{ title: "", points }],
    series: [rows],
    density: groups.length <= mostNames ? "compact" : "dense",
    numbers: "elsewhere",
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0) / values.length;
}
