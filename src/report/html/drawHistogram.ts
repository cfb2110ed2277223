import * as Plot from "@observablehq/plot";
import type { Bar, HistogramFigure } from "../article/Figure.ts";
import { grouped } from "../numbers.ts";
import { axisWords } from "./axisWords.ts";
import { fitted, outcomeColor } from "./drawInterval.ts";
import type { Markup } from "./html.ts";
import { markLines } from "./markLines.ts";
import { plotSvg } from "./plotSvg.ts";

/** How wide a bar of one value is, as a share of the least distance between two. */
const share = 0.6;

/** How many fall where, as bars from zero, each with its count where there are few. */
export function drawHistogram({ x, y, bars }: HistogramFigure): Markup {
  const width = barWidth(bars);
  const ends = (bar: Bar): readonly [number, number] =>
    bar.from === bar.to ? [bar.from - width / 2, bar.to + width / 2] : [bar.from, bar.to];
  const all = [...bars.flatMap(ends), ...(x.marks ?? []).map(({ at }) => at)];
  const domain = [Math.min(...all) - width / 2, Math.max(...all) + width / 2] as const;
  const size = { width: 560, marginLeft: 56, marginRight: 20 };
  const lines = markLines(x.marks ?? [], { ...size, domain, size: 11 });
  const values = [...new Set(bars.flatMap(({ from, to }) => (from === to ? [from] : [])))];
  return plotSvg({
    ...size,
    height: 260,
    marginTop: Math.max(34, 18 + lines.height),
    marginBottom: 42,
    x: {
      label: fitted(x.label, 560),
      labelArrow: "none",
      labelAnchor: "center",
      domain: [...domain],
      ...(values.length > 0 && values.length <= mostValues
        ? { ticks: values, tickFormat: (value: number) => axisWords(x, value, 4) }
        : { ticks: 7, tickFormat: (value: number) => axisWords(x, value, 6) }),
    },
    y: {
      label: y.label,
      labelArrow: "none",
      grid: true,
      ticks: Math.min(4, Math.max(...bars.map(({ count }) => count))),
      tickFormat: (n: number) => grouped(n),
    },
    marks: [
      Plot.rect(bars, {
        x1: (bar: Bar) => ends(bar)[0],
        x2: (bar: Bar) => ends(bar)[1],
        y1: 0,
        y2: "count",
        fill: (bar: Bar) => outcomeColor[bar.outcome],
        fillOpacity: 0.75,
        insetLeft: 0.5,
        insetRight: 0.5,
      }),
      bars.length <= mostValues
        ? Plot.text(bars, {
            x: (bar: Bar) => (bar.from + bar.to) / 2,
            y: "count",
            text: ({ count }: Bar) => (count === 0 ? "" : grouped(count)),
            dy: -8,
            fill: "currentColor",
            fontSize: 11,
          })
        : null,
      lines.marks,
      Plot.ruleY([0], { stroke: "var(--faint)" }),
    ],
  });
}

/** Bars up to which each has its number. */
const mostValues = 12;

function barWidth(bars: readonly Bar[]): number {
  const at = [...new Set(bars.map(({ from }) => from))].sort((a, b) => a - b);
  const gaps = at.slice(1).map((value, i) => value - at[i]);
  return share * (gaps.length === 0 ? Math.abs(at[0]) || 1 : Math.min(...gaps));
}
