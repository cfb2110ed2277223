import { crossing } from "../root.ts";
import type { LatticePart } from "../tails/LatticeSum.ts";
import { latticeOf, toIndex } from "../tails/lattice.ts";
import { roughTail } from "../tails/saddlepointTail.ts";
import { type TailUse, upperTail } from "../tails/upperTail.ts";
import type { UnseenDocument } from "./tilted.ts";

/** What was drawn in one stratum, weighted so that the estimate is Σs/Σn over all strata. */
export interface TiltedStratum {
  readonly n: Float64Array;
  readonly s: Float64Array;
  /** The document of this stratum that was not drawn; null in a stratum that was drawn whole. */
  readonly unseen: UnseenDocument | null;
}

/** A stratified sample made ready: everything that does not depend on μ. */
export interface StratifiedTilt {
  readonly strata: readonly TiltedStratum[];
  readonly estimate: number;
  /** Of each stratum that was not drawn whole, the events Σ w(s − R̂n) in lattice steps, the unseen document's last. */
  readonly index: readonly Float64Array[];
  readonly observed: number;
}

/**
 * Tilting (see `tiltedSample`) of documents drawn inside strata. To test θ ≤ μ the strata are given the distributions
 * that together are likeliest, Σ_h Σ_d log p_hd at its largest, each with an unseen document of its own, under
 * Σ_h k_h E_h[s − μn] = 0; the event is the combined ratio's own.
 */
export function stratifiedTilt(strata: readonly TiltedStratum[]): StratifiedTilt {
  let questions = 0;
  let total = 0;
  for (const { n, s } of strata) {
    for (let d = 0; d < n.length; d++) {
      questions += n[d];
      total += s[d];
    }
  }
  const estimate = total / questions;
  const events = strata.flatMap(({ n, s, unseen }) =>
    unseen === null
      ? []
      : [
          Float64Array.of(
            ...s.map((sum, d) => sum - estimate * n[d]),
            (unseen.score - estimate) * unseen.size,
          ),
        ],
  );
  const lattice = latticeOf(events.flatMap((values) => [...values]));
  const index = events.map((values) => toIndex(values, lattice));
  let observed = 0;
  let moving = 0;
  for (const steps of index) {
    for (let d = 0; d < steps.length - 1; d++) {
      observed += steps[d];
      if (steps[d] !== 0) moving++;
    }
  }
  // On a grid two ways to the same sum can come out a step apart: ties stay ties.
  if (!lattice.natural) observed -= Math.ceil(0.6 * Math.sqrt(moving));
  return { strata, estimate, index, observed };
}

/** The p-value of θ ≤ μ against θ > μ. */
export function stratifiedTiltedTail(sample: StratifiedTilt, mu: number, use: TailUse): number {
  if (mu >= sample.estimate) return 1;
  const parts = leastFavourable(sample, mu);
  return parts === null ? 0 : upperTail({ parts }, sample.observed, use).p;
}

/** About the same for much less work. */
export function roughStratifiedTail(sample: StratifiedTilt, mu: number): number {
  if (mu >= sample.estimate) return 1;
  const parts = leastFavourable(sample, mu);
  return parts === null ? 0 : roughTail({ parts }, sample.observed);
}

/** The draws of every stratum under θ = μ; null where no distribution has that mean. */
export function leastFavourable(
  { strata, index }: StratifiedTilt,
  mu: number,
): readonly LatticePart[] | null {
  let fixed = 0;
  const open: OpenStratum[] = [];
  for (const { n, s, unseen } of strata) {
    const z = s.map((sum, d) => sum - mu * n[d]);
    if (unseen === null) for (const value of z) fixed += value;
    else open.push({ z, worst: (unseen.score - mu) * unseen.size });
  }
  // Beyond this λ every stratum rests on its lowest value.
  const excess = (lambda: number): number =>
    open.reduce(
      (sum, stratum) => sum + stratum.z.length * meanOf(stratum, weightsOf(stratum, lambda)),
      fixed,
    );
  const least = open.reduce((sum, { z, worst }) => sum + z.length * Math.min(worst, ...z), fixed);
  if (least >= 0) return null;
  let high = 1 / Math.max(...open.map(({ worst, z }) => Math.abs(Math.min(worst, ...z))));
  for (let step = 0; excess(high) > 0 && step < 200; step++) high *= 2;
  const lambda = crossing(excess, 0, high, 1e-13 * high);
  return open.map((stratum, h) => ({
    index: index[h],
    weight: weightsOf(stratum, lambda),
    count: stratum.z.length,
  }));
}

interface OpenStratum {
  readonly z: Float64Array;
  readonly worst: number;
}

function meanOf({ z, worst }: OpenStratum, weight: Float64Array): number {
  let mean = weight[z.length] * worst;
  for (let d = 0; d < z.length; d++) mean += weight[d] * z[d];
  return mean;
}

/**
 * p = 1/(κ + λkz) on the k documents drawn and the rest on the unseen one. κ is −λk z_w where some is left for it, else
 * the root of Σp = 1.
 */
function weightsOf({ z, worst }: OpenStratum, lambda: number): Float64Array {
  const tilt = lambda * z.length;
  let lowest = Number.POSITIVE_INFINITY;
  for (const value of z) if (value < lowest) lowest = value;
  const seenAt = (kappa: number): number => {
    let sum = 0;
    for (const value of z) sum += 1 / (kappa + tilt * value);
    return sum;
  };
  const least = -tilt * worst;
  const pole = -tilt * lowest;
  let kappa = least;
  if (least <= pole || seenAt(least) > 1) {
    // The lowest document alone makes up 1 at the lower end; every denominator is at least K at the upper.
    const low = Math.max(least, pole + 1);
    const high = pole + z.length;
    kappa = high > low ? crossing((x) => seenAt(x) - 1, low, high, 1e-15 * high) : low;
  }
  const weight = new Float64Array(z.length + 1);
  let seen = 0;
  for (let d = 0; d < z.length; d++) {
    weight[d] = 1 / (kappa + tilt * z[d]);
    seen += weight[d];
  }
  if (kappa > least) for (let d = 0; d < z.length; d++) weight[d] /= seen;
  weight[z.length] = kappa > least ? 0 : Math.max(0, 1 - seen);
  return weight;
}
