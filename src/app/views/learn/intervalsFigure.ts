import type { PointsFigure } from "../../../report/article/Figure.ts";
import type { DrawnInterval } from "./lessons/coverageDraws.ts";

/** Intervals one below the other; those that miss the mark stand out. */
export function intervalsFigure(
  intervals: readonly DrawnInterval[],
  words: {
    readonly id: string;
    readonly caption: string;
    readonly axis: string;
    readonly mark: { readonly at: number; readonly label: string };
  },
): PointsFigure {
  return {
    id: words.id,
    caption: words.caption,
    kind: "rows",
    density: "dense",
    numbers: "elsewhere",
    x: { label: words.axis, marks: [words.mark] },
    y: { label: "" },
    series: [""],
    panels: [
      {
        title: "",
        points: intervals.map(({ value, lower, upper, holds }, i) => ({
          series: "",
          kind: "measured" as const,
          x: value,
          y: String(i + 1),
          lower,
          upper,
          outcome: holds ? ("none" as const) : ("no" as const),
        })),
      },
    ],
  };
}
