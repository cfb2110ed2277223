import type { ClusterTotals } from "../ClusterTotals.ts";
import { macro, rates } from "../means.ts";
import { sum } from "../sums.ts";
import { residuals } from "./residuals.ts";
import { assertDocuments, Shares } from "./shares.ts";

/** Σ u² w(1−h) / N². */
function weighted(totals: ClusterTotals, weight: (rest: number) => number): number {
  const shares = new Shares(totals);
  const u = residuals(totals);
  let total = 0;
  for (let d = 0; d < u.length; d++) total += u[d] * u[d] * weight(shares.rest(d));
  return total / shares.questions ** 2;
}

/**
 * CR0 = Σu²/N², the variance of micro without a small-sample correction.
 *
 * K.-Y. Liang & S. L. Zeger (1986), "Longitudinal data analysis using generalized linear models", Biometrika 73, §2.
 *
 * @throws TooFewDocuments when there is one document; RangeError when a document has no questions.
 */
export function cr0(totals: ClusterTotals): number {
  return weighted(totals, () => 1);
}

/**
 * CR1 = K/(K−1) · CR0.
 *
 * J. G. MacKinnon & H. White (1985), Journal of Econometrics 29, HC1, carried to clusters; the one of Stata and of
 * survey's `svyratio`.
 *
 * @throws TooFewDocuments when there is one document; RangeError when a document has no questions.
 */
export function cr1(totals: ClusterTotals): number {
  const K = totals.n.length;
  return (K / (K - 1)) * cr0(totals);
}

/**
 * CR2 = Σ u²/(1−h) / N², unbiased where questions are independent with one variance.
 *
 * R. M. Bell & D. F. McCaffrey (2002), "Bias reduction in standard errors for linear regression with multi-stage
 * samples", Survey Methodology 28, §3.
 *
 * @throws TooFewDocuments when there is one document; RangeError when a document has no questions.
 */
export function cr2(totals: ClusterTotals): number {
  return weighted(totals, (rest) => 1 / rest);
}

/**
 * CR3 = Σ u²/(1−h)² / N², the jackknife over documents around R: Σ(R₍₋d₎ − R)².
 *
 * R. M. Bell & D. F. McCaffrey (2002), as CR2; the form without the factor (K−1)/K, as in clubSandwich.
 *
 * @throws TooFewDocuments when there is one document; RangeError when a document has no questions.
 */
export function cr3(totals: ClusterTotals): number {
  return weighted(totals, (rest) => 1 / (rest * rest));
}

/**
 * Σ(r − r̄)² / (K(K−1)), the variance of macro: CR1 = CR2 on the rates of the documents, ν = K − 1.
 *
 * @throws TooFewDocuments when there is one document; RangeError when a document has no questions.
 */
export function macroVariance(totals: ClusterTotals): number {
  assertDocuments(totals);
  const K = totals.n.length;
  const mean = macro(totals);
  const squares = rates(totals);
  for (let d = 0; d < K; d++) squares[d] = (squares[d] - mean) ** 2;
  return sum(squares) / (K * (K - 1));
}
