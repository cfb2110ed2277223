import type { GroupedTotals } from "../groupTotals.ts";
import type { LatticeSum } from "../tails/LatticeSum.ts";
import { type Lattice, latticeOf, toIndex } from "../tails/lattice.ts";
import { roughTail } from "../tails/saddlepointTail.ts";
import { type TailProbability, type TailUse, upperTail } from "../tails/upperTail.ts";
import { evidenceOrder } from "./evidenceOrder.ts";

/**
 * Nonparametric tilting with one unseen document: the test behind the recommended gate and interval.
 *
 * To test θ ≤ μ, the data are given the likeliest distribution under which θ = μ, allowing for one document that was
 * not drawn and scores as badly as can be. The p-value is the probability that a sample from that distribution looks
 * at least as good as the one in hand.
 *
 * Sources: DiCiccio & Romano (1990), "Nonparametric confidence limits by resampling methods and least favorable
 * families", International Statistical Review 58; the extra support point as in Chen, Variyath & Abraham (2008),
 * "Adjusted empirical likelihood and its properties", Journal of Computational and Graphical Statistics 17.
 */

/** Cells of the grid that tilted intervals count on: few enough to be quick; limits come out some hundredths of a standard error wide. */
export const tiltedCells = 256;

/** The document that was not drawn. */
export interface UnseenDocument {
  /** Its questions, in the units of n. */
  readonly size: number;
  /** Its score a question: the lowest that can be. */
  readonly score: number;
}

/** A sample made ready: everything that does not depend on μ is computed once. */
export interface TiltedSample {
  readonly grouped: GroupedTotals;
  readonly unseen: UnseenDocument;
  readonly documents: number;
  readonly estimate: number;
  /** Event values in lattice steps, each once; which one each group has; the unseen document's; the sample's own sum. */
  readonly index: Float64Array;
  readonly indexOf: Int32Array;
  readonly unseenIndex: number;
  readonly observed: number;
  readonly lattice: Lattice;
}

/**
 * Prepares a sample for `tiltedTail`. The event is the ratio's own: Σ (s − R̂n) of the drawn documents ≥ 0, which for
 * documents of one size is Σ s ≥ its observed value.
 *
 * @param ties of samples with the same sum: all as good as the one in hand, or ranked by how much they moved, which
 *   needs scores for which 0 means no change
 * @param cells of the grid that sums are counted on where they lie on no lattice; fine without it
 */
export function tiltedSample(
  grouped: GroupedTotals,
  unseen: UnseenDocument,
  ties: "alike" | "ranked" = "alike",
  cells?: number,
): TiltedSample {
  const groups = grouped.n.length;
  let documents = 0;
  let questions = 0;
  let total = 0;
  let equal = true;
  for (let d = 0; d < groups; d++) {
    documents += grouped.count[d];
    questions += grouped.count[d] * grouped.n[d];
    total += grouped.count[d] * grouped.s[d];
    if (grouped.n[d] !== grouped.n[0]) equal = false;
  }
  const estimate = total / questions;
  const sameSize = equal && unseen.size === grouped.n[0];
  const events = new Float64Array(groups);
  for (let d = 0; d < groups; d++) {
    events[d] = sameSize ? grouped.s[d] : grouped.s[d] - estimate * grouped.n[d];
  }
  const unseenEvent = sameSize ? unseen.score * unseen.size : (unseen.score - estimate) * unseen.size;
  const lattice = latticeOf(events, unseenEvent, cells);
  const plain = {
    steps: toIndex(events, lattice),
    unseen: Math.round(unseenEvent * lattice.stepsPerUnit),
  };
  const { steps, unseen: unseenIndex } =
    ties === "ranked" && lattice.natural && sameSize ? evidenceOrder(plain, grouped.count) : plain;
  let observed = 0;
  let moving = 0;
  for (let d = 0; d < groups; d++) {
    observed += grouped.count[d] * steps[d];
    if (steps[d] !== 0) moving += grouped.count[d];
  }
  // On a grid two ways to the same sum can come out a step apart: ties stay ties.
  if (!lattice.natural) observed -= Math.ceil(0.6 * Math.sqrt(moving));
  return { grouped, unseen, documents, estimate, ...distinct(steps), unseenIndex, observed, lattice };
}

function distinct(steps: Float64Array): Pick<TiltedSample, "index" | "indexOf"> {
  const places = new Map<number, number>();
  const indexOf = new Int32Array(steps.length);
  for (let d = 0; d < steps.length; d++) {
    let place = places.get(steps[d]);
    if (place === undefined) {
      place = places.size;
      places.set(steps[d], place);
    }
    indexOf[d] = place;
  }
  return { index: Float64Array.from(places.keys()), indexOf };
}

/**
 * The p-value of θ ≤ μ against θ > μ.
 *
 * @param mu in score units, above the unseen document's score
 */
export function tiltedTail(sample: TiltedSample, mu: number, use: TailUse): TailProbability {
  if (mu <= sample.unseen.score) return { p: 0, engine: "exact", error: 0 };
  if (mu >= sample.estimate) return { p: 1, engine: "exact", error: 0 };
  const { documents, observed } = sample;
  const drawn = leastFavourableDraw(sample, mu);
  const tail = tailOverUnseen(drawn, documents, observed, use);
  // Each term keeps clear of α; their sum must as well.
  if (tail.engine === "exact" || Math.abs(tail.p - use.decideAt) > 4 * tail.error) return tail;
  return tailOverUnseen(drawn, documents, observed, { ...use, precision: 0 });
}

/** About the same p-value for a hundredth of the work: to find the neighbourhood of a limit. */
export function roughTiltedTail(sample: TiltedSample, mu: number): number {
  if (mu <= sample.unseen.score) return 0;
  if (mu >= sample.estimate) return 1;
  return roughTail(withUnseen(leastFavourableDraw(sample, mu), sample.documents), sample.observed);
}

/** The least favourable distribution of a draw under θ = μ. */
function leastFavourableDraw(sample: TiltedSample, mu: number): TiltedDraw {
  const { grouped, unseen, documents, index, indexOf, unseenIndex } = sample;
  const groups = grouped.n.length;
  const z = new Float64Array(groups);
  for (let d = 0; d < groups; d++) z[d] = grouped.s[d] - mu * grouped.n[d];
  const worst = (unseen.score - mu) * unseen.size;
  const lambda = leastFavourableTilt(z, grouped.count, documents, worst);
  const weight = new Float64Array(index.length);
  let seen = 0;
  for (let d = 0; d < groups; d++) {
    const share = grouped.count[d] / (documents + lambda * z[d]);
    weight[indexOf[d]] += share;
    seen += share;
  }
  for (let i = 0; i < index.length; i++) weight[i] /= seen;
  return { index, weight, share: 1 - seen > 1e-14 ? 1 - seen : 0, unseenIndex };
}

/** An unseen value this many times as far out as the seen ones, or within so many standard deviations of the sum, is near. */
const nearby = { seen: 4, deviations: 0.5 };

interface TiltedDraw {
  readonly index: Float64Array;
  /** Weights of the documents seen; they add up to 1. */
  readonly weight: Float64Array;
  /** Probability that a draw is the unseen document, and its value. */
  readonly share: number;
  readonly unseenIndex: number;
}

/**
 * P(Σ ≥ x), the number J of unseen documents among the draws taken one by one: Σ_J P(J) P(K − J seen ones make up for
 * J unseen). Beyond a few they cannot, so that a far-off unseen value never stretches the lattice. One that is near, for
 * the spread of the sum, is an atom like the others.
 */
function tailOverUnseen(draw: TiltedDraw, documents: number, x: number, use: TailUse): TailProbability {
  const { index, weight, share, unseenIndex } = draw;
  if (share === 0) return upperTail({ parts: [{ index, weight, count: documents }] }, x, use);
  let best = 0;
  let furthest = 0;
  let squares = 0;
  for (let i = 0; i < index.length; i++) {
    if (index[i] > best) best = index[i];
    if (Math.abs(index[i]) > furthest) furthest = Math.abs(index[i]);
    squares += weight[i] * index[i] * index[i];
  }
  const near = Math.max(nearby.seen * furthest, nearby.deviations * Math.sqrt(documents * squares));
  if (-unseenIndex < near) return upperTail(withUnseen(draw, documents), x, use);
  let p = 0;
  let error = 0;
  let engine: TailProbability["engine"] = "exact";
  let logP = documents * Math.log1p(-share);
  for (let j = 0; j < documents; j++) {
    const gap = x - j * unseenIndex;
    if (gap > (documents - j) * best) break;
    const tail = upperTail({ parts: [{ index, weight, count: documents - j }] }, gap, use);
    const chance = Math.exp(logP);
    p += chance * tail.p;
    error += chance * tail.error;
    if (tail.engine === "saddlepoint") engine = "saddlepoint";
    if (j > documents * share && chance * tail.p < 1e-13) break;
    if (chance * tail.p < 1e-9 * p) break;
    logP += Math.log(((documents - j) * share) / ((j + 1) * (1 - share)));
  }
  return { p, engine, error };
}

/** The sum of all draws, the unseen document an atom like the others. */
function withUnseen({ index, weight, share, unseenIndex }: TiltedDraw, documents: number): LatticeSum {
  const atoms = Float64Array.of(...index, unseenIndex);
  const weights = Float64Array.of(...weight.map((w) => w * (1 - share)), share);
  return { parts: [{ index: atoms, weight: weights, count: documents }] };
}

/**
 * λ of the weights p = 1/(K + λz): the root of Σ z/(K + λz) = 0 if it lies below λ_max = K/(−z_w), else λ_max, where
 * the mass that is left sits on the unseen document.
 */
function leastFavourableTilt(z: Float64Array, count: Float64Array, documents: number, worst: number): number {
  let lowest = 0;
  for (let d = 0; d < z.length; d++) if (z[d] < lowest) lowest = z[d];
  const limit = documents / -worst;
  const slope = (lambda: number): number => {
    let sum = 0;
    for (let d = 0; d < z.length; d++) sum += (count[d] * z[d]) / (documents + lambda * z[d]);
    return sum;
  };
  if (lowest > worst && slope(limit) >= 0) return limit;
  let low = 0;
  let high = Math.min(limit, documents / -lowest);
  let lambda = high / 2;
  for (let step = 0; step < 200; step++) {
    let sum = 0;
    let down = 0;
    for (let d = 0; d < z.length; d++) {
      const share = z[d] / (documents + lambda * z[d]);
      sum += count[d] * share;
      down += count[d] * share * share;
    }
    if (sum > 0) low = lambda;
    else high = lambda;
    let next = lambda + sum / down;
    if (!(next > low && next < high)) next = (low + high) / 2;
    if (Math.abs(next - lambda) <= 1e-15 * limit) break;
    lambda = next;
  }
  return lambda;
}
