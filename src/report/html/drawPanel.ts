import * as Plot from "@observablehq/plot";
import type { Axis, Mark, Panel, Point, PointsFigure } from "../article/Figure.ts";
import { roundEnds } from "../figures/roundSteps.ts";
import { hundred, plain } from "../numbers.ts";
import { axisWords } from "./axisWords.ts";
import { fitted, outcomeColor } from "./drawInterval.ts";
import type { Markup } from "./html.ts";
import { markLines } from "./markLines.ts";
import { type PlotMarks, plotSvg } from "./plotSvg.ts";

/** How wide a panel is drawn: one alone may be wider than several side by side. In CSS pixels. */
const width = { alone: 560, several: 340 } as const;

/** How far apart series lie in a row of names, in pixels. */
const step = 5;

/** Characters of a name beside the rows of a figure. */
const mostCharacters = 22;

/** Symbols of the series, in order. Colours are the page's, `--series-1` and on, as many; further series take new pairs of both. */
const symbols = ["circle", "square", "triangle", "diamond", "star", "wye", "times", "plus"] as const;

/** One panel of a figure as SVG. Its words are the figure's; within it nothing is announced. */
export function drawPanel(figure: PointsFigure, panel: Panel): Markup {
  const wide = figure.panels.length === 1 ? width.alone : width.several;
  const names = figure.kind === "rows" ? rowNames(figure) : [];
  const size = {
    width: wide,
    marginLeft: figure.kind === "rows" ? marginFor(figure, names) : 48,
    marginRight: 20,
  };
  const lines =
    figure.kind === "rows"
      ? markLines(marksOf(figure), { ...size, domain: reach(figure.x, figure, "x"), size: 11 })
      : { height: 14, marks: marksOf(figure).map(markLine) };
  const marginTop = Math.max(26, 12 + lines.height);
  return plotSvg({
    ...size,
    height:
      figure.kind === "rows"
        ? marginTop + 40 + rowHeight(figure) * names.length
        : Math.round(wide * (wide > 400 ? 0.6 : 0.8)),
    marginTop,
    marginBottom: 40,
    x: scale({ ...figure.x, label: fitted(figure.x.label, wide) }, figure, "x"),
    y:
      figure.kind === "rows"
        ? { type: "point", domain: names, ...nameAxis(figure) }
        : scale(figure.y, figure, "y"),
    marks: marks(figure, panel.points, lines.marks),
  });
}

/** The symbol of a series, for the legend. */
export function drawSymbol(figure: PointsFigure, series: string, kind: Point["kind"] = "measured"): Markup {
  const look = lookOf(figure, { series, kind });
  return plotSvg({
    width: 16,
    height: 16,
    margin: 0,
    axis: null,
    marks: [Plot.dot([0], { frameAnchor: "middle", r: 4.5, strokeWidth: 1.6, ...look })],
  });
}

function marks(figure: PointsFigure, points: readonly Point[], lines: PlotMarks): PlotMarks {
  return [
    figure.kind === "scatter"
      ? Plot.line(
          reach(figure.x, figure, "x").map((end) => [end, end]),
          { stroke: "var(--faint)" },
        )
      : null,
    lines,
    ...figure.series.map((name, i) =>
      seriesMarks(
        figure,
        points.filter(({ series }) => series === name),
        figure.kind === "rows" ? step * (i - (figure.series.length - 1) / 2) : 0,
      ),
    ),
  ];
}

/** The points of one series, `dy` pixels below their place so that equal numbers in a row of names lie side by side. */
function seriesMarks(figure: PointsFigure, points: readonly Point[], dy: number): PlotMarks {
  const of = (kind: Point["kind"]): readonly Point[] => points.filter((point) => point.kind === kind);
  const look = (key: "fill" | "stroke" | "symbol") => (p: Point) => lookOf(figure, p)[key];
  const [x, y, stroke] = [(p: Point) => p.x, (p: Point) => p.y, look("stroke")];
  const dots = {
    x,
    y,
    dy,
    stroke,
    fill: look("fill"),
    symbol: look("symbol"),
    strokeWidth: figure.density === "dense" ? 0.8 : 1.6,
  };
  const title = (p: Point): string => pointWords(figure, p);
  const limits = { stroke, strokeOpacity: 0.55, strokeWidth: figure.density === "dense" ? 0.8 : 2 };
  const bounded = points.filter(({ lower, upper }) => lower !== null && upper !== null);
  return [
    ...(figure.kind === "lines"
      ? [
          Plot.line(of("measured"), { x, y, z: null, stroke, strokeWidth: 1.8 }),
          Plot.line(of("foretold"), { x, y, z: null, stroke, strokeDasharray: "3 4" }),
        ]
      : []),
    figure.kind === "rows"
      ? Plot.ruleY(bounded, { y, dy, x1: (p: Point) => p.lower, x2: (p: Point) => p.upper, ...limits })
      : Plot.ruleX(bounded, { x, y1: (p: Point) => p.lower, y2: (p: Point) => p.upper, ...limits }),
    Plot.dot(of("measured"), { ...dots, title, r: dotSize[figure.density ?? "usual"] }),
    Plot.dot(of("published"), { ...dots, title, r: 6 }),
  ];
}

/** The values that matter, of the axis on which points have their limits. */
function marksOf(figure: PointsFigure): readonly Mark[] {
  return (figure.kind === "rows" ? figure.x : figure.y).marks ?? [];
}

/** A value of the upright axis that matters, as a line across with its name. */
function markLine({ at, label }: Mark): PlotMarks {
  return [
    Plot.ruleY([at], { stroke: "var(--faint)", strokeDasharray: "5 4" }),
    Plot.text([at], {
      text: [label],
      fill: "currentColor",
      fontSize: 11,
      y: [at],
      frameAnchor: "right",
      dy: -7,
      textAnchor: "end",
    }),
  ];
}

interface Look {
  readonly fill: string;
  readonly stroke: string;
  readonly symbol: (typeof symbols)[number];
}

/** Ours are filled, published ones hollow, in the colour and shape of the series. */
function lookOf(
  { series: all }: PointsFigure,
  { series, kind, outcome, hollow }: Pick<Point, "series" | "kind" | "outcome" | "hollow">,
): Look {
  const at = Math.max(0, all.indexOf(series));
  const own = `var(--series-${(at % symbols.length) + 1})`;
  const stroke = outcome === undefined ? own : outcome === "none" ? "var(--faint)" : outcomeColor[outcome];
  const symbol = symbols[(at + Math.floor(at / symbols.length)) % symbols.length];
  return { fill: hollow ? "var(--ground)" : kind === "published" ? "none" : stroke, stroke, symbol };
}

/** What a pointer that rests on a point reads. */
function pointWords(figure: PointsFigure, { series, kind, x, y, lower, upper, name }: Point): string {
  const shown = (value: number | string, axis: Axis): string =>
    typeof value === "string" ? value : axis.percent ? `${hundredth(value)} %` : axisWords(axis, value, 4);
  const bounds = figure.kind === "rows" ? figure.x : figure.y;
  return [
    name ?? series,
    `${figure.x.label}: ${shown(x, figure.x)}`,
    ...(typeof y === "string" ? [y] : [`${figure.y.label}: ${shown(y, figure.y)}`]),
    ...(lower === null || upper === null ? [] : [`${shown(lower, bounds)} … ${shown(upper, bounds)}`]),
    ...(kind === "measured" ? [] : [kind]),
  ].join("\n");
}

function hundredth(share: number): string {
  return plain(Number((100 * share).toPrecision(3)));
}

function scale(axis: Axis, figure: PointsFigure, along: "x" | "y"): Plot.ScaleOptions {
  const values = [...new Set(figure.panels.flatMap(({ points }) => points.map((p) => p[along])))];
  const ends = reach(axis, figure, along);
  return {
    label: axis.label,
    labelArrow: "none",
    labelAnchor: along === "x" ? "center" : "top",
    grid: true,
    domain: ends,
    ...(axis.log && {
      type: "log",
      ticks: values.filter((value) => typeof value === "number").sort((a, b) => a - b),
      tickFormat: (value: number) => plain(value),
    }),
    ...(axis.percent && { ticks: 5, tickFormat: (value: number) => `${hundred(value)} %` }),
    ...(!axis.log &&
      !axis.percent && {
        ticks: 5,
        tickFormat: (value: number) => axisWords(axis, value, 6),
      }),
  } as Plot.ScaleOptions;
}

/** From the least to the greatest that is drawn, on all panels alike. */
function reach(axis: Axis, figure: PointsFigure, along: "x" | "y"): readonly [number, number] {
  const limited = (figure.kind === "rows") === (along === "x");
  const values = [
    ...(axis.reach ?? []),
    ...(axis.marks ?? []).map(({ at }) => at),
    ...figure.panels.flatMap(({ points }) =>
      points.flatMap((p) => [p[along], ...(limited ? [p.lower, p.upper] : [])]),
    ),
  ].filter((value) => typeof value === "number" && Number.isFinite(value)) as number[];
  const ends = [Math.min(...values), Math.max(...values)] as const;
  if (axis.log || axis.percent) return ends;
  const [least, most] = axis.limits ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  const [from, to] = roundEnds(ends);
  return [Math.max(from, Math.min(least, ends[0])), Math.min(to, Math.max(most, ends[1]))];
}

/** The rows in order; beside one with a name that stands among dense ones there are empty rows, which give it room. */
function rowNames({ panels, density, named = [] }: PointsFigure): readonly string[] {
  const names = [...new Set(panels.flatMap(({ points }) => points.map(({ y }) => String(y))))];
  if (density !== "dense") return names;
  const shown = new Set(named);
  return names.flatMap((name, i) =>
    shown.has(name) ? [`\u0000${i} above`, name, `\u0000${i} below`] : [name],
  );
}

/** A name as far as there is room for it; the table beneath has it in full. */
function short(name: string): string {
  return name.length <= mostCharacters ? name : `${name.slice(0, mostCharacters - 1)}…`;
}

/** Room for the longest name, at seven pixels a character. */
function marginFor({ density, named = [] }: PointsFigure, names: readonly string[]): number {
  const shown = density === "dense" ? named : names;
  return shown.length === 0 ? 20 : 20 + 7 * Math.max(4, ...shown.map((name) => short(name).length));
}

/** The height of a row: dense ones are as close as can be told apart. */
function rowHeight({ density, series }: PointsFigure): number {
  if (density === undefined) return Math.max(30, 12 + step * series.length);
  return density === "compact" ? 16 : denseHeight;
}

/** The radius of a measured point. */
const dotSize = { usual: 4, compact: 3.5, dense: 1.9 } as const;

/** How high a dense row is, in pixels: three of them hold a name. */
const denseHeight = 4;

function nameAxis({ density, named = [] }: PointsFigure): Plot.ScaleOptions {
  if (density === "dense" && named.length === 0) return { axis: null, padding: 0.6 };
  if (density === "dense")
    return {
      label: null,
      padding: 0.6,
      tickSize: 0,
      ticks: [...named],
      tickFormat: short,
    } as Plot.ScaleOptions;
  return { label: null, padding: 0.6, tickSize: 0, tickFormat: short } as Plot.ScaleOptions;
}
