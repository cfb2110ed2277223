import type { Replicates } from "./replicates.ts";

/** Shares nearer to each other than this are the same. */
const fuzz = 1e-11;

/** A distribution on finitely many values, sorted; values may be infinite. */
export class WeightedValues {
  readonly #values: Float64Array;
  /** P(X ≤ values[i]). */
  readonly #cumulative: Float64Array;

  private constructor(values: Float64Array, cumulative: Float64Array) {
    this.#values = values;
    this.#cumulative = cumulative;
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
      ? WeightedValues.#equal(values.subarray(0, kept).sort())
      : WeightedValues.#unequal(values.subarray(0, kept), weights);
  }

  static #equal(sorted: Float64Array): WeightedValues {
    return new WeightedValues(
      sorted,
      Float64Array.from(sorted, (_, i) => (i + 1) / sorted.length),
    );
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
    );
  }

  /** The number of replicates that have a value. */
  get size(): number {
    return this.#values.length;
  }

  /** The smallest value x with P(X ≤ x) ≥ q: the inverse of the distribution function, type 1 of R. */
  quantile(q: number): number {
    return this.#values[
      Math.min(
        this.#first((i) => this.#cumulative[i] >= q - fuzz),
        this.size - 1,
      )
    ];
  }

  /** P(X < x), values within `tolerance` of x not counted. */
  below(x: number, tolerance: number): number {
    const at = this.#first((i) => this.#values[i] >= x - tolerance);
    return at === 0 ? 0 : this.#cumulative[at - 1];
  }

  /** P(X ≤ x), values within `tolerance` of x counted. */
  atMost(x: number, tolerance: number): number {
    return this.below(x + tolerance, 0);
  }

  /** √(Σ w (x − x̄)²), divided by the number of replicates where they weigh alike. */
  standardDeviation(): number {
    let mean = 0;
    let squares = 0;
    const weight = (i: number): number => this.#cumulative[i] - (i === 0 ? 0 : this.#cumulative[i - 1]);
    for (let i = 0; i < this.size; i++) mean += weight(i) * this.#values[i];
    for (let i = 0; i < this.size; i++) squares += weight(i) * (this.#values[i] - mean) ** 2;
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
