import type { Outcome } from "./Outcome.ts";

/** A figure as data: what is drawn, and the words for those who do not see it. */
export type Figure = PointsFigure | IntervalFigure | HistogramFigure;

interface FigureHead {
  /** Letters, digits and hyphens: the place that links lead to. */
  readonly id: string;
  readonly caption: string;
}

/** Points, with limits where they have any. */
export interface PointsFigure extends FigureHead {
  /**
   * `lines`: both axes are numbers, the measured points of a series are joined. `rows`: the y axis is names.
   * `scatter`: both axes share a scale, the line of equal values is drawn.
   */
  readonly kind: "lines" | "rows" | "scatter";
  readonly x: Axis;
  readonly y: Axis;
  /** Side by side, on the same axes. */
  readonly panels: readonly Panel[];
  /** Names of the series in the order of their colours and symbols. */
  readonly series: readonly string[];
  /** How close rows are: of `dense` ones, as close as there is need for, only the names in `named` are shown. */
  readonly density?: "compact" | "dense";
  readonly named?: readonly string[];
  /** Left out beneath the figure, where a table of the report has its numbers. */
  readonly numbers?: "elsewhere";
}

export interface Axis {
  readonly label: string;
  /** Shares are shown as percentages. */
  readonly percent?: boolean;
  /** Logarithmic: for sizes. The values that occur are its ticks. */
  readonly log?: boolean;
  /** Where it has to reach at least, as `[0, 1]` for shares. */
  readonly reach?: readonly number[];
  /** Changes: shown with their signs. */
  readonly signed?: true;
  /** Where values can lie at most: nothing is drawn beyond. */
  readonly limits?: readonly [number, number];
  /** Values that matter, drawn across. */
  readonly marks?: readonly Mark[];
}

/** A value that matters, with its name. */
export interface Mark {
  readonly at: number;
  readonly label: string;
}

export interface Panel {
  readonly title: string;
  readonly points: readonly Point[];
}

export interface Point {
  readonly series: string;
  /** What kind of number it is: ours, what a formula foretells, or what was published. */
  readonly kind: "measured" | "foretold" | "published";
  readonly x: number;
  /** A number, or in `rows` a name. */
  readonly y: number | string;
  /** Limits of the number, where it has any: of x in `rows`, else of y. */
  readonly lower: number | null;
  readonly upper: number | null;
  /** What a point of a scatter stands for. */
  readonly name?: string;
  /** Drawn hollow: its limits cannot be known. */
  readonly hollow?: true;
  /** Its colour, in place of the series'. */
  readonly outcome?: Outcome;
}

/** One interval against the lines that it is judged by. */
export interface IntervalFigure extends FigureHead {
  readonly kind: "interval";
  /** What the axis measures. */
  readonly label: string;
  readonly point: number | null;
  /** An infinite end runs off the figure; null where there is no interval. */
  readonly lower: number | null;
  readonly upper: number | null;
  /** Digits after the point with which its numbers are written. */
  readonly digits: number;
  /** Changes carry their sign, scores do not. */
  readonly signed: "signed" | "plain";
  readonly outcome: Outcome;
  readonly marks: readonly Mark[];
  /** What lies beyond a line, shaded: all that is less than `from`, or all that is more. */
  readonly zone?: { readonly from: number; readonly side: "less" | "more"; readonly label: string };
}

/** How many fall where. */
export interface HistogramFigure extends FigureHead {
  readonly kind: "histogram";
  readonly x: Axis;
  readonly y: Axis;
  readonly bars: readonly Bar[];
}

/** A bar from one value to another, or of one value where both are the same. */
export interface Bar {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly outcome: Outcome;
}
