import { because } from "../stats/because.ts";
import { documentMeans } from "../stats/documentMeans.ts";
import type { Caveat } from "../stats/types.ts";
import { InputError } from "../table/InputError.ts";
import { type MetricColumn, scored } from "../table/ScoreTable.ts";
import { clusterTotals } from "../table/totals.ts";
import { decide } from "./decide.ts";
import { byTest, contextOf, type Judged } from "./judge.ts";
import { boundaryLower, seesNoSpread } from "./lossTests/noSpread.ts";
import { spreadOf } from "./lossTests/student.ts";
import type { GateOptions } from "./options.ts";
import { exchanged, largestOf, meanOf, type PairedTotals } from "./PairedTotals.ts";
import type { MetricVerdict } from "./results.ts";
import { summarise } from "./sides.ts";
import { sizesAreKnown } from "./trust.ts";

/** The published third result: within two standard errors of the threshold nothing is said. */
const standardErrors = 2;
/** Φ(2) − Φ(−2). */
const levelOfTwo = 0.9544997361036416;

/**
 * Holds the candidate's mean alone against a level. With `method: "auto"` it passes (fails) when it lies two standard
 * errors above (below); with a named method when that method's one-sided bound does.
 *
 * @throws InputError when nothing is scored, or the threshold lies outside the score's range
 */
export function gateThreshold(
  column: MetricColumn,
  ids: readonly string[],
  labels: readonly string[] | undefined,
  options: GateOptions,
): MetricVerdict {
  const threshold = thresholdOf(options, column);
  const count = column.state.reduce((total, s) => total + (s === scored ? 1 : 0), 0);
  const sample = (fill: "left out" | "worst" | "best"): PairedTotals =>
    sampleOf(column, ids, labels, options, fill);
  const seen = sample("left out");
  if (seen.totals.n.length < 2) {
    throw new InputError(
      "one-document",
      `Two ${labels ? "documents" : "questions"} with a score are needed; ${seen.totals.n.length} given.`,
      "Score more of them.",
    );
  }
  const missing = ids.length - count;
  const bounded = column.scale.kind === "bounded";
  const settled = missing === 0 || options.missing === "drop" || !bounded;
  const worst = settled ? seen : sample("worst");
  const best = settled ? seen : sample("best");
  const sign = column.better === "higher" ? 1 : -1;
  const judged =
    options.method === "auto"
      ? byStandardErrors(worst, best, sign * threshold, options.alpha)
      : byTest({ seen, worst, best }, -sign * threshold, options);
  const sizesKnown = options.method === "auto" || sizesAreKnown(seen, contextOf(options));
  const evidence = { ...judged, error: sizesKnown ? judged.error : 1 };
  const verdict = decide(evidence, options.alpha, {
    scored: count,
    unboundedMissing: missing > 0 && !bounded && options.missing !== "drop",
  });
  const spread = seesNoSpread(seen) ? null : spreadOf(seen);
  const bounds = [sign * judged.lower, sign * judged.upper];
  return {
    metric: column.name,
    role: options.role,
    rule: "threshold",
    method: judged.method,
    methodReason: judged.reason,
    estimand: options.estimand,
    margin: null,
    threshold,
    alpha: options.alpha,
    better: column.better,
    verdict,
    difference: null,
    lower: Math.min(...bounds),
    upper: Math.max(...bounds),
    level: options.method === "auto" ? levelOfTwo : 1 - 2 * options.alpha,
    pPass: options.method === "auto" ? null : judged.pPass,
    pFail: options.method === "auto" ? null : judged.pFail,
    baseline: null,
    candidate: summarise(column, ids, sign * meanOf(seen.totals)),
    standardError: spread?.standardError ?? null,
    degreesOfFreedom: null,
    clusters: seen.totals.n.length,
    questions: count,
    wins: null,
    losses: null,
    ties: null,
    floor: null,
    smallestMargin: null,
    wouldPassAt: null,
    needed: null,
    engine: judged.engine,
    changed: null,
    caveats: [
      ...(sizesKnown
        ? []
        : [{ code: "heavy-documents" as const, params: { largest: largestOf(seen.totals) } }]),
      ...caveatsOf(seen, missing, verdict === "inconclusive", spread?.standardError ?? null, options),
      ...(judged.lower < seen.lowest || judged.upper > seen.highest
        ? [{ code: "limits-outside-range" as const, params: {} }]
        : []),
    ],
  };
}

function byStandardErrors(worst: PairedTotals, best: PairedTotals, line: number, alpha: number): Judged {
  const lower = lowerByStandardErrors(worst, alpha);
  const upper = -lowerByStandardErrors(exchanged(best), alpha);
  const slack = 1e-12 * (Number.isFinite(worst.highest) ? worst.highest - worst.lowest : 0);
  return {
    method: "two-se",
    reason: because("two-standard-errors"),
    carriesFloor: true,
    pPass: lower >= line - slack ? 0 : 1,
    pFail: upper < line - slack ? 0 : 1,
    error: 0,
    lower,
    upper,
    engine: "closed-form",
  };
}

/** Where every score is the same there is no standard error: what so many equal scores can rule out. */
function lowerByStandardErrors(pair: PairedTotals, alpha: number): number {
  if (seesNoSpread(pair)) return boundaryLower(pair, alpha);
  return meanOf(pair.totals) - standardErrors * spreadOf(pair).standardError;
}

function sampleOf(
  column: MetricColumn,
  ids: readonly string[],
  labels: readonly string[] | undefined,
  options: GateOptions,
  fill: "left out" | "worst" | "best",
): PairedTotals {
  const sign = column.better === "higher" ? 1 : -1;
  const { scale } = column;
  const ends =
    scale.kind === "bounded"
      ? [sign * scale.min, sign * scale.max]
      : [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  const lowest = Math.min(...ends);
  const highest = Math.max(...ends);
  const keep = fill === "left out" ? column.state.map((s) => (s === scored ? 1 : 0)) : undefined;
  const filled = fill === "worst" ? lowest : highest;
  const values = column.values.map((v, row) => (column.state[row] === scored ? sign * v : filled));
  const raw = clusterTotals(values, keep, labels, ids);
  const totals = options.estimand === "macro" && labels !== undefined ? documentMeans(raw) : raw;
  return {
    totals,
    baseline: totals,
    candidate: totals,
    estimand: options.estimand,
    clustered: labels !== undefined,
    lowest,
    highest,
    itemsDiffer: false,
    unchanged: highest,
  };
}

function caveatsOf(
  seen: PairedTotals,
  missing: number,
  inconclusive: boolean,
  standardError: number | null,
  options: GateOptions,
): readonly Caveat[] {
  const out: Caveat[] = [];
  if (missing > 0) {
    const code = options.missing === "drop" ? "missing-dropped" : "missing-scores";
    out.push({ code, params: { count: missing } });
  }
  if (standardError === null) out.push({ code: "boundary", params: { value: meanOf(seen.totals) } });
  else if (inconclusive && options.method === "auto")
    out.push({ code: "near-threshold", params: { standardError } });
  return out;
}

function thresholdOf({ threshold }: GateOptions, { name, scale, better }: MetricColumn): number {
  const worst = scale.kind === "unbounded" ? Number.NaN : better === "higher" ? scale.min : scale.max;
  const inside =
    threshold !== undefined &&
    (scale.kind === "unbounded" || (threshold >= scale.min && threshold <= scale.max && threshold !== worst));
  if (inside) return threshold;
  throw new InputError(
    "threshold-outside-range",
    `The threshold for ${name} must lie within its scores' range; it is ${threshold ?? "not given"}.`,
    "Give the mean that the candidate must reach: --threshold 0.8",
  );
}
