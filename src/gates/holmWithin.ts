import { holm } from "../stats/holm.ts";

/** A p-value after Holm, and whether its error leaves open on which side of α it lies. */
export interface Adjusted {
  readonly p: number;
  readonly straddles: boolean;
}

/** An error below this is rounding. */
const certain = 1e-9;

/**
 * Holm's adjustment of p-values that are known to within an error. Holm is monotone in each p-value, so that all of
 * them at their least and all at their greatest enclose what the adjusted ones can be.
 */
export function holmWithin(
  pValues: readonly { readonly p: number; readonly error: number }[],
  alpha: number,
): readonly Adjusted[] {
  const [low, adjusted, high] = [-1, 0, 1].map((side) =>
    holm(pValues.map(({ p, error }) => Math.min(1, Math.max(0, p + side * error)))),
  );
  return pValues.map(({ error }, i) => ({
    p: adjusted[i],
    straddles: error > certain && low[i] <= alpha && high[i] > alpha,
  }));
}
