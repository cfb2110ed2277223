/** The interval of one answer as a figure. */

import type { Comparison, MetricVerdict, Verdict } from "../../gates/results.ts";
import type { IntervalFigure } from "../article/Figure.ts";
import type { Outcome } from "../article/Outcome.ts";
import { decimalsToSeparate, plain } from "../numbers.ts";
import type { SystemEstimate } from "../SystemEstimate.ts";
import { changeKind } from "../sentences/changeKind.ts";
import type { Words } from "../words/Words.ts";

/** How verdicts and findings are coloured. */
export const verdictOutcome: Readonly<Record<Verdict, Outcome>> = {
  pass: "yes",
  fail: "no",
  inconclusive: "open",
};
export const findingOutcome: Readonly<Record<Comparison["finding"], Outcome>> = {
  better: "yes",
  worse: "no",
  undecided: "open",
};

/** The interval of a verdict against its margin, or its threshold; null where nothing was computed. */
export function verdictInterval(r: MetricVerdict, id: string, words: Words): IntervalFigure | null {
  const { figures } = words.page;
  const point = r.rule === "threshold" ? r.candidate.mean : r.difference;
  if (point === null && r.lower === null) return null;
  const line = lineOf(r);
  const at = plain(line);
  const change = r.rule !== "threshold";
  const [lower, upper] = hasInterval(r) ? [r.lower, r.upper] : [null, null];
  return {
    id,
    caption: hasInterval(r)
      ? figures[change ? "interval" : "candidate"]({ metric: r.metric, level: r.level })
      : figures.change({ metric: r.metric }),
    kind: "interval",
    label: change ? figures.change({ metric: r.metric }) : figures.mean({ metric: r.metric }),
    point,
    lower,
    upper,
    digits: digitsOf(r),
    signed: change ? "signed" : "plain",
    outcome: verdictOutcome[r.verdict],
    marks: change
      ? [
          { at: line, label: figures.margin({ at }) },
          { at: 0, label: figures.noChange },
        ]
      : [{ at: line, label: figures.threshold({ at }) }],
    zone: {
      from: line,
      side: r.better === "higher" ? "less" : "more",
      label: change ? figures.tooBad[changeKind(r.metric, r.better)] : figures.missed[r.better],
    },
  };
}

/** Whether a verdict has an interval: the rule `difference` knows none. */
export function hasInterval({ rule, lower, upper }: MetricVerdict): boolean {
  return rule !== "difference" && lower !== null && upper !== null;
}

/** The line that a verdict is held to: the margin as a change, or the threshold. */
export function lineOf(r: MetricVerdict): number {
  if (r.rule === "threshold") return r.threshold ?? 0;
  return r.better === "higher" ? 0 - (r.margin ?? 0) : (r.margin ?? 0);
}

/** Digits with which a verdict's numbers show on which side of its lines they lie. */
export function digitsOf(r: MetricVerdict): number {
  const values = [r.rule === "threshold" ? r.candidate.mean : r.difference, r.lower, r.upper];
  return decimalsToSeparate(
    values.filter((value) => value !== null && Number.isFinite(value)) as number[],
    r.rule === "threshold" ? [lineOf(r)] : [lineOf(r), 0],
  );
}

/** The interval of a difference against no change. */
export function comparisonInterval(c: Comparison, id: string, words: Words): IntervalFigure {
  const { figures } = words.page;
  return {
    id,
    caption: figures.interval({ metric: c.metric, level: c.level }),
    kind: "interval",
    label: figures.change({ metric: c.metric }),
    point: c.difference,
    lower: c.lower,
    upper: c.upper,
    digits: comparisonDigits(c),
    signed: "signed",
    outcome: findingOutcome[c.finding],
    marks: [{ at: 0, label: figures.noChange }],
  };
}

/** Digits with which a difference shows on which side of zero it lies. */
export function comparisonDigits(c: Comparison): number {
  return decimalsToSeparate([c.difference, c.lower, c.upper].filter(Number.isFinite), [0]);
}

/** The interval of a mean. */
export function estimateInterval(r: SystemEstimate, id: string, words: Words): IntervalFigure {
  const { figures } = words.page;
  const name = words.estimates.name({ metric: r.metric, system: r.system ?? null });
  return {
    id,
    caption: figures.estimate({ name, level: r.level }),
    kind: "interval",
    label: figures.mean({ metric: r.metric }),
    point: r.value,
    lower: r.lower,
    upper: r.upper,
    digits: decimalsToSeparate([r.value, r.lower, r.upper].filter(Number.isFinite), []),
    signed: "plain",
    outcome: "none",
    marks: [],
  };
}
