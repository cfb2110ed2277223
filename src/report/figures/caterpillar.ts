import type { Axis, Point, PointsFigure } from "../article/Figure.ts";
import type { Outcome } from "../article/Outcome.ts";
import { shownText } from "../shownText.ts";

/** One document: its mean, or the mean change of its questions, and what that errs by where it is known. */
export interface Caterpillar {
  readonly id: string;
  readonly caption: (each: number) => string;
  /** What is said of documents whose error cannot be seen. */
  readonly hollow: string;
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
/** Rows up to which each has its name; of more, so many at each end that did change. */
const mostNames = 60;
const endNames = 5;

/** Documents from the least to the greatest, each with two standard errors to either side. */
export function caterpillar({ id, caption, hollow, x, rows, documents, outcome }: Caterpillar): PointsFigure {
  const sorted = [...documents].sort((a, b) => a.value - b.value);
  const each = Math.ceil(sorted.length / mostRows);
  const groups = Array.from({ length: Math.ceil(sorted.length / each) }, (_, i) =>
    sorted.slice(i * each, (i + 1) * each),
  );
  const points = groups.map((group, i): Point => {
    const value = mean(group.map((one) => one.value));
    const errors = group.flatMap(({ standardError }) => (standardError ? [standardError] : []));
    const reach = errors.length === 0 ? null : 2 * mean(errors);
    const [least, most] = x.limits ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
    return {
      series: rows,
      kind: "measured",
      x: value,
      y: each > 1 ? String(i + 1) : shownText(group[0].label),
      lower: reach === null ? null : Math.max(least, value - reach),
      upper: reach === null ? null : Math.min(most, value + reach),
      ...(reach === null && { hollow: true as const }),
      ...(outcome && { outcome: outcome(value) }),
    };
  });
  const ends = [...points.slice(0, endNames), ...points.slice(-endNames)];
  const dense = groups.length > mostNames;
  return {
    id,
    caption: points.some(({ hollow: known }) => known) ? `${caption(each)} ${hollow}` : caption(each),
    kind: "rows",
    x,
    y: { label: rows },
    panels: [{ title: "", points }],
    series: [rows],
    density: dense ? "dense" : "compact",
    ...(dense &&
      each === 1 && { named: ends.filter(({ outcome: of }) => of !== "none").map(({ y }) => String(y)) }),
    numbers: "elsewhere",
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0) / values.length;
}
