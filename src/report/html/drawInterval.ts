import * as Plot from "@observablehq/plot";
import type { IntervalFigure } from "../article/Figure.ts";
import type { Outcome } from "../article/Outcome.ts";
import { roundValues } from "../figures/roundSteps.ts";
import { fixed, signed } from "../numbers.ts";
import type { Markup } from "./html.ts";
import { halo, markLines } from "./markLines.ts";
import { type PlotMarks, plotSvg } from "./plotSvg.ts";

/** The colour of an outcome. */
export const outcomeColor: Readonly<Record<Outcome, string>> = {
  yes: "var(--yes)",
  no: "var(--no)",
  open: "var(--open)",
  none: "var(--series-1)",
};

/** Room for a number beside an end, in pixels. */
const numberWidth = 66;
const frame = { height: 92, bottom: 46, sides: 14 } as const;

/**
 * An interval and its point on one axis, the lines that it is judged by across it, and what lies beyond them shaded.
 *
 * @param width in pixels
 */
export function drawInterval(figure: IntervalFigure, width: number): Markup {
  const pixels = width - 2 * frame.sides;
  const domain = withZone(figure, reachOf(figure, pixels), pixels);
  const ticks = roundValues(domain, width < 400 ? 5 : 10);
  const lines = markLines(figure.marks, {
    domain,
    width,
    marginLeft: frame.sides,
    marginRight: frame.sides,
    size: 12,
  });
  const top = lines.height + 4;
  return plotSvg({
    width,
    height: top + frame.height + frame.bottom,
    marginTop: top,
    marginBottom: frame.bottom,
    marginLeft: frame.sides,
    marginRight: frame.sides,
    x: {
      label: fitted(figure.label, width),
      labelArrow: "none",
      labelAnchor: "center",
      domain,
      ticks: [...ticks.values],
      tickFormat: (value: number) => valueWords(figure, value, ticks.digits),
      tickSize: 4,
    },
    y: { axis: null, domain: [0, 1] },
    marks: [
      zoneMarks(figure, domain, pixels),
      lines.marks,
      intervalMarks(figure, domain),
      Plot.ruleY([0], { stroke: "var(--faint)" }),
    ],
  });
}

/** Room beside everything that is drawn, so that the numbers at the ends find theirs. */
function reachOf({ point, lower, upper, marks }: IntervalFigure, pixels: number): readonly [number, number] {
  const values = [point, lower, upper, ...marks.map(({ at }) => at)].filter(
    (value): value is number => value !== null && Number.isFinite(value),
  );
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const share = numberWidth / pixels;
  const room = (share / (1 - 2 * share)) * (most - least || Math.abs(most) || 1);
  return [least - room, most + room];
}

/** Pixels that a character of a small word takes, about. */
const characterWidth = 6;

/** As much of a label as there is room for. */
export function fitted(label: string, pixels: number): string {
  const most = Math.floor(pixels / characterWidth);
  return label.length <= most ? label : `${label.slice(0, most - 1)}…`;
}

/** The part of the axis that what lies beyond a line needs for its name. */
function zoneShare({ zone }: IntervalFigure, pixels: number): number {
  return zone === undefined ? 0 : (characterWidth * zone.label.length + 8) / pixels;
}

/** The share of the axis that it may have at most: elsewhere the name is left out. */
const mostZone = 0.4;

/** Room for the name of what lies beyond a line. */
function withZone(
  figure: IntervalFigure,
  [least, most]: readonly [number, number],
  pixels: number,
): readonly [number, number] {
  const { zone } = figure;
  const share = zoneShare(figure, pixels);
  if (zone === undefined || share > mostZone) return [least, most];
  return zone.side === "less"
    ? [Math.min(least, (zone.from - share * most) / (1 - share)), most]
    : [least, Math.max(most, (zone.from - share * least) / (1 - share))];
}

function valueWords({ signed: sign }: IntervalFigure, value: number, digits: number): string {
  return sign === "signed" ? signed(value, digits) : fixed(value, digits);
}

/** What lies beyond a line, in the colour of failing, with its name. */
function zoneMarks(
  figure: IntervalFigure,
  [least, most]: readonly [number, number],
  pixels: number,
): PlotMarks {
  const { zone } = figure;
  if (zone === undefined) return [];
  const [x1, x2] = zone.side === "less" ? [least, zone.from] : [zone.from, most];
  const fits = (x2 - x1) / (most - least) >= zoneShare(figure, pixels) - 1e-9;
  return [
    Plot.rect([0], { x1: [x1], x2: [x2], y1: [0], y2: [1], fill: "var(--no)", fillOpacity: 0.1 }),
    Plot.text(fits ? [zone.label] : [], {
      x: [zone.side === "less" ? least : most],
      y: [0],
      dx: zone.side === "less" ? 6 : -6,
      dy: -8,
      textAnchor: zone.side === "less" ? "start" : "end",
      fill: "var(--no)",
      fontSize: 11,
    }),
  ];
}

/** The interval with its point; numbers stand outside its ends and above the point. */
function intervalMarks(figure: IntervalFigure, [least, most]: readonly [number, number]): PlotMarks {
  const { point, lower, upper, outcome } = figure;
  const color = outcomeColor[outcome];
  const words = (value: number): string => valueWords(figure, value, figure.digits);
  const text = { y: [0.5], fill: "currentColor", fontSize: 12, fontVariant: "tabular-nums", ...halo };
  const end = (value: number, side: -1 | 1): PlotMarks =>
    Number.isFinite(value)
      ? [
          Plot.ruleX([value], { y1: [0.38], y2: [0.62], stroke: color, strokeWidth: 3 }),
          Plot.text([words(value)], {
            ...text,
            x: [value],
            dx: 8 * side,
            textAnchor: side < 0 ? "end" : "start",
          }),
        ]
      : [Plot.text([side < 0 ? "◀" : "▶"], { ...text, x: [side < 0 ? least : most], fill: color })];
  return [
    ...(lower === null || upper === null
      ? []
      : [
          Plot.ruleY([0.5], {
            x1: [Math.max(lower, least)],
            x2: [Math.min(upper, most)],
            stroke: color,
            strokeWidth: 5,
          }),
          end(lower, -1),
          end(upper, 1),
        ]),
    ...(point === null
      ? []
      : [
          Plot.dot([point], {
            x: [point],
            y: [0.5],
            r: 7,
            fill: color,
            stroke: "var(--page)",
            strokeWidth: 2,
          }),
          Plot.text([words(point)], { ...text, x: [point], dy: -20, fontWeight: "bold", fontSize: 13 }),
        ]),
  ];
}
