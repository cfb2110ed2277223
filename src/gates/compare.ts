import { fewDocuments } from "../stats/regularScores.ts";
import { type TailUse, toReport } from "../stats/tails/upperTail.ts";
import type { Caveat, Estimand } from "../stats/types.ts";
import type { PairedScores } from "../table/pair.ts";
import { changesOf } from "./changes.ts";
import { documentChanges } from "./documentChanges.ts";
import { flipsOf } from "./flips.ts";
import { type Adjusted, holmWithin } from "./holmWithin.ts";
import { spreadOf } from "./lossTests/student.ts";
import { spreadForReport } from "./needed.ts";
import { meanOf, type PairedTotals } from "./PairedTotals.ts";
import { preparePair } from "./preparePair.ts";
import type { CompareResult, Comparison, PairingVariances } from "./results.ts";
import { summarise, unscored } from "./sides.ts";
import { sizesAreKnown } from "./trust.ts";
import { twoSided } from "./twoSided.ts";

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

/**
 * Sets every candidate beside the baseline: differences, what pairing bought, and Holm over all of them. A p-value
 * whose error spans the level after Holm is computed once more, exactly; if that cannot be had, nothing is found.
 */
export function comparePairs(pairs: readonly ComparedPair[], options: CompareOptions): CompareResult {
  const alpha = 1 - options.level;
  const quick = pairs.map((compared) => comparePair(compared, options, toReport(alpha / 2)));
  const open = holmWithin(quick, alpha);
  const exact: TailUse = { decideAt: alpha / 2, precision: 0 };
  const single = quick.map((one, i) => (open[i].straddles ? comparePair(pairs[i], options, exact) : one));
  const adjusted = holmWithin(single, alpha);
  return { results: single.map((one, i) => withFinding(one, adjusted[i])) };
}

type Unadjusted = Omit<Comparison, "pHolm" | "finding">;

/** A comparison on its own, and how far off its p-value may be. */
interface Single {
  readonly comparison: Unadjusted;
  readonly p: number;
  readonly error: number;
}

function withFinding({ comparison, error }: Single, { p, straddles }: Adjusted): Comparison {
  if (!straddles) return { ...comparison, pHolm: p, finding: findingOf(comparison, p) };
  const caveat: Caveat = { code: "tail-error-straddles", params: { error } };
  return { ...comparison, pHolm: p, finding: "undecided", caveats: [...comparison.caveats, caveat] };
}

function findingOf(comparison: Unadjusted, p: number): Comparison["finding"] {
  if (p > 1 - comparison.level + 1e-12) return "undecided";
  return comparison.difference > 0 === (comparison.better === "higher") ? "better" : "worse";
}

function comparePair(
  compared: ComparedPair,
  { estimand, level, method }: CompareOptions,
  use: TailUse,
): Single {
  const { pair, clusterLabels, baselineName, candidateName } = compared;
  const prepared = preparePair(pair, clusterLabels, estimand, "drop");
  const { seen } = prepared;
  const sign = pair.better === "higher" ? 1 : -1;
  const alpha = (1 - level) / 2;
  const { name, reason, lower, upper, pValue, error } = twoSided(seen, method, alpha, use);
  const bounds = [sign * lower, sign * upper];
  const spread = spreadForReport(seen, "paired", name);
  const variances = variancesOf(seen, spread.standardError);
  const comparison = {
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
    baseline: summarise(pair.baseline, pair.ids, sign * meanOf(seen.baseline)),
    candidate: summarise(pair.candidate, pair.ids, sign * meanOf(seen.candidate)),
    clusters: seen.totals.n.length,
    questions: prepared.questions,
    ...changesOf(pair),
    flips: flipsOf(pair),
    documents: documentChanges(seen, pair.better),
    variances,
    pairingGain:
      variances === null ? null : (variances.baseline + variances.candidate) / variances.difference,
    caveats: [...pair.caveats, ...caveatsOf(seen, pair, prepared.incomplete, name)],
  };
  return { comparison, p: pValue, error };
}

/** Var(baseline), Var(candidate) and Var(candidate − baseline), of the means. */
function variancesOf(pair: PairedTotals, difference: number | null): PairingVariances | null {
  if (difference === null || difference === 0) return null;
  const [baseline, candidate] = [pair.baseline, pair.candidate].map(
    (totals) => spreadOf({ ...pair, totals }).standardError ** 2,
  );
  return { baseline, candidate, difference: difference ** 2 };
}

function caveatsOf(
  seen: PairedTotals,
  pair: PairedScores,
  incomplete: number,
  method: string,
): readonly Caveat[] {
  const out: Caveat[] = [];
  const clusters = seen.totals.n.length;
  if (seen.clustered && method === "tilted-moved" && clusters < fewDocuments)
    out.push({ code: "few-documents", params: { clusters } });
  if (incomplete > 0) {
    out.push({ code: "missing-dropped", params: unscored(pair) });
  }
  if (!sizesAreKnown(seen, {}))
    out.push({ code: "few-unequal-documents", params: { clusters: seen.totals.n.length } });
  if (seen.itemsDiffer) out.push({ code: "items-differ", params: {} });
  return out;
}
