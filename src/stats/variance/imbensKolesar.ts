import type { ClusterTotals } from "../ClusterTotals.ts";
import { micro } from "../means.ts";
import { sum, sumOfOthers, sumOfSquares } from "../sums.ts";
import { residuals } from "./residuals.ts";
import { Shares } from "./shares.ts";

/** The working model of Imbens and Kolesár: one covariance ρ̂ inside every document, on top of a variance σ̂². */
export interface WithinDocumentModel {
  /** ρ̂ as estimated, before any clamp. */
  readonly estimatedRho: number;
  /** ρ̂ as used. */
  readonly rho: number;
  /** σ̂², what is left of a question's variance. */
  readonly sigmaSquared: number;
}

/**
 * ρ̂ = (Σu² − ssr)/(Σn² − N), ssr = Σq − N R², σ̂² = max(ssr/N − ρ̂, 0). Where every document has one question no
 * pair of questions shares a document, and ρ̂ = 0. NaN where sums of squares are not known.
 *
 * @param negative what becomes of a negative ρ̂: "clamp" takes 0, "keep" takes it as it is (as dfadjust does).
 */
export function withinDocumentModel(totals: ClusterTotals, negative: "clamp" | "keep"): WithinDocumentModel {
  const N = sum(totals.n);
  const R = micro(totals);
  const ssr = Math.max(sum(totals.q) - N * R * R, 0);
  const pairs = sumOfSquares(totals.n) - N;
  const estimatedRho = pairs > 0 ? (sumOfSquares(residuals(totals)) - ssr) / pairs : 0 * ssr;
  const rho = negative === "clamp" ? Math.max(estimatedRho, 0) : estimatedRho;
  return { estimatedRho, rho, sigmaSquared: Math.max(ssr / N - rho, 0) };
}

/**
 * ν of CR2 under that model. With c² = n²/(1−h), P₂ = Σh² and κ = ρ̂P₂ − σ̂²/N, the matrix whose trace and squares
 * are wanted has
 *
 *   on the diagonal  c²[σ̂²(1−h)/n + ρ̂((1−h)² + P₂ − h²)],   off it  c_i c_j [κ − ρ̂(h_i + h_j)],
 *
 * and ν = (Σ diagonal)² / Σ of all squares. Written with 1−h and P₂−h² as sums of the others, and the pairs by running
 * sums of c²hᵏ, it costs O(K) and survives one giant document.
 *
 * G. W. Imbens & M. Kolesár (2016), "Robust standard errors in small samples: some practical advice", Review of
 * Economics and Statistics 98, §4.
 *
 * @param negative what becomes of a negative ρ̂; clamped to 0, ν is Bell and McCaffrey's.
 * @returns NaN where sums of squares are not known, or the model leaves documents no variance.
 * @throws TooFewDocuments when there is one document; RangeError when a document has no questions.
 * @example imbensKolesar(totals, "clamp") // n = 3 5 2 8 12 40, hits 1 2 0 5 3 22: 2.059804769
 */
export function imbensKolesar(totals: ClusterTotals, negative: "clamp" | "keep"): number {
  const shares = new Shares(totals);
  const { rho, sigmaSquared } = withinDocumentModel(totals, negative);
  const squaresOfOthers = sumOfOthers(totals.n.map((n) => (n / shares.questions) ** 2));
  let trace = 0;
  let squares = 0;
  let c0 = 0;
  let c1 = 0;
  let c2 = 0;
  for (let j = 0; j < shares.documents; j++) {
    const h = shares.h(j);
    const rest = shares.rest(j);
    const others = squaresOfOthers[j];
    const c = (totals.n[j] * h) / rest;
    const diagonal = c * ((sigmaSquared * rest) / totals.n[j] + rho * (rest ** 2 + others));
    // κ − ρ̂h_j, with P₂ − h_j = (P₂ − h_j²) − h_j(1−h_j).
    const e = rho * (others - h * rest) - sigmaSquared / shares.questions;
    const pairs = c * (e * e * c0 - 2 * e * rho * c1 + rho * rho * c2);
    trace += diagonal;
    squares += diagonal ** 2 + 2 * pairs;
    c0 += c;
    c1 += c * h;
    c2 += c * h ** 2;
  }
  return trace ** 2 / squares;
}
