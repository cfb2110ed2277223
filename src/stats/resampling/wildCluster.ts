import type { DocumentGroups } from "./DocumentGroups.ts";
import type { Replicates, Urn } from "./replicates.ts";

/** What residuals are multiplied with, each value as likely. */
export const rademacher: readonly number[] = [-1, 1];
/** M. D. Webb (2023), "Reworking wild bootstrap-based inference for clustered errors", Canadian Journal of Economics 56. */
export const webb: readonly number[] = [-Math.sqrt(1.5), -1, -Math.SQRT1_2, Math.SQRT1_2, 1, Math.sqrt(1.5)];

/** p-values of H₀: R = μ; ties count as at least as far. */
export interface WildPValues {
  /** t of the sample: (R − μ)/√CR1. */
  readonly t: number;
  /** Share of replicates with t* ≥ t, against R > μ. */
  readonly upper: number;
  /** Share with t* ≤ t, against R < μ. */
  readonly lower: number;
  /** Twice the lesser of the two, at most 1. */
  readonly equalTailed: number;
  /** Share with |t*| ≥ |t|. */
  readonly symmetric: number;
}

/** t* nearer to t than this share of it are ties. */
const tie = 1e-12;

/** One multiplier for each document. */
export function wildUrns({ count }: DocumentGroups, points: readonly number[]): readonly Urn[] {
  const balls = new Float64Array(points.length).fill(1);
  return Array.from(count, (draws) => ({ draws, balls }));
}

/**
 * The restricted wild cluster bootstrap of a mean: with z = s − μn and a multiplier v for each document,
 *
 *   t* = Z/√[K/(K−1) (Σv²z² − 2ZΣhvz + Z²P₂)],  Z = Σvz.
 *
 * For a fixed v both are polynomials of μ, whose coefficients are computed once. Drawn replicates give (1+#)/(B+1).
 *
 * A. C. Cameron, J. B. Gelbach & D. L. Miller (2008), "Bootstrap-based improvements for inference with clustered errors",
 * Review of Economics and Statistics 90; interval by inversion as in D. Roodman, J. G. MacKinnon, M. Ø. Nielsen & M. D. Webb
 * (2019), "Fast and wild", Stata Journal 19.
 */
export class WildCluster {
  readonly #estimate: number;
  /** √CR1. */
  readonly standardError: number;
  /** Z = Z₀ − δZ₁ and the variance V₀ + δV₁ + δ²V₂, δ = μ − R, one after the other for each replicate. */
  readonly #coefficients: Float64Array;
  readonly #weights: Float64Array;
  readonly #drawn: boolean;

  /** @param replicates of `wildUrns` */
  constructor(groups: DocumentGroups, points: readonly number[], replicates: Replicates) {
    const { n, u, count, documents, estimate } = groups;
    const G = n.length;
    const P = points.length;
    const factor = documents / (documents - 1);
    let questions = 0;
    let squares = 0;
    for (let g = 0; g < G; g++) {
      questions += count[g] * n[g];
      squares += count[g] * u[g] * u[g];
    }
    this.#estimate = estimate;
    this.standardError = Math.sqrt(factor * squares) / questions;
    this.#drawn = replicates.kind === "drawn";
    const coefficients = new Float64Array(5 * replicates.count);
    const weights = new Float64Array(replicates.count);
    let b = 0;
    replicates.forEach((counts, weight) => {
      let z0 = 0;
      let z1 = 0;
      for (let g = 0, at = 0; g < G; g++) {
        let v = 0;
        for (let p = 0; p < P; p++) v += counts[at++] * points[p];
        z0 += v * u[g];
        z1 += v * n[g];
      }
      // e = vu − Z₀h and f = vn − Z₁h, so that V is Σ(e − δf)² and does not cancel.
      const share0 = z0 / questions;
      const share1 = z1 / questions;
      let v0 = 0;
      let v1 = 0;
      let v2 = 0;
      for (let g = 0, at = 0; g < G; g++) {
        for (let p = 0; p < P; p++, at++) {
          const c = counts[at];
          if (c === 0) continue;
          const e = points[p] * u[g] - share0 * n[g];
          const f = (points[p] - share1) * n[g];
          v0 += c * e * e;
          v1 += c * e * f;
          v2 += c * f * f;
        }
      }
      coefficients.set([z0, z1, factor * v0, -2 * factor * v1, factor * v2], 5 * b);
      weights[b++] = weight;
    });
    this.#coefficients = coefficients;
    this.#weights = weights;
  }

  /** The p-values at μ. */
  at(mu: number): WildPValues {
    const delta = mu - this.#estimate;
    const t = -delta / this.standardError;
    const margin = tie * Math.max(1, Math.abs(t));
    const coefficients = this.#coefficients;
    const weights = this.#weights;
    let upper = 0;
    let lower = 0;
    let symmetric = 0;
    for (let b = 0, i = 0; b < weights.length; b++, i += 5) {
      const z = coefficients[i] - delta * coefficients[i + 1];
      const variance = coefficients[i + 2] + delta * (coefficients[i + 3] + delta * coefficients[i + 4]);
      const own = variance > 0 ? z / Math.sqrt(variance) : z * Number.POSITIVE_INFINITY;
      if (own >= t - margin) upper += weights[b];
      if (own <= t + margin) lower += weights[b];
      if (Math.abs(own) >= Math.abs(t) - margin) symmetric += weights[b];
    }
    const p = (share: number): number => {
      const B = weights.length;
      return this.#drawn ? (1 + share * B) / (B + 1) : Math.min(1, share);
    };
    const tails = { upper: p(upper), lower: p(lower), symmetric: p(symmetric) };
    return { t, ...tails, equalTailed: Math.min(1, 2 * Math.min(tails.upper, tails.lower)) };
  }
}
