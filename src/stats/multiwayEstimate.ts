import { because } from "./because.ts";
import { designEffect } from "./diagnostics.ts";
import { type EstimateOptions, type EstimateResult, estimate } from "./estimate.ts";
import { outsideRange } from "./intervals/clusterMethod.ts";
import { twoSidedQuantile } from "./intervals/studentForm.ts";
import type { Caveat, Citation } from "./types.ts";
import { type CrossedTotals, type Multiway, multiwayVariance } from "./variance/multiway.ts";

const source: Citation = {
  authors: "A. C. Cameron, J. B. Gelbach & D. L. Miller",
  year: 2011,
  title: "Robust inference with multiway clustering",
  where: "Journal of Business & Economic Statistics 29, 238–249",
};

/**
 * The micro mean of questions that share values of two crossed columns, with R ± t_ν √V of `multiwayVariance`. What is
 * told of documents (their number, correlation, largest) is that of the column with fewer values.
 *
 * @throws TooFewDocuments when a column has one value.
 */
export function multiwayEstimate(
  totals: CrossedTotals,
  [nameA, nameB]: readonly [string, string],
  options: EstimateOptions,
): EstimateResult {
  const { variance, degreesOfFreedom, oneWay, floor } = multiwayVariance(totals);
  const fewer = totals.a.n.length <= totals.b.n.length ? totals.a : totals.b;
  const one = estimate(fewer, { ...options, estimand: "micro", method: "auto" });
  // It speaks of documents, and here is none that a question belongs to alone.
  const base = { ...one, caveats: one.caveats.filter(({ code }) => code !== "large-document") };
  const term = (columns: readonly string[], key: keyof CrossedTotals) => ({
    columns,
    clusters: totals[key].n.length,
    standardError: Math.sqrt(oneWay[key]),
  });
  const floorName = floor === null ? null : floor === "a" ? nameA : nameB;
  const multiway: Multiway = {
    terms: [term([nameA], "a"), term([nameB], "b"), term([nameA, nameB], "both")],
    floor: floorName,
  };
  // Every score the same: what one column's clusters rule out is all there is to say.
  if (variance === 0) return { ...base, methods: [], multiway };
  const standardError = Math.sqrt(variance);
  const reach = twoSidedQuantile(options.level, degreesOfFreedom) * standardError;
  const lower = base.value - reach;
  const upper = base.value + reach;
  const noted: readonly Caveat[] = [
    ...outsideRange(lower, upper, options.scale),
    ...(floorName === null ? [] : [{ code: "multiway-floored", params: { column: floorName } } as const]),
  ];
  const interval = { standardError, degreesOfFreedom, lower, upper };
  return {
    ...base,
    ...interval,
    method: "multiway",
    methodTitle: "t interval with the two-way clustered variance, floored at the larger one-way term",
    source,
    methodReason: because("columns-cross", { columnA: nameA, columnB: nameB }),
    designEffect: designEffect(fewer, variance),
    methods: [{ name: "multiway", ...interval, note: "" }],
    multiway,
    caveats: [...base.caveats, ...noted],
  };
}
