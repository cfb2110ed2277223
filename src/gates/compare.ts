import { holm } from "../stats/holm.ts";
import { mcnemar } from "../stats/mcnemar.ts";
import { toReport } from "../stats/tails/upperTail.ts";
import type { Caveat, Estimand } from "../stats/types.ts";
import { InputError } from "../table/InputError.ts";
import type { PairedScores } from "../table/pair.ts";
import { changesOf } from "./changes.ts";
import { binaryPairs } from "./lossTests/binaryPairs.ts";
import { chooseTest } from "./lossTests/index.ts";
import { spreadOf } from "./lossTests/student.ts";
import { spreadForReport } from "./needed.ts";
import { exchanged, meanOf, type PairedTotals } from "./PairedTotals.ts";
import { preparePair } from "./preparePair.ts";
import type { CompareResult, Comparison } from "./results.ts";
import { summarise, unscored } from "./sides.ts";
import { sizesAreKnown } from "./trust.ts";

/** One candidate beside the baseline. */
export interface ComparedPair {
  readonly pair: PairedScores;
  /** The document of each row; undefined when questions were sampled. */
  readonly clusterLabels: readonly string[] | undefined;
  readonly baselineName: string;
  readonly candidateName: string;
}

export interface CompareOptions {
  readonly estimand: Estimand;
  /** Two-sided level, such as 0.95. */
  readonly level: number;
  /** `auto`, the name of a paired loss test, or `mcnemar` for 0/1 scores. */
  readonly method: string;
}

/** Sets every candidate beside the baseline: differences, what pairing bought, and Holm over all of them. */
export function comparePairs(pairs: readonly ComparedPair[], options: CompareOptions): CompareResult {
  const single = pairs.map((compared) => comparePair(compared, options));
  const adjusted = holm(single.map((comparison) => comparison.pValue));
  return {
    results: single.map((comparison, i) => ({
      ...comparison,
      pHolm: adjusted[i],
      finding: findingOf(comparison, adjusted[i]),
    })),
  };
}

/** Why `auto` takes a method for a two-sided interval. */
const compareReasons: Readonly<Record<string, string>> = {
  tilted:
    "auto: the scores have bounds, so that each side allows for a change that these questions did not show",
  t: "auto: the systems have different items in each document",
};

type Unadjusted = Omit<Comparison, "pHolm" | "finding">;

function findingOf(comparison: Unadjusted, p: number): Comparison["finding"] {
  if (p > 1 - comparison.level + 1e-12) return "undecided";
  return comparison.difference > 0 === (comparison.better === "higher") ? "better" : "worse";
}

function comparePair(compared: ComparedPair, { estimand, level, method }: CompareOptions): Unadjusted {
  const { pair, clusterLabels, baselineName, candidateName } = compared;
  const prepared = preparePair(pair, clusterLabels, estimand, "drop");
  const { seen } = prepared;
  const sign = pair.better === "higher" ? 1 : -1;
  const alpha = (1 - level) / 2;
  const { name, reason, lower, upper, pValue } = intervalOf(seen, method, alpha);
  const bounds = [sign * lower, sign * upper];
  const spread = spreadForReport(seen, "paired", name);
  return {
    metric: pair.metric,
    baselineName,
    candidateName,
    estimand,
    better: pair.better,
    difference: sign * meanOf(seen.totals),
    lower: Math.min(...bounds),
    upper: Math.max(...bounds),
    level,
    method: name,
    methodReason: reason,
    pValue,
    ...spread,
    baseline: summarise(pair.baseline.state, sign * meanOf(seen.baseline)),
    candidate: summarise(pair.candidate.state, sign * meanOf(seen.candidate)),
    clusters: seen.totals.n.length,
    questions: prepared.questions,
    ...changesOf(pair),
    pairingGain: pairingGain(seen, spread.standardError),
    caveats: [...pair.caveats, ...caveatsOf(seen, pair, prepared.incomplete)],
  };
}

/** Signed limits at α a side, and the two-sided p-value of no difference. */
interface TwoSided {
  readonly name: string;
  readonly reason: string;
  readonly lower: number;
  readonly upper: number;
  readonly pValue: number;
}

function intervalOf(pair: PairedTotals, method: string, alpha: number): TwoSided {
  const exact = method === "mcnemar" ? binaryPairs(pair) : null;
  const chosen = chooseTest(exact ? "tango" : method, "paired", pair);
  if (!("test" in chosen)) {
    throw new InputError(
      "method-does-not-fit",
      `--method ${method} does not fit these data: ${method === "mcnemar" ? "it needs 0/1 scores and no cluster column" : chosen.refused}.`,
      "Leave out --method to take the recommended one.",
    );
  }
  const { test, reason } = chosen;
  const why = method === "auto" ? (compareReasons[test.name] ?? reason) : reason;
  const use = toReport(alpha);
  const mirrored = exchanged(pair);
  const lower = test.lower(pair, alpha, {});
  const upper = -test.lower(mirrored, alpha, {});
  if (exact) {
    const { twoSided } = mcnemar(exact.wins, exact.losses);
    return {
      name: "mcnemar",
      reason: "asked for: exact McNemar p-value, Tango's limits",
      lower,
      upper,
      pValue: twoSided,
    };
  }
  const above = test.pValue(pair, 0, use, {}).p;
  const below = test.pValue(mirrored, 0, use, {}).p;
  return { name: test.name, reason: why, lower, upper, pValue: Math.min(1, 2 * Math.min(above, below)) };
}

/** (Var(candidate) + Var(baseline)) / Var(candidate − baseline). */
function pairingGain(pair: PairedTotals, difference: number | null): number | null {
  if (difference === null || difference === 0) return null;
  const alone = [pair.baseline, pair.candidate].map(
    (totals) => spreadOf({ ...pair, totals }).standardError ** 2,
  );
  return (alone[0] + alone[1]) / difference ** 2;
}

function caveatsOf(seen: PairedTotals, pair: PairedScores, incomplete: number): readonly Caveat[] {
  const out: Caveat[] = [];
  if (incomplete > 0) {
    out.push({ code: "missing-dropped", params: unscored(pair) });
  }
  if (!sizesAreKnown(seen, {}))
    out.push({ code: "few-unequal-documents", params: { clusters: seen.totals.n.length } });
  if (seen.itemsDiffer) out.push({ code: "items-differ", params: {} });
  return out;
}
