/** A figure as data: what is drawn, and the words for those who do not see it. */
export interface Figure {
  /** Letters, digits and hyphens: the place that links lead to. */
  readonly id: string;
  readonly caption: string;
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
}

export interface Axis {
  readonly label: string;
  /** Shares are shown as percentages. */
  readonly percent?: boolean;
  /** Logarithmic: for sizes. The values that occur are its ticks. */
  readonly log?: boolean;
  /** Where it has to reach at least, as `[0, 1]` for shares. */
  readonly reach?: readonly number[];
  /** A value that matters, drawn across. */
  readonly mark?: { readonly at: number; readonly label: string };
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
}
