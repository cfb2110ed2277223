import type { Context } from "../stats/types.ts";
import { InputError } from "../table/InputError.ts";
import type { PairedScores } from "../table/pair.ts";
import { changesOf } from "./changes.ts";
import { decide } from "./decide.ts";
import { floorOf, smallestMargin } from "./floor.ts";
import { gateCaveats } from "./gateCaveats.ts";
import { byDifference, byTest, contextOf } from "./judge.ts";
import { neededFor, spreadForReport } from "./needed.ts";
import type { GateOptions } from "./options.ts";
import { meanOf, type PairedTotals, rangeOf } from "./PairedTotals.ts";
import { preparePair } from "./preparePair.ts";
import type { Floor, MetricVerdict } from "./results.ts";
import { summarise } from "./sides.ts";
import { sizesAreKnown } from "./trust.ts";

export { gateThreshold } from "./threshold.ts";

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
  const sizesKnown = options.rule === "difference" || sizesAreKnown(seen, context);
  const unboundedMissing =
    prepared.incomplete > 0 && options.missing === "worst-case" && pair.scale.kind === "unbounded";
  const evidence = { pPass: judged.pPass, pFail: judged.pFail, error: sizesKnown ? judged.error : 1 };
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
    lower: finiteOrNull(Math.min(...bounds)),
    upper: finiteOrNull(Math.max(...bounds)),
    level: 1 - 2 * options.alpha,
    pPass: options.rule === "difference" ? null : judged.pPass,
    pFail: options.rule === "difference" ? null : judged.pFail,
    baseline: summarise(pair.baseline, pair.ids, sign * meanOf(seen.baseline)),
    candidate: summarise(pair.candidate, pair.ids, sign * meanOf(seen.candidate)),
    ...spreadForReport(seen, options.rule, judged.method),
    clusters: seen.totals.n.length,
    questions: prepared.questions,
    ...changesOf(pair),
    floor,
    smallestMargin: bounded ? smallestMargin(seen, options.alpha, context) : null,
    wouldPassAt: finiteOrNull(Math.max(0, -judged.lower)),
    needed: verdict === "inconclusive" ? neededFor(seen, margin, options, floor) : null,
    engine: options.rule === "difference" ? null : judged.engine,
    caveats: [
      ...pair.caveats,
      ...gateCaveats(prepared, pair, options, { margin, floor, judged, verdict, sizesKnown }),
    ],
  };
}

function marginOf({ margin }: GateOptions, pair: PairedScores): number {
  if (margin !== undefined && margin > 0) return margin;
  throw new InputError(
    "margin-not-positive",
    `The margin for ${pair.metric} must be a loss greater than 0; it is ${margin ?? "not given"}.`,
    "Give the largest loss you would still ship, in score units: --margin 0.02",
  );
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

/** Scores without bounds can leave a side open. */
function finiteOrNull(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}
