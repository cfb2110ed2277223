import type { Ranked } from "./Retriever.ts";

/**
 * Keeps the k best of the documents it is offered: a heap with the worst of them on top (Williams 1964), so that most
 * offers cost one comparison. Each document is offered once at most.
 */
export class TopRanked {
  readonly #k: number;
  readonly #order: Int32Array;
  readonly #documents: Int32Array;
  readonly #scores: Float64Array;
  #count = 0;

  /** @param order for each document its place by id (`idOrder`): of equal scores the later id is better */
  constructor(k: number, order: Int32Array) {
    this.#k = Math.min(k, order.length);
    this.#order = order;
    this.#documents = new Int32Array(this.#k);
    this.#scores = new Float64Array(this.#k);
  }

  offer(document: number, score: number): void {
    if (this.#count < this.#k) this.#rise(this.#count++, document, score);
    else if (this.#k > 0 && this.#isWorse(0, document, score)) this.#sink(document, score);
  }

  /** The worst score kept once there are k, below which nothing gets in; minus infinity before. */
  get worst(): number {
    return this.#count < this.#k
      ? Number.NEGATIVE_INFINITY
      : this.#k > 0
        ? this.#scores[0]
        : Number.POSITIVE_INFINITY;
  }

  /** Those kept, best first; what is offered afterwards starts afresh. */
  take(): Ranked {
    const length = this.#count;
    const documents = new Int32Array(length);
    const scores = new Float64Array(length);
    for (let i = length - 1; i >= 0; i--) {
      documents[i] = this.#documents[0];
      scores[i] = this.#scores[0];
      this.#count = i;
      this.#sink(this.#documents[i], this.#scores[i]);
    }
    return { documents, scores };
  }

  /** Whether what stands at a place of the heap is worse than this. */
  #isWorse(place: number, document: number, score: number): boolean {
    const there = this.#scores[place];
    return there < score || (there === score && this.#order[this.#documents[place]] < this.#order[document]);
  }

  #rise(from: number, document: number, score: number): void {
    let place = from;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (this.#isWorse(parent, document, score)) break;
      this.#put(place, this.#documents[parent], this.#scores[parent]);
      place = parent;
    }
    this.#put(place, document, score);
  }

  /** Puts a document in place of the top. */
  #sink(document: number, score: number): void {
    let place = 0;
    for (;;) {
      let child = 2 * place + 1;
      if (child >= this.#count) break;
      if (child + 1 < this.#count && this.#isWorse(child + 1, this.#documents[child], this.#scores[child]))
        child++;
      if (!this.#isWorse(child, document, score)) break;
      this.#put(place, this.#documents[child], this.#scores[child]);
      place = child;
    }
    this.#put(place, document, score);
  }

  #put(place: number, document: number, score: number): void {
    this.#documents[place] = document;
    this.#scores[place] = score;
  }
}
