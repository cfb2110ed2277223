import type { ClusterTotals } from "./ClusterTotals.ts";
import { macro, micro, rates } from "./means.ts";
import { residuals } from "./residuals.ts";
import { assertDocuments, Shares } from "./shares.ts";
import { sum, sumOfSquares } from "./sums.ts";

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
 * u = u_A/(N_A(1−h_A)ᵉ) − u_B/(N_B(1−h_B)ᵉ), e = 0, ½, 1 for CR1 (times K/(K−1)), CR2, CR3. ν is K − 1 for CR1 and
 * Bell and McCaffrey's for CR2 and CR3.
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
    degreesOfFreedom: correction === "CR1" ? K - 1 : bellMcCaffreyOfTwo(a, b),
  };
}

/** u/(N(1−h)ᵉ). */
function influence(totals: ClusterTotals, exponent: number): Float64Array {
  const shares = new Shares(totals);
  return residuals(totals).map((u, d) => u / (shares.questions * shares.rest(d) ** exponent));
}

/**
 * ν of CR2 with independent items of one variance as the working model. With g = h²/(1−h):
 * (1/N_A + 1/N_B)² / [Σ(h_A/N_A + h_B/N_B)² + 2 Σ_{i<j} (√(g_Ai g_Aj)/N_A + √(g_Bi g_Bj)/N_B)²], pairs by running sums.
 */
function bellMcCaffreyOfTwo(a: ClusterTotals, b: ClusterTotals): number {
  const sharesA = new Shares(a);
  const sharesB = new Shares(b);
  const perA = 1 / sharesA.questions;
  const perB = 1 / sharesB.questions;
  let squares = 0;
  let aa = 0;
  let ab = 0;
  let bb = 0;
  for (let j = 0; j < sharesA.documents; j++) {
    const hA = sharesA.h(j);
    const hB = sharesB.h(j);
    const gA = (hA * hA * perA) / sharesA.rest(j);
    const gB = (hB * hB * perB) / sharesB.rest(j);
    const both = Math.sqrt(gA * gB);
    squares += (hA * perA + hB * perB) ** 2 + 2 * (gA * aa + 2 * both * ab + gB * bb);
    aa += gA;
    ab += both;
    bb += gB;
  }
  return (perA + perB) ** 2 / squares;
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
