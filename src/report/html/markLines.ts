import * as Plot from "@observablehq/plot";
import type { Mark } from "../article/Figure.ts";
import { type LabelPlace, markLabels, rowsOf, widthOf } from "./markLabels.ts";
import type { PlotMarks } from "./plotSvg.ts";

/** Keeps words apart from lines that pass beneath them. */
export const halo = { stroke: "var(--ground)", strokeWidth: 4, strokeLinejoin: "round" } as const;

/** Where a drawing's values lie. */
export interface Across {
  readonly domain: readonly [number, number];
  readonly width: number;
  readonly marginLeft: number;
  readonly marginRight: number;
  /** The size of the names' type. */
  readonly size: number;
}

/** Lines across a drawing with their names above it. */
export interface MarkLines {
  /** Height that the names take, in pixels. */
  readonly height: number;
  readonly marks: PlotMarks;
}

/** The lines at values that matter, their names above the frame, where none lies on another. */
export function markLines(lines: readonly Mark[], across: Across): MarkLines {
  const { domain, width, marginLeft, marginRight, size } = across;
  const [least, most] = domain;
  const pixel = (value: number): number =>
    marginLeft + ((value - least) / (most - least)) * (width - marginLeft - marginRight);
  const places = markLabels(
    lines.map(({ at, label }) => ({ at: pixel(at), width: widthOf(label, size) })),
    [2, width - 2],
  );
  const step = size + 4;
  return {
    height: lines.length === 0 ? 0 : step * rowsOf(places) + 4,
    marks: lines.map((line, i) => markLine(line, places[i], pixel(line.at), step, size)),
  };
}

function markLine(
  { at, label }: Mark,
  { middle, row }: LabelPlace,
  pixel: number,
  step: number,
  size: number,
): PlotMarks {
  return [
    Plot.ruleX([at], {
      stroke: "var(--soft)",
      strokeDasharray: "5 4",
      strokeWidth: 1.2,
      insetTop: -step * row - (Math.abs(middle - pixel) > size ? step : 3),
    }),
    Plot.text([label], {
      x: [at],
      frameAnchor: "top",
      dy: -step * row - step / 2 - 3,
      dx: middle - pixel,
      textAnchor: "middle",
      fill: "currentColor",
      fontSize: size,
      ...halo,
    }),
  ];
}
