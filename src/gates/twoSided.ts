import { because } from "../stats/because.ts";
import { mcnemar } from "../stats/pairedBinary/mcnemar.ts";
import type { TailUse } from "../stats/tails/upperTail.ts";
import type { MethodReason } from "../stats/types.ts";
import { InputError } from "../table/InputError.ts";
import { binaryPairs } from "./lossTests/binaryPairs.ts";
import { chooseComparison } from "./lossTests/index.ts";
import { exchanged, type PairedTotals } from "./PairedTotals.ts";

/** Signed limits at α a side, and the two-sided p-value of no difference. */
export interface TwoSided {
  readonly name: string;
  readonly reason: MethodReason;
  readonly lower: number;
  readonly upper: number;
  readonly pValue: number;
  /** How far off the p-value may be. */
  readonly error: number;
}

/**
 * A loss test read from both sides: its limits at α a side, and twice the smaller of its two p-values of "no difference".
 *
 * @throws InputError when the named method does not fit the data
 */
export function twoSided(pair: PairedTotals, method: string, alpha: number, use: TailUse): TwoSided {
  const exact = method === "mcnemar" ? binaryPairs(pair) : null;
  const chosen = chooseComparison(exact ? "tango" : method, pair);
  if (!("test" in chosen)) {
    throw new InputError(
      "method-does-not-fit",
      `--method ${method} does not fit these data: ${method === "mcnemar" ? "it needs 0/1 scores and no cluster column" : chosen.refused}.`,
      "Leave out --method to take the recommended one.",
    );
  }
  const { test, reason } = chosen;
  const mirrored = exchanged(pair);
  const lower = test.lower(pair, alpha, {});
  const upper = -test.lower(mirrored, alpha, {});
  if (exact) {
    const { twoSided: pValue } = mcnemar(exact.wins, exact.losses);
    return {
      name: "mcnemar",
      reason: because("exact-mcnemar"),
      lower,
      upper,
      pValue,
      error: 0,
    };
  }
  const above = test.pValue(pair, 0, use, {});
  const below = test.pValue(mirrored, 0, use, {});
  const { p, error } = above.p < below.p ? above : below;
  return { name: test.name, reason, lower, upper, pValue: Math.min(1, 2 * p), error: 2 * error };
}
