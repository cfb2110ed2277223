import { expect, test } from "vitest";
import {
  addTallies,
  type CoverageStudy,
  coverageRows,
  coverageTally,
  estimatorError,
} from "../../src/simulate/coverage.ts";
import { drawWithoutReplacement } from "../../src/simulate/draw/drawWithoutReplacement.ts";
import { random, randomStreams } from "../../src/simulate/random.ts";
import type { ClusterTotals } from "../../src/stats/ClusterTotals.ts";
import { bootstrapT } from "../../src/stats/intervals/bootstrapT.ts";
import type { IntervalMethod } from "../../src/stats/intervals/index.ts";
import { tilted } from "../../src/stats/intervals/tilted.ts";
import { tMacro } from "../../src/stats/intervals/tMacro.ts";
import { macro } from "../../src/stats/means.ts";
import { totalsOf } from "../stats/helpers.ts";

const population = totalsOf([3, 5, 2, 8, 12, 40, 7, 9, 4, 11, 6, 10], [1, 2, 0, 5, 3, 22, 6, 1, 0, 7, 2, 10]);

function those(at: Int32Array): ClusterTotals {
  const pick = (values: Float64Array): Float64Array => Float64Array.from(at, (d) => values[d]);
  return {
    n: pick(population.n),
    s: pick(population.s),
    q: pick(population.q),
    labels: Array.from(at, (d) => population.labels[d]),
  };
}

function studyOf(methods: readonly IntervalMethod[], documents: number): CoverageStudy {
  return {
    estimand: "macro",
    truth: macro(population),
    scale: { kind: "bounded", min: 0, max: 1 },
    level: 0.9,
    methods,
    replicates: 199,
    draw: (source) => ({
      totals: those(drawWithoutReplacement(documents, population.n.length, source)),
      design: { kind: "srs" },
    }),
  };
}

test("coverage is the share of samples whose interval holds the truth: t, counted by hand over every sample", () => {
  // All 66 samples of 2, each once: the stream hands out their numbers in turn.
  const pairs: Int32Array[] = [];
  for (let a = 0; a < 12; a++) for (let b = a + 1; b < 12; b++) pairs.push(Int32Array.of(a, b));
  let next = 0;
  const study = {
    ...studyOf([tMacro], 2),
    draw: () => ({ totals: those(pairs[next++]), design: { kind: "srs" as const } }),
  };
  const tally = coverageTally(study, pairs.length, random(1));
  const rates = population.s.map((s, d) => s / population.n[d]);
  const truth = rates.reduce((a, b) => a + b) / 12;
  let [below, above, width] = [0, 0, 0];
  for (const [a, b] of pairs) {
    const mean = (rates[a] + rates[b]) / 2;
    // t at 0.95 with one degree of freedom is tan(0.45π)
    const reach = (Math.tan(0.45 * Math.PI) * Math.abs(rates[a] - rates[b])) / 2;
    if (reach === 0) continue;
    if (mean + reach < truth) below++;
    if (mean - reach > truth) above++;
    width += 2 * reach;
  }
  const [row] = coverageRows(study, tally);
  expect(row.missBelow * 66).toBeCloseTo(below, 9);
  expect(row.missAbove * 66).toBeCloseTo(above, 9);
  expect(row.coverage).toBeCloseTo(1 - (below + above) / 66, 12);
  expect(row.error).toBeCloseTo(Math.sqrt((row.coverage * (1 - row.coverage)) / 66), 12);
  const tied = pairs.filter(([a, b]) => rates[a] === rates[b]).length;
  expect(row.degenerate * 66).toBeCloseTo(tied, 9);
  expect(row.meanWidth! * 66).toBeGreaterThan(width - 1e-9);
  const { bias, sd, rmse } = estimatorError(study, tally);
  expect(bias).toBeCloseTo(0, 12);
  expect(rmse).toBeCloseTo(sd, 12);
});

test("pieces of a study add up to the same numbers, whoever does them and in whatever order", () => {
  const study = studyOf([tMacro, tilted, bootstrapT], 5);
  const pieces = (order: readonly number[]): readonly [number, ReturnType<typeof coverageTally>][] =>
    order.map((i) => [i, coverageTally(study, 20, randomStreams(7, 4)[i])]);
  const sorted = (order: readonly number[]) =>
    coverageRows(study, addTallies([...pieces(order)].sort(([a], [b]) => a - b).map(([, tally]) => tally)));
  expect(sorted([3, 0, 2, 1])).toEqual(sorted([0, 1, 2, 3]));
});

test("a sample to which a method does not apply is no success", () => {
  const never: IntervalMethod = { ...tMacro, applies: () => ({ ok: false, reason: "never" }) };
  const study = studyOf([never], 4);
  const [row] = coverageRows(study, coverageTally(study, 10, random(1)));
  expect(row).toMatchObject({ coverage: 0, unavailable: 1, meanWidth: null, medianWidth: null });
});

test("an interval without end covers, and is left out of the mean width alone", () => {
  const endless: IntervalMethod = {
    ...tMacro,
    limits: (totals, ...rest) =>
      totals.s[0] > 3
        ? {
            ...tMacro.limits(totals, ...rest),
            lower: Number.NEGATIVE_INFINITY,
            upper: Number.POSITIVE_INFINITY,
          }
        : { ...tMacro.limits(totals, ...rest), lower: 0, upper: 1 },
  };
  const study = studyOf([endless], 4);
  const [row] = coverageRows(study, coverageTally(study, 40, random(2)));
  expect(row.coverage).toBe(1);
  expect(row.unbounded).toBeGreaterThan(0);
  expect(row.unbounded).toBeLessThan(1);
  expect(row.meanWidth).toBe(1);
});
