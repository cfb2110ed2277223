import type { ClusterTotals } from "../ClusterTotals.ts";
import { macro, micro, rates } from "../means.ts";
import { sum, sumOfSquares } from "../sums.ts";
import { residuals } from "./residuals.ts";
import { assertDocuments, Shares } from "./shares.ts";

/** A difference of two means over the same documents. */
export interface TwoRatioDifference {
  readonly value: number;
  readonly variance: number;
  readonly degreesOfFreedom: number;
}

/** What (1−h) is raised to in each correction. */
const EXPONENT = { CR1: 0, CR2: 0.5, CR3: 1 } as const;

/**
 * R_A − R_B where the two systems have different items in the same documents: V = Σu²,
 * u = u_A/(N_A(1−h_A)ᵉ) − u_B/(N_B(1−h_B)ᵉ), e = 0, ½, 1 for CR1 (times K/(K−1)), CR2, CR3. ν is Satterthwaite's with
 * independent items of one variance as the working model; CR1 is often read with K − 1 instead.
 *
 * The regression on two columns, one a system, of R. M. Bell & D. F. McCaffrey (2002), Survey Methodology 28, §3–4.
 *
 * @param a totals of the first system; its documents are those of `b`, in the same order.
 * @throws TooFewDocuments when there is one document; RangeError when a document has no items in one of the systems,
 *   or the documents differ.
 */
export function microDifference(
  a: ClusterTotals,
  b: ClusterTotals,
  correction: keyof typeof EXPONENT,
): TwoRatioDifference {
  assertSameDocuments(a, b);
  const K = a.n.length;
  const e = EXPONENT[correction];
  const scoredA = influence(a, e);
  const scoredB = influence(b, e);
  const squares = sumOfSquares(scoredA.map((value, d) => value - scoredB[d]));
  return {
    value: micro(a) - micro(b),
    variance: correction === "CR1" ? (K / (K - 1)) * squares : squares,
    degreesOfFreedom: satterthwaite(a, b, e),
  };
}

/** u/(N(1−h)ᵉ). */
function influence(totals: ClusterTotals, exponent: number): Float64Array {
  const shares = new Shares(totals);
  return residuals(totals).map((u, d) => u / (shares.questions * shares.rest(d) ** exponent));
}

/**
 * With f = h(1−h)^{−e} and x = h(1−h)^{1−2e} in each system:
 * ν = (Σ(x_A/N_A + x_B/N_B))² / [Σ(x_A/N_A + x_B/N_B)² + 2 Σ_{i<j} (f_Ai f_Aj/N_A + f_Bi f_Bj/N_B)²], pairs by running
 * sums.
 */
function satterthwaite(a: ClusterTotals, b: ClusterTotals, e: number): number {
  const sharesA = new Shares(a);
  const sharesB = new Shares(b);
  let trace = 0;
  let squares = 0;
  let aa = 0;
  let ab = 0;
  let bb = 0;
  for (let j = 0; j < sharesA.documents; j++) {
    const diagonal = expected(sharesA, j, e) + expected(sharesB, j, e);
    const fA = sharesA.h(j) / sharesA.rest(j) ** e / Math.sqrt(sharesA.questions);
    const fB = sharesB.h(j) / sharesB.rest(j) ** e / Math.sqrt(sharesB.questions);
    trace += diagonal;
    squares += diagonal ** 2 + 2 * (fA ** 2 * aa + 2 * fA * fB * ab + fB ** 2 * bb);
    aa += fA ** 2;
    ab += fA * fB;
    bb += fB ** 2;
  }
  return trace ** 2 / squares;
}

/** h(1−h)^{1−2e}/N. */
function expected(shares: Shares, document: number, e: number): number {
  return (shares.h(document) * shares.rest(document) ** (1 - 2 * e)) / shares.questions;
}

/**
 * Mean of r_A − r_B over the documents, V = sd²/K, ν = K − 1.
 *
 * @param a totals of the first system; its documents are those of `b`, in the same order.
 * @throws TooFewDocuments when there is one document; RangeError when a document has no items in one of the systems,
 *   or the documents differ.
 */
export function macroDifference(a: ClusterTotals, b: ClusterTotals): TwoRatioDifference {
  assertSameDocuments(a, b);
  const K = a.n.length;
  const ratesB = rates(b);
  const differences = rates(a).map((r, d) => r - ratesB[d]);
  const centre = sum(differences) / K;
  return {
    value: macro(a) - macro(b),
    variance: sumOfSquares(differences.map((value) => value - centre)) / (K * (K - 1)),
    degreesOfFreedom: K - 1,
  };
}

function assertSameDocuments(a: ClusterTotals, b: ClusterTotals): void {
  assertDocuments(a);
  assertDocuments(b);
  if (a.n.length !== b.n.length) {
    throw new RangeError(
      `Both systems must have the same documents; they have ${a.n.length} and ${b.n.length}`,
    );
  }
  const at = a.labels.findIndex((label, d) => label !== b.labels[d]);
  if (at >= 0) {
    throw new RangeError(
      `Both systems must have the same documents in the same order; at ${at + 1} they are ${a.labels[at]} and ${b.labels[at]}`,
    );
  }
}
