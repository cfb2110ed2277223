import * as Plot from "@observablehq/plot";
import type { Axis, Figure, Panel, Point } from "../article/Figure.ts";
import { hundred, plain } from "../numbers.ts";
import { type Markup, raw } from "./html.ts";
import { SvgDocument } from "./svgDocument.ts";

/** How wide a panel is drawn: one alone may be wider than several side by side. In CSS pixels. */
const width = { alone: 560, several: 340 } as const;

/** How far apart series lie in a row of names, in pixels. */
const step = 5;

/** Characters of a name beside the rows of a figure. */
const mostCharacters = 22;

/** Symbols of the series, in order. Colours are the page's, `--series-1` and on, as many; further series take new pairs of both. */
const symbols = ["circle", "square", "triangle", "diamond", "star", "wye", "times", "plus"] as const;

type PlotMarks = NonNullable<Plot.PlotOptions["marks"]>;

/** One panel of a figure as SVG. Its words are the figure's; within it nothing is announced. */
export function drawPanel(figure: Figure, panel: Panel): Markup {
  const wide = figure.panels.length === 1 ? width.alone : width.several;
  const names = figure.kind === "rows" ? rowNames(figure) : [];
  return svg({
    width: wide,
    height:
      figure.kind === "rows"
        ? 64 + Math.max(30, 12 + step * figure.series.length) * names.length
        : Math.round(wide * (wide > 400 ? 0.6 : 0.8)),
    marginLeft: figure.kind === "rows" ? marginFor(names) : 48,
    marginRight: 20,
    marginTop: 24,
    marginBottom: 40,
    color: { type: "identity" },
    symbol: { type: "identity" },
    x: scale(figure.x, figure, "x"),
    y:
      figure.kind === "rows"
        ? { type: "point", domain: names, label: null, padding: 0.6, tickSize: 0, tickFormat: short }
        : scale(figure.y, figure, "y"),
    marks: marks(figure, panel.points),
  });
}

/** The symbol of a series, for the legend. */
export function drawSymbol(figure: Figure, series: string, kind: Point["kind"] = "measured"): Markup {
  const look = lookOf(figure, { series, kind });
  return svg({
    width: 16,
    height: 16,
    margin: 0,
    axis: null,
    marks: [Plot.dot([0], { frameAnchor: "middle", r: 4.5, strokeWidth: 1.6, ...look })],
  });
}

function svg(options: Plot.PlotOptions): Markup {
  const document = new SvgDocument() as unknown as Document;
  const drawing = Plot.plot({ ...options, document });
  drawing.setAttribute("aria-hidden", "true");
  return raw(String(drawing));
}

function marks(figure: Figure, points: readonly Point[]): PlotMarks {
  return [
    figure.kind === "scatter"
      ? Plot.line(
          reach(figure.x, figure, "x").map((end) => [end, end]),
          { stroke: "var(--faint)" },
        )
      : null,
    markLine(figure.kind === "rows" ? figure.x : figure.y, figure.kind === "rows" ? "x" : "y"),
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
function seriesMarks(figure: Figure, points: readonly Point[], dy: number): PlotMarks {
  const of = (kind: Point["kind"]): readonly Point[] => points.filter((point) => point.kind === kind);
  const look = (key: "fill" | "stroke" | "symbol") => (p: Point) => lookOf(figure, p)[key];
  const [x, y, stroke] = [(p: Point) => p.x, (p: Point) => p.y, look("stroke")];
  const dots = { x, y, dy, stroke, fill: look("fill"), symbol: look("symbol"), strokeWidth: 1.6 };
  const title = (p: Point): string => pointWords(figure, p);
  const limits = { stroke, strokeOpacity: 0.55, strokeWidth: 2 };
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
    Plot.dot(of("measured"), { ...dots, title, r: 4 }),
    Plot.dot(of("published"), { ...dots, title, r: 6 }),
  ];
}

/** A value that matters, as a line across with its name. */
function markLine({ mark }: Axis, along: "x" | "y"): PlotMarks {
  if (mark === undefined) return [];
  const line = { stroke: "var(--faint)", strokeDasharray: "5 4" };
  const words = { text: [mark.label], fill: "currentColor", fontSize: 11 };
  return along === "x"
    ? [
        Plot.ruleX([mark.at], line),
        Plot.text([mark.at], { ...words, x: [mark.at], frameAnchor: "top", dy: -12, textAnchor: "middle" }),
      ]
    : [
        Plot.ruleY([mark.at], line),
        Plot.text([mark.at], { ...words, y: [mark.at], frameAnchor: "right", dy: -7, textAnchor: "end" }),
      ];
}

interface Look {
  readonly fill: string;
  readonly stroke: string;
  readonly symbol: (typeof symbols)[number];
}

/** Ours are filled, published ones hollow, in the colour and shape of the series. */
function lookOf({ series: all }: Figure, { series, kind }: Pick<Point, "series" | "kind">): Look {
  const at = Math.max(0, all.indexOf(series));
  const stroke = `var(--series-${(at % symbols.length) + 1})`;
  const symbol = symbols[(at + Math.floor(at / symbols.length)) % symbols.length];
  return { fill: kind === "published" ? "none" : stroke, stroke, symbol };
}

/** What a pointer that rests on a point reads. */
function pointWords(figure: Figure, { series, kind, x, y, lower, upper, name }: Point): string {
  const shown = (value: number | string, { percent }: Axis): string =>
    typeof value === "string"
      ? value
      : percent
        ? `${hundredth(value)} %`
        : plain(Number(value.toPrecision(4)));
  const bounds = figure.kind === "rows" ? figure.x : figure.y;
  return [
    name ?? series,
    `${figure.x.label}: ${shown(x, figure.x)}`,
    ...(typeof y === "string" ? [y] : [`${figure.y.label}: ${shown(y, figure.y)}`]),
    ...(lower === null || upper === null
      ? []
      : [`limits ${shown(lower, bounds)} to ${shown(upper, bounds)}`]),
    ...(kind === "measured" ? [] : [kind]),
  ].join("\n");
}

function hundredth(share: number): string {
  return plain(Number((100 * share).toPrecision(3)));
}

function scale(axis: Axis, figure: Figure, along: "x" | "y"): Plot.ScaleOptions {
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
    ...(!axis.log && !axis.percent && { nice: true, ticks: 5 }),
  } as Plot.ScaleOptions;
}

/** From the least to the greatest that is drawn, on all panels alike. */
function reach(axis: Axis, figure: Figure, along: "x" | "y"): readonly [number, number] {
  const limited = (figure.kind === "rows") === (along === "x");
  const values = [
    ...(axis.reach ?? []),
    ...(axis.mark === undefined ? [] : [axis.mark.at]),
    ...figure.panels.flatMap(({ points }) =>
      points.flatMap((p) => [p[along], ...(limited ? [p.lower, p.upper] : [])]),
    ),
  ].filter((value) => typeof value === "number" && Number.isFinite(value)) as number[];
  return [Math.min(...values), Math.max(...values)];
}

function rowNames(figure: Figure): readonly string[] {
  return [...new Set(figure.panels.flatMap(({ points }) => points.map(({ y }) => String(y))))];
}

/** A name as far as there is room for it; the table beneath has it in full. */
function short(name: string): string {
  return name.length <= mostCharacters ? name : `${name.slice(0, mostCharacters - 1)}…`;
}

/** Room for the longest name, at seven pixels a character. */
function marginFor(names: readonly string[]): number {
  return 20 + 7 * Math.max(4, ...names.map((name) => short(name).length));
}
