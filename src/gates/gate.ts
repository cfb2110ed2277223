import { normalQuantile } from "../stats/distributions.ts";
import { toReport } from "../stats/tails/upperTail.ts";
import type { Caveat, Context } from "../stats/types.ts";
import { InputError } from "../table/InputError.ts";
import type { PairedScores } from "../table/pair.ts";
import { changesOf } from "./changes.ts";
import { decide } from "./decide.ts";
import { floorOf, smallestMargin, unseenLossProbability } from "./floor.ts";
import { type ChosenTest, chooseTest } from "./lossTests/index.ts";
import { seesNoSpread } from "./lossTests/noSpread.ts";
import { spreadOf } from "./lossTests/student.ts";
import { twoRatioSpread } from "./lossTests/twoRatio.ts";
import type { GateOptions } from "./options.ts";
import { equalSizes, exchanged, largestOf, meanOf, type PairedTotals, rangeOf } from "./PairedTotals.ts";
import { type PreparedPair, preparePair } from "./preparePair.ts";
import type { Engine, Floor, MetricVerdict, Needed, Verdict } from "./results.ts";
import { summarise } from "./sides.ts";
import { sizesAreKnown } from "./trust.ts";

export { gateThreshold } from "./threshold.ts";

/** Differences from the line within this share of the range count as on it. */
const atTheLine = 1e-12;
const power = 0.8;

/**
 * Judges one metric of a pair of systems: is a loss of the margin or more ruled out, is it shown, or neither?
 *
 * @param labels the document of each row when documents were sampled; undefined when questions were
 * @throws InputError when nothing is scored on both sides, a method does not fit, or the margin is no loss
 * @example gatePair(pairTables(a, b, "recall@5", { unmatched: "error" }), undefined, options).verdict
 */
export function gatePair(
  pair: PairedScores,
  labels: readonly string[] | undefined,
  options: GateOptions,
): MetricVerdict {
  const margin = marginOf(options, pair);
  const context = contextOf(options);
  const prepared = preparePair(pair, labels, options.estimand, options.missing);
  const judged =
    options.rule === "difference" ? byDifference(prepared, margin) : byTest(prepared, margin, options);
  const sign = pair.better === "higher" ? 1 : -1;
  const { seen } = prepared;
  const known = sizesAreKnown(seen, context);
  const unboundedMissing =
    prepared.incomplete > 0 && options.missing === "worst-case" && pair.scale.kind === "unbounded";
  const evidence = { pPass: judged.pPass, pFail: judged.pFail, error: known ? judged.error : 1 };
  const verdict = decide(evidence, options.alpha, { scored: prepared.scored, unboundedMissing });
  const bounded = Number.isFinite(rangeOf(seen));
  const floor = bounded ? floorFor(seen, margin, options, judged.carriesFloor, context) : null;
  const bounds = [sign * judged.lower, sign * judged.upper];
  return {
    metric: pair.metric,
    role: options.role,
    rule: options.rule,
    method: judged.method,
    methodReason: judged.reason,
    estimand: options.estimand,
    margin,
    threshold: null,
    alpha: options.alpha,
    better: pair.better,
    verdict,
    difference: sign * meanOf(seen.totals),
    lower: Math.min(...bounds),
    upper: Math.max(...bounds),
    level: 1 - 2 * options.alpha,
    pPass: options.rule === "difference" ? null : judged.pPass,
    pFail: options.rule === "difference" ? null : judged.pFail,
    baseline: summarise(pair.baseline.state, sign * meanOf(seen.baseline)),
    candidate: summarise(pair.candidate.state, sign * meanOf(seen.candidate)),
    ...spreadForReport(seen, judged.method),
    clusters: seen.totals.n.length,
    questions: prepared.questions,
    ...changesOf(pair),
    floor,
    smallestMargin: bounded ? smallestMargin(seen, options.alpha, context) : null,
    wouldPassAt: Math.max(0, -judged.lower),
    needed: verdict === "inconclusive" ? neededFor(seen, margin, options, floor) : null,
    engine: options.rule === "difference" ? null : judged.engine,
    caveats: [...pair.caveats, ...caveatsOf(prepared, pair, margin, options, floor, judged, verdict, known)],
  };
}

/** What a rule says, in signed differences. */
interface Judged {
  readonly method: string;
  readonly reason: string;
  readonly carriesFloor: boolean;
  readonly pPass: number;
  readonly pFail: number;
  readonly error: number;
  readonly lower: number;
  readonly upper: number;
  readonly engine: Engine | null;
}

/** The published rule G2: the point estimate against the margin. */
function byDifference({ worst, best, seen }: PreparedPair, margin: number): Judged {
  const slack = atTheLine * finite(rangeOf(seen));
  return {
    method: "point",
    reason: "the rule difference compares two means and nothing else",
    carriesFloor: true,
    pPass: meanOf(worst.totals) >= -margin - slack ? 0 : 1,
    pFail: meanOf(best.totals) < -margin - slack ? 0 : 1,
    error: 0,
    lower: meanOf(worst.totals),
    upper: meanOf(best.totals),
    engine: null,
  };
}

function byTest(prepared: PreparedPair, margin: number, options: GateOptions): Judged {
  const { seen, worst, best } = prepared;
  const context = contextOf(options);
  const { test, reason } = testFor(options, seen);
  const slack = atTheLine * finite(rangeOf(seen));
  const use = toReport(options.alpha);
  const pass = test.pValue(worst, -margin - slack, use, context);
  const fail = test.pValue(exchanged(best), margin + slack, use, context);
  let lower = test.lower(worst, options.alpha, context);
  const upper = -test.lower(exchanged(best), options.alpha, context);
  let pPass = pass.p;
  if (!test.carriesFloor && options.floor && Number.isFinite(rangeOf(seen))) {
    pPass = Math.max(pPass, unseenLossProbability(worst, -margin - slack, context));
    lower = Math.min(lower, -smallestMargin(worst, options.alpha, context));
  }
  // The limit is located less finely than the p-value that decides: near the line it follows the decision.
  lower = pPass <= options.alpha ? Math.max(lower, -margin - slack) : Math.min(lower, -margin - 2 * slack);
  return {
    method: test.name,
    reason,
    carriesFloor: test.carriesFloor,
    pPass,
    pFail: fail.p,
    error: Math.max(pass.error, fail.error),
    lower,
    upper,
    engine: pass.engine === "exact" ? fail.engine : pass.engine,
  };
}

function testFor(options: GateOptions, pair: PairedTotals): ChosenTest {
  const rule = options.rule === "unpaired" ? "unpaired" : "paired";
  const chosen = chooseTest(options.method, rule, pair);
  if ("test" in chosen) return chosen;
  throw new InputError(
    "method-does-not-fit",
    `--method ${options.method} does not fit these data: ${chosen.refused}.`,
    "Leave out --method to take the recommended one.",
  );
}

function marginOf({ margin }: GateOptions, pair: PairedScores): number {
  if (margin !== undefined && margin > 0) return margin;
  throw new InputError(
    "margin-not-positive",
    `The margin for ${pair.metric} must be a loss greater than 0; it is ${margin ?? "not given"}.`,
    "Give the largest loss you would still ship, in score units: --margin 0.02",
  );
}

function contextOf(options: GateOptions): Context {
  return {
    floor: options.floor,
    ...(options.largestDocument !== undefined && { largestDocument: options.largestDocument }),
    ...(options.worstLoss !== undefined && { worstLoss: options.worstLoss }),
  };
}

function floorFor(
  pair: PairedTotals,
  margin: number,
  options: GateOptions,
  carriesFloor: boolean,
  context: Context,
): Floor {
  const required = floorOf(pair, -margin, options.alpha, context);
  const binding = !carriesFloor && options.floor;
  return { required, met: pair.totals.n.length >= required, binding };
}

/** Standard error of the difference, and the degrees of freedom where the method uses them. */
function spreadForReport(
  pair: PairedTotals,
  method: string,
): Pick<MetricVerdict, "standardError" | "degreesOfFreedom"> {
  if (!pair.itemsDiffer && seesNoSpread(pair)) return { standardError: null, degreesOfFreedom: null };
  const { standardError, degreesOfFreedom } = pair.itemsDiffer ? twoRatioSpread(pair) : spreadOf(pair);
  return {
    standardError,
    degreesOfFreedom: method === "t" || method === "hall" ? degreesOfFreedom : null,
  };
}

/** n ≈ ((z₁₋α + z_power) sd/m)², at least the floor: enough to pass in 80 of 100 runs if nothing truly changed. */
function neededFor(pair: PairedTotals, margin: number, options: GateOptions, floor: Floor | null): Needed {
  const z = -normalQuantile(options.alpha) + normalQuantile(power);
  const { standardError } = spreadForReport(pair, "");
  const documents = pair.totals.n.length;
  const bySpread = ((z * (standardError ?? 0)) / margin) ** 2 * documents;
  const count = Math.max(Math.ceil(bySpread - 1e-9), floor?.required ?? 2, 2);
  return pair.clustered ? { clusters: count, power } : { questions: count, power };
}

function caveatsOf(
  prepared: PreparedPair,
  pair: PairedScores,
  margin: number,
  options: GateOptions,
  floor: Floor | null,
  judged: Judged,
  verdict: Verdict,
  known: boolean,
): readonly Caveat[] {
  const { seen } = prepared;
  const documents = seen.totals.n.length;
  const unit = seen.clustered ? "clusters" : "questions";
  const out: Caveat[] = [];
  if (options.rule === "difference") out.push({ code: "no-uncertainty", params: {} });
  if (prepared.incomplete > 0) out.push(...missingCaveats(prepared, pair, options, judged, verdict));
  if (!known)
    out.push({
      code: "heavy-documents",
      params: { largest: largestOf(seen.totals), clusters: documents },
    });
  else if (seen.clustered && options.estimand === "micro" && !equalSizes(seen.totals)) {
    if (options.largestDocument === undefined && options.rule === "paired")
      out.push({ code: "largest-document-unknown", params: { largest: largestOf(seen.totals) } });
  }
  if (seen.itemsDiffer) out.push({ code: "items-differ", params: {} });
  if (options.worstLoss !== undefined)
    out.push({ code: "worst-loss-declared", params: { worstLoss: options.worstLoss } });
  if (floor === null) out.push({ code: "unbounded-no-floor", params: {} });
  else if (options.rule !== "difference") {
    const params = { margin, required: floor.required, [unit]: documents };
    if (!floor.met && options.floor && verdict === "inconclusive") out.push({ code: "below-floor", params });
    if (!judged.carriesFloor && !options.floor) out.push({ code: "floor-off", params });
  }
  if (known && judged.error > 0 && Math.min(judged.pPass, judged.pFail) > options.alpha - judged.error) {
    const near = [judged.pPass, judged.pFail].some((p) => Math.abs(p - options.alpha) < judged.error);
    if (near) out.push({ code: "tail-error-straddles", params: { error: judged.error } });
  }
  return out;
}

function missingCaveats(
  prepared: PreparedPair,
  pair: PairedScores,
  options: GateOptions,
  judged: Judged,
  verdict: Verdict,
): readonly Caveat[] {
  if (options.missing === "drop")
    return [{ code: "missing-dropped", params: { count: prepared.incomplete } }];
  const lost = (state: Uint8Array): number => state.reduce((total, s) => total + (s === 0 ? 0 : 1), 0);
  const params = { baseline: lost(pair.baseline.state), candidate: lost(pair.candidate.state) };
  const out: Caveat[] = [{ code: "missing-scores", params }];
  if (verdict === "inconclusive" && judged.engine !== null) {
    const alone = byTest(
      { ...prepared, worst: prepared.seen, best: prepared.seen },
      options.margin!,
      options,
    );
    if (alone.pPass <= options.alpha || alone.pFail <= options.alpha)
      out.push({ code: "missing-decides", params });
  }
  return out;
}

function finite(range: number): number {
  return Number.isFinite(range) ? range : 0;
}
