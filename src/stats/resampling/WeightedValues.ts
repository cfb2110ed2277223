import type { Replicates } from "./replicates.ts";
import { selectRank } from "./selectRank.ts";

/** Shares nearer to each other than this are the same. */
const fuzz = 1e-11;

/** 1/n, 2/n … 1 for the numbers of replicates met so far, which are few. */
const equalShares = new Map<number, Float64Array>();

/** A distribution on finitely many values, which may be infinite. They are sorted when more than a quantile is asked. */
export class WeightedValues {
  readonly #values: Float64Array;
  /** P(X ≤ values[i]) of the values in order. */
  readonly #cumulative: Float64Array;
  #sorted: boolean;

  private constructor(values: Float64Array, cumulative: Float64Array, sorted: boolean) {
    this.#values = values;
    this.#cumulative = cumulative;
    this.#sorted = sorted;
  }

  /**
   * The distribution of a statistic over replicates, each weighted by its probability. Replicates for which it gives NaN
   * are left out and the rest weighted up.
   */
  static of(
    replicates: Replicates,
    statistic: (counts: Float64Array, weight: number) => number,
  ): WeightedValues {
    const values = new Float64Array(replicates.count);
    const weights = new Float64Array(replicates.count);
    let kept = 0;
    replicates.forEach((counts, weight) => {
      const value = statistic(counts, weight);
      if (Number.isNaN(value)) return;
      values[kept] = value;
      weights[kept++] = weight;
    });
    return replicates.kind === "drawn"
      ? WeightedValues.equal(values.subarray(0, kept))
      : WeightedValues.#unequal(values.subarray(0, kept), weights);
  }

  /** The distribution of values that weigh alike, none of them NaN. The array is taken over. */
  static equal(values: Float64Array): WeightedValues {
    const { length } = values;
    let shares = equalShares.get(length);
    if (shares === undefined) {
      shares = Float64Array.from(values, (_, i) => (i + 1) / length);
      equalShares.set(length, shares);
    }
    return new WeightedValues(values, shares, false);
  }

  static #unequal(values: Float64Array, weights: Float64Array): WeightedValues {
    const order = Uint32Array.from(values, (_, i) => i).sort((i, j) => values[i] - values[j] || i - j);
    const cumulative = new Float64Array(values.length);
    let total = 0;
    for (let i = 0; i < order.length; i++) cumulative[i] = total += weights[order[i]];
    for (let i = 0; i < order.length; i++) cumulative[i] /= total;
    return new WeightedValues(
      Float64Array.from(order, (i) => values[i]),
      cumulative,
      true,
    );
  }

  /** The number of replicates that have a value. */
  get size(): number {
    return this.#values.length;
  }

  /** The smallest value x with P(X ≤ x) ≥ q: the inverse of the distribution function, type 1 of R. */
  quantile(q: number): number {
    // unsorted values weigh alike
    if (!this.#sorted) return selectRank(this.#values, rankOf(q, this.size));
    const rank = this.#first((i) => this.#cumulative[i] >= q - fuzz);
    return this.#values[Math.min(rank, this.size - 1)];
  }

  /** P(X < x), values within `tolerance` of x not counted. */
  below(x: number, tolerance: number): number {
    if (!this.#sorted) this.#values.sort();
    this.#sorted = true;
    const at = this.#first((i) => this.#values[i] >= x - tolerance);
    return at === 0 ? 0 : this.#cumulative[at - 1];
  }

  /** P(X ≤ x), values within `tolerance` of x counted. */
  atMost(x: number, tolerance: number): number {
    return this.below(x + tolerance, 0);
  }

  /** √(Σ w (x − x̄)²), divided by the number of replicates where they weigh alike. */
  standardDeviation(): number {
    const values = this.#values;
    if (!this.#sorted) return deviationOfAlike(values);
    const cumulative = this.#cumulative;
    let mean = 0;
    for (let i = 0, before = 0; i < values.length; before = cumulative[i++])
      mean += (cumulative[i] - before) * values[i];
    let squares = 0;
    for (let i = 0, before = 0; i < values.length; before = cumulative[i++])
      squares += (cumulative[i] - before) * (values[i] - mean) ** 2;
    return Math.sqrt(squares);
  }

  /** The first index at which a condition holds that holds from there on. */
  #first(holds: (i: number) => boolean): number {
    let low = 0;
    let high = this.size;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (holds(middle)) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

/** The standard deviation of values that weigh alike. */
function deviationOfAlike(values: Float64Array): number {
  let total = 0;
  for (let i = 0; i < values.length; i++) total += values[i];
  const mean = total / values.length;
  let squares = 0;
  for (let i = 0; i < values.length; i++) squares += (values[i] - mean) ** 2;
  return Math.sqrt(squares / values.length);
}

/** The first i with (i + 1)/n ≥ q, as sorted values find it. */
function rankOf(q: number, n: number): number {
  let rank = Math.max(0, Math.min(n - 1, Math.ceil((q - fuzz) * n) - 1));
  while (rank > 0 && rank / n >= q - fuzz) rank--;
  while (rank < n - 1 && (rank + 1) / n < q - fuzz) rank++;
  return rank;
}
