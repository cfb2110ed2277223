import type { ClusterTotals } from "../ClusterTotals.ts";
import { cr0 } from "./variance.ts";

/** The totals of the same questions, three times: by one column, by the other, and by their pairs of values. */
export interface CrossedTotals {
  readonly a: ClusterTotals;
  readonly b: ClusterTotals;
  readonly both: ClusterTotals;
}

/** The variance of micro where questions depend on one another through either of two columns that cross. */
export interface MultiwayVariance {
  /** max(V_a + V_b − V_ab, V_a, V_b). */
  readonly variance: number;
  /** min(K_a, K_b) − 1. */
  readonly degreesOfFreedom: number;
  /** The CR0 variances of the three clusterings. */
  readonly oneWay: { readonly a: number; readonly b: number; readonly both: number };
  /** Which one-way variance was taken instead of a smaller sum. */
  readonly floor: "a" | "b" | null;
}

/** What each of two crossed columns contributes to the standard error. */
export interface Multiway {
  /** One term a column, and one for their pairs of values, which is subtracted. */
  readonly terms: readonly {
    readonly columns: readonly string[];
    readonly clusters: number;
    /** √CR0 with these clusters alone. */
    readonly standardError: number;
  }[];
  /** The column whose one-way variance was taken because the sum came out smaller; null where it did not. */
  readonly floor: string | null;
}

/**
 * V = V_a + V_b − V_ab, each CR0, which counts what two questions share through a, through b, and what they share
 * through both only once. It is no smaller than the larger one-way term.
 *
 * A. C. Cameron, J. B. Gelbach & D. L. Miller (2011), "Robust inference with multiway clustering", Journal of Business &
 * Economic Statistics 29, §2.2, and ν from the smaller number of clusters as in §4. The floor keeps the sum, which can
 * fall to 0 or below in small samples, at what a alone or b alone shows.
 *
 * @throws TooFewDocuments when a column has one value; RangeError when a cluster has no questions.
 */
export function multiwayVariance({ a, b, both }: CrossedTotals): MultiwayVariance {
  const oneWay = { a: cr0(a), b: cr0(b), both: cr0(both) };
  const sum = oneWay.a + oneWay.b - oneWay.both;
  const larger = oneWay.a >= oneWay.b ? "a" : "b";
  const floored = sum < oneWay[larger];
  return {
    variance: floored ? oneWay[larger] : sum,
    degreesOfFreedom: Math.min(a.n.length, b.n.length) - 1,
    oneWay,
    floor: floored ? larger : null,
  };
}
