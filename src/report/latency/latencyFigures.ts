import type { LatencyResult, LatencySide } from "../../gates/latency.ts";
import type { IntervalFigure, Point, PointsFigure } from "../article/Figure.ts";
import { verdictOutcome } from "../figures/intervals.ts";
import { percent, plain } from "../numbers.ts";
import { latencyDecimals, quantileName } from "../words/en/latency.ts";
import type { LatencyWords } from "../words/LatencyWords.ts";

/** The quantile over all runs, or its change, against the line it is held to. */
export function latencyInterval(r: LatencyResult, { page }: LatencyWords): IntervalFigure {
  const name = quantileName(r.quantile);
  const compares = r.baseline !== null;
  const line = r.limit ?? r.margin;
  const at = line === null ? "" : plain(line);
  return {
    id: "interval",
    caption: (compares ? page.changeInterval : page.interval)({ name, level: percent(r.level) }),
    kind: "interval",
    label: (compares ? page.change : page.subject)({ name, metric: r.metric }),
    point: r.value,
    lower: r.lower,
    upper: r.upper,
    digits: latencyDecimals(r),
    signed: compares ? "signed" : "plain",
    outcome: r.verdict === null ? "none" : verdictOutcome[r.verdict],
    marks: [
      ...(line === null ? [] : [{ at: line, label: (compares ? page.margin : page.limit)(at) }]),
      ...(compares ? [{ at: 0, label: page.noChange }] : []),
    ],
    ...(line !== null && { zone: { from: line, side: "more", label: page.tooSlow } }),
  };
}

/** Runs above which their rows lie closer. */
const manyRuns = 12;

/** The quantile of every run with the limits that it has by itself, the systems one below the other. */
export function latencyRunsFigure(r: LatencyResult, { page, runsHeads }: LatencyWords): PointsFigure {
  const name = quantileName(r.quantile);
  const sides = (["baseline", "candidate"] as const).flatMap((side) => {
    const runs = r[side];
    return runs === null
      ? []
      : [{ series: page.sides[side], points: runPoints(runs, page.sides[side], runsHeads.run) }];
  });
  return {
    id: "runs-figure",
    caption: page.runsFigure({ name, level: percent(r.level) }),
    kind: "rows",
    numbers: "elsewhere",
    x: {
      label: page.subject({ name, metric: r.metric }),
      marks: r.limit === null ? [] : [{ at: r.limit, label: page.limit(plain(r.limit)) }],
    },
    y: { label: runsHeads.run },
    series: sides.map(({ series }) => series),
    panels: [{ title: "", points: sides.flatMap(({ points }) => points) }],
    ...(r.candidate.runs.length > manyRuns && { density: "compact" }),
  };
}

function runPoints({ runs, names }: LatencySide, series: string, run: string): readonly Point[] {
  return runs.flatMap(({ quantile }, i): readonly Point[] => {
    if (!Number.isFinite(quantile.value)) return [];
    const bounded = Number.isFinite(quantile.lower) && Number.isFinite(quantile.upper);
    return [
      {
        series,
        kind: "measured",
        x: quantile.value,
        y: `${run} ${names[i]}`,
        lower: bounded ? quantile.lower : null,
        upper: bounded ? quantile.upper : null,
      },
    ];
  });
}
