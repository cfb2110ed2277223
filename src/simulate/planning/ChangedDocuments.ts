import { meanOf, type PairedTotals } from "../../gates/PairedTotals.ts";
import type { ClusterTotals } from "../../stats/ClusterTotals.ts";
import type { Random } from "../../stats/Random.ts";

/**
 * A population of documents (questions, when unclustered) made from a pilot's differences, whose true change is exactly
 * what is asked for. Each change keeps its size and a score that stayed stays: only the signs of the changes are drawn,
 * better with probability w = (1 + Δ/A)/2, A = Σ|s|/Σn. Where |Δ| exceeds A all changes go one way, and changed
 * documents are drawn more often, c = |Δ|/A′ of all, A′ the same among those that changed.
 */
export class ChangedDocuments {
  readonly #totals: ClusterTotals;
  readonly #better: number;
  /** The share of draws that are changed documents; undefined as in the pilot. */
  readonly #changedShare: number | undefined;
  readonly #changed: readonly number[];
  readonly #same: readonly number[];

  /** @throws RangeError where no mixture of these documents has that change */
  constructor(pilot: PairedTotals, trueChange: number) {
    const { totals } = pilot;
    this.#totals = totals;
    const all = [...totals.n.keys()];
    this.#changed = all.filter((d) => totals.s[d] !== 0);
    this.#same = all.filter((d) => totals.s[d] === 0);
    const size = Math.abs(trueChange);
    const most = meanOf({ n: totals.n, s: totals.s.map(Math.abs) });
    if (size <= most) {
      this.#better = most === 0 ? 0.5 : (1 + trueChange / most) / 2;
      return;
    }
    this.#better = trueChange > 0 ? 1 : 0;
    this.#changedShare = this.#shareFor(size);
    if (!(this.#changedShare <= 1))
      throw new RangeError(
        `A change of ${trueChange} cannot be made of these differences: where scores moved, they moved by less`,
      );
  }

  /** c with c·S/(c·N₁ + (1−c)·N₀) = |Δ|, of mean |s| and sizes of the documents that changed (1) and did not (0). */
  #shareFor(size: number): number {
    if (this.#changed.length === 0) return Number.POSITIVE_INFINITY;
    const mean = (of: Float64Array, among: readonly number[]): number =>
      among.length === 0 ? 0 : among.reduce((total, d) => total + Math.abs(of[d]), 0) / among.length;
    const moved = mean(this.#totals.s, this.#changed);
    const [one, other] = [mean(this.#totals.n, this.#changed), mean(this.#totals.n, this.#same)];
    if (this.#same.length === 0) return moved / one >= size ? 1 : Number.POSITIVE_INFINITY;
    return (size * other) / (moved - size * (one - other));
  }

  /** A sample of documents drawn with replacement. */
  draw(documents: number, random: Random): ClusterTotals {
    const n = new Float64Array(documents);
    const s = new Float64Array(documents);
    const q = new Float64Array(documents);
    for (let i = 0; i < documents; i++) {
      const d = this.#drawOne(random);
      n[i] = this.#totals.n[d];
      q[i] = this.#totals.q[d];
      const moved = this.#totals.s[d];
      if (moved !== 0) s[i] = random.uniform() < this.#better ? Math.abs(moved) : -Math.abs(moved);
    }
    return { n, s, q, labels: [] };
  }

  #drawOne(random: Random): number {
    if (this.#changedShare === undefined) return random.below(this.#totals.n.length);
    const among = random.uniform() < this.#changedShare ? this.#changed : this.#same;
    return among[random.below(among.length)];
  }
}
