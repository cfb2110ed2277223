import type { ClusterTotals } from "../ClusterTotals.ts";
import { rates } from "../means.ts";
import type { Caveat } from "../types.ts";
import { DesignError } from "./DesignError.ts";
import type { Stages } from "./stages.ts";

/** A part of a design whose draws were made apart from all others: a stratum, or a document of a stratum drawn whole. */
export interface Component {
  /** Its share of what the mean is taken over. */
  readonly share: number;
  /** Its own mean. */
  readonly mean: number;
  /** How many draws of equal weight it is worth: (Σw)²/Σw², which is their number where weights are equal. */
  readonly draws: number;
  /** v, what it adds to the variance of the mean. */
  readonly variance: number;
  /** ν of v. */
  readonly degreesOfFreedom: number;
}

/** The mean of a design, and the parts that its variance is made of. */
export interface Components {
  readonly value: number;
  readonly parts: readonly Component[];
  readonly caveats: readonly Caveat[];
}

/** Terms this small beside what they are differences of are rounding. */
const ROUNDING = 1e-12;

/**
 * The combined ratio and its linearised variance, stratum by stratum. With w_d = M_h/k_h, r_d = s_d/n_d:
 *
 *   R = Σ w N r / Σ w N,  z_d = w_d N_d (r_d − R),  V = Σ_h v_h,
 *   v_h (Σ w N)² = (1−f_h) k_h s²_{z,h} + f_h Σ_{d in h} w_d² N_d² (1−f₂d) s²_d / n_d,
 *
 * s²_{z,h} on k_h − 1 round the stratum's mean, s²_d on n_d − 1; ν_h = k_h − 1. A stratum of which every document was
 * drawn has only the second term, and its documents are parts of their own with ν = n_d − 1.
 *
 * One question scored of a document that has more shows no s²_d. Where documents were drawn, f_h = 0 is then taken in
 * its stratum, which errs on the wide side; where all are there, the variance within is pooled from its other documents
 * (or, if none has two, the documents' means are taken as one sample, which errs on the wide side too).
 *
 * W. G. Cochran (1977), "Sampling Techniques", §6.11 (combined ratio), §11.4 (two stages); C.-E. Särndal, B. Swensson &
 * J. Wretman (1992), "Model Assisted Survey Sampling", §5.6. The numbers are those of R's `survey`.
 */
export function components(totals: ClusterTotals, stages: Stages): Components {
  const r = rates(totals);
  const counts = stages.weights.map((w, d) => w * stages.sizes[d]);
  const whole = counts.reduce((a, b) => a + b, 0);
  const shares = counts.map((count) => count / whole);
  const value = counts.reduce((sum, count, d) => sum + count * r[d], 0) / whole;
  const sample: Sample = { totals, stages, shares, r, value };
  const parts: Component[] = [];
  const caveats: Caveat[] = [];
  stages.strata.forEach(({ fraction }, h) => {
    const members = stages.members[h];
    if (members.length === 0) return;
    const hidden = members.filter((d) => hidesVariance(sample, d));
    const pooled = fraction === 1 && hidden.length < members.length;
    if (hidden.length > 0 && members.length === 1) throw unseen(totals.labels[members[0]]);
    if (pooled) for (const part of documentParts(sample, members)) parts.push(part);
    else parts.push(stratumPart(sample, members, hidden.length > 0 ? 0 : fraction));
    if (hidden.length > 0)
      caveats.push({
        code: pooled ? "within-pooled" : "within-unseen",
        params: { documents: hidden.length, stratum: stages.strata[h].name },
      });
  });
  return { value, parts, caveats };
}

function unseen(document: string): DesignError {
  return new DesignError(
    `Document ${document} is alone in its stratum, and how its questions differ cannot be seen`,
    "Score a second question of it, or put it into a stratum with another document.",
  );
}

interface Sample {
  readonly totals: ClusterTotals;
  readonly stages: Stages;
  /** w_d N_d / Σ w N. */
  readonly shares: Float64Array;
  readonly r: Float64Array;
  readonly value: number;
}

/** Whether questions were drawn in a document that shows nothing of how they differ. */
function hidesVariance({ totals, stages }: Sample, d: number): boolean {
  return stages.scored[d] < 1 && !(totals.n[d] > 1 && totals.q[d] >= 0);
}

function stratumPart(sample: Sample, members: readonly number[], fraction: number): Component {
  const { shares, r, value } = sample;
  const k = members.length;
  const z = members.map((d) => shares[d] * (r[d] - value));
  const mean = z.reduce((a, b) => a + b, 0) / k;
  const size = members.reduce(
    (most, d) => Math.max(most, shares[d] * Math.max(Math.abs(r[d]), Math.abs(value))),
    0,
  );
  const squares = z.reduce((sum, each) => sum + zeroed(each - mean, size) ** 2, 0);
  const within = fraction === 0 ? 0 : members.reduce((sum, d) => sum + withinVariance(sample, d), 0);
  return {
    ...outline(sample, members),
    draws: effective(members.map((d) => shares[d])),
    variance: (1 - fraction) * (k > 1 ? (k * squares) / (k - 1) : 0) + fraction * within,
    degreesOfFreedom: k - 1,
  };
}

/** The documents of a stratum drawn whole; those that show no variance take that of the others, pooled. */
function documentParts(sample: Sample, members: readonly number[]): readonly Component[] {
  const { totals, stages, shares } = sample;
  const seen = members.filter((d) => stages.scored[d] < 1 && !hidesVariance(sample, d));
  const hidden = members.filter((d) => hidesVariance(sample, d));
  const borrowed = hidden.reduce(
    (sum, d) => sum + (shares[d] ** 2 * (1 - stages.scored[d])) / totals.n[d],
    0,
  );
  const freedom = seen.reduce((sum, d) => sum + totals.n[d] - 1, 0);
  return members
    .filter((d) => stages.scored[d] < 1)
    .map((d) => {
      const own = hidesVariance(sample, d) ? 0 : totals.n[d] - 1;
      const lent = own === 0 ? 0 : (borrowed * own * scoreVariance(sample, d)) / freedom;
      return {
        ...outline(sample, [d]),
        draws: totals.n[d],
        variance: own === 0 ? 0 : withinVariance(sample, d) + lent,
        degreesOfFreedom: own,
      };
    });
}

function outline({ shares, r }: Sample, members: readonly number[]): Pick<Component, "share" | "mean"> {
  const share = members.reduce((sum, d) => sum + shares[d], 0);
  return { share, mean: members.reduce((sum, d) => sum + shares[d] * r[d], 0) / share };
}

/** w² N² (1−f₂) s²/n / (Σ w N)². */
function withinVariance(sample: Sample, d: number): number {
  const rest = 1 - sample.stages.scored[d];
  return rest === 0 ? 0 : (sample.shares[d] ** 2 * rest * scoreVariance(sample, d)) / sample.totals.n[d];
}

/** s²_d = (q − s²/n)/(n−1). */
function scoreVariance({ totals: { n, s, q } }: Sample, d: number): number {
  return zeroed(q[d] - (s[d] * s[d]) / n[d], Math.abs(q[d])) / (n[d] - 1);
}

function zeroed(difference: number, size: number): number {
  return Math.abs(difference) <= ROUNDING * size ? 0 : difference;
}

/** (Σw)²/Σw². */
function effective(weights: readonly number[]): number {
  const sum = weights.reduce((a, b) => a + b, 0);
  return sum ** 2 / weights.reduce((total, w) => total + w * w, 0);
}
