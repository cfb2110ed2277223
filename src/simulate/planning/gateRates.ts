import { decide } from "../../gates/decide.ts";
import { unseenLossProbability } from "../../gates/floor.ts";
import type { LossTest } from "../../gates/lossTests/LossTest.ts";
import { exchanged, meanOf, type PairedTotals, rangeOf } from "../../gates/PairedTotals.ts";
import type { Verdict } from "../../gates/results.ts";
import { sizesAreKnown } from "../../gates/trust.ts";
import type { Random } from "../../stats/Random.ts";
import { toDecide } from "../../stats/tails/upperTail.ts";

/** What a simulated gate asks. */
export interface SimulatedGate {
  readonly test: LossTest;
  readonly margin: number;
  readonly alpha: number;
  /** Whether a test that does not carry the floor is held to it; the published rule is not. */
  readonly floor: boolean;
}

/** How often a gate gave each answer. */
export interface GateRates {
  readonly draws: number;
  readonly pass: number;
  readonly fail: number;
  readonly inconclusive: number;
  /** Monte Carlo standard error of the share that passed. */
  readonly error: number;
}

/** How many samples got each answer. */
export type VerdictTally = Readonly<Record<Verdict, number>>;

/** Judges samples, and counts the answers. */
export function verdictTally(
  gate: SimulatedGate,
  draw: (random: Random) => PairedTotals,
  draws: number,
  random: Random,
): VerdictTally {
  const counts = { pass: 0, fail: 0, inconclusive: 0 };
  for (let i = 0; i < draws; i++) counts[simulatedVerdict(gate, draw(random))]++;
  return counts;
}

/** The shares that counts of answers come to. */
export function gateRates(tallies: readonly VerdictTally[]): GateRates {
  const sum = (verdict: Verdict): number => tallies.reduce((total, tally) => total + tally[verdict], 0);
  const draws = sum("pass") + sum("fail") + sum("inconclusive");
  const pass = sum("pass") / draws;
  return {
    draws,
    pass,
    fail: sum("fail") / draws,
    inconclusive: sum("inconclusive") / draws,
    error: Math.sqrt((pass * (1 - pass)) / draws),
  };
}

/**
 * The verdict of `gate` on one sample without missing scores. A sample whose loss is within the margin cannot fail, one
 * whose loss is beyond it cannot pass, so one p-value is enough.
 */
export function simulatedVerdict({ test, margin, alpha, floor }: SimulatedGate, pair: PairedTotals): Verdict {
  const context = { floor };
  if (!sizesAreKnown(pair, context)) return "inconclusive";
  const range = rangeOf(pair);
  const slack = Number.isFinite(range) ? 1e-12 * range : 0;
  const coverage = { scored: pair.totals.n.length, unboundedMissing: false };
  if (meanOf(pair.totals) >= -margin - slack) {
    const { p, error } = test.pValue(pair, -margin - slack, toDecide(alpha), context);
    const unseen =
      test.carriesFloor || !floor || !Number.isFinite(range)
        ? 0
        : unseenLossProbability(pair, -margin - slack, context);
    return decide({ pPass: Math.max(p, unseen), pFail: 1, error }, alpha, coverage);
  }
  const { p, error } = test.pValue(exchanged(pair), margin + slack, toDecide(alpha), context);
  return decide({ pPass: 1, pFail: p, error }, alpha, coverage);
}
