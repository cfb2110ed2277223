import type { ClusterTotals } from "../ClusterTotals.ts";
import { giantOf, sum, sumExcept } from "../sums.ts";
import { TooFewDocuments } from "../TooFewDocuments.ts";

/** How the questions fall on at least two documents. */
export class Shares {
  /** K, the documents. */
  readonly documents: number;
  /** N = Σn, the questions. */
  readonly questions: number;
  readonly #n: Float64Array;
  readonly #giant: number;
  readonly #giantRest: number;

  /**
   * @throws TooFewDocuments when there are fewer than two.
   * @throws RangeError when a document has no questions.
   */
  constructor(totals: Pick<ClusterTotals, "n" | "labels">) {
    assertDocuments(totals);
    const { n } = totals;
    this.documents = n.length;
    this.questions = sum(n);
    this.#n = n;
    this.#giant = giantOf(n, this.questions);
    this.#giantRest = sumExcept(n, this.#giant) / this.questions;
  }

  /** h = n/N. */
  h(d: number): number {
    return this.#n[d] / this.questions;
  }

  /** 1 − h, as the share of the others. */
  rest(d: number): number {
    return d === this.#giant ? this.#giantRest : (this.questions - this.#n[d]) / this.questions;
  }
}

/** Throws unless there are two documents or more and each has questions. */
export function assertDocuments(totals: Pick<ClusterTotals, "n" | "labels">): void {
  if (totals.n.length < 2) throw new TooFewDocuments(totals.n.length);
  assertQuestions(totals);
}

/** Throws a `RangeError` that names the document unless each has questions. */
export function assertQuestions({ n, labels }: Pick<ClusterTotals, "n" | "labels">): void {
  for (let d = 0; d < n.length; d++) {
    if (!(n[d] > 0)) {
      throw new RangeError(`Document ${labels[d] ?? d + 1} has ${n[d]} questions; each must have at least 1`);
    }
  }
}
