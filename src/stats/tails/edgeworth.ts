import { normalCdf, normalDensity } from "../distributions.ts";

/** On which side of α a tail probability lies, as far as a cheap bound can tell. */
export type Side = "below" | "above" | "near";

/** What the bound must keep clear of α by, as a share of α, besides its own terms. */
const clearance = 0.1;
/** The share of a clump by which a sum on steps can be off a smooth one: half, and some more. */
const halfClump = 0.6;

/**
 * The side of α on which P(T ≤ z) lies, for a sum T of independent draws in standard units, by Edgeworth's expansion
 * to the order 1/n: Φ(z) − φ(z)[γ/6 H₂ + κ/24 H₃ + γ²/72 H₅]. "near" wherever twice the terms of order 1/n, |γ|³, or
 * more than half a clump could bring it to the other side, so that only clear cases are settled here.
 *
 * P. Hall (1992), "The Bootstrap and Edgeworth Expansion", §2.2.
 *
 * @param skewness γ of the sum: that of one draw over √n
 * @param kurtosis κ of the sum: the excess of one draw over n
 * @param clump how far apart the sum's values may lie, in standard deviations of the sum
 */
export function sideOf(z: number, skewness: number, kurtosis: number, clump: number, alpha: number): Side {
  const least = expansion(z - halfClump * clump, skewness, kurtosis, -1) - clearance * alpha;
  if (least > alpha) return "above";
  const most = expansion(z + halfClump * clump, skewness, kurtosis, 1) + clearance * alpha;
  return most < alpha ? "below" : "near";
}

/** The expansion and, on the side asked for, what it may be off by. */
function expansion(z: number, skewness: number, kurtosis: number, side: 1 | -1): number {
  const density = normalDensity(z);
  const square = z * z;
  const third = (kurtosis / 24) * z * (square - 3);
  const fifth = ((skewness * skewness) / 72) * z * (square * square - 10 * square + 15);
  const off = 2 * (Math.abs(third) + Math.abs(fifth) + Math.abs(skewness) ** 3);
  return normalCdf(z) - density * ((skewness / 6) * (square - 1) + third + fifth - side * off);
}
