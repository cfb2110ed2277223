import type { Analyzer } from "../analyzers/Analyzer.ts";

/**
 * Which terms stand in which documents how often (an inverted index). The postings of term t go from starts[t] to
 * before starts[t + 1], by rising document.
 */
export interface Postings {
  /** The number of each term. */
  readonly terms: ReadonlyMap<string, number>;
  readonly starts: Int32Array;
  readonly document: Int32Array;
  /** How often the term stands there: tf. */
  readonly frequency: Int32Array;
  /** Terms in each document, repeats included: dl. */
  readonly lengths: Int32Array;
}

/** @param onDocument told of each document done */
export function postingsOf(
  contents: readonly string[],
  analyzer: Analyzer,
  onDocument: (done: number) => void = () => {},
): Postings {
  const terms = new Map<string, number>();
  const termOfWord = new Map<string, number>();
  const numberOf = (word: string): number => {
    const term = analyzer.term(word);
    if (term === "") return -1;
    const known = terms.get(term) ?? terms.size;
    if (known === terms.size) terms.set(term, known);
    return known;
  };
  const rows = new Rows();
  const lengths = new Int32Array(contents.length);
  const counts = new Map<number, number>();
  for (const [document, text] of contents.entries()) {
    for (const word of analyzer.words(text)) {
      let term = termOfWord.get(word);
      if (term === undefined) termOfWord.set(word, (term = numberOf(word)));
      if (term < 0) continue;
      counts.set(term, (counts.get(term) ?? 0) + 1);
      lengths[document]++;
    }
    for (const [term, count] of counts) rows.push(term, document, count);
    counts.clear();
    onDocument(document + 1);
  }
  return { terms, ...rows.byTerm(terms.size), lengths };
}

/** Rows of term, document and frequency in the order of documents. */
class Rows {
  #length = 0;
  #cells = new Int32Array(3 * 4096);

  push(term: number, document: number, frequency: number): void {
    const at = this.#length;
    if (at === this.#cells.length) {
      const grown = new Int32Array(2 * at);
      grown.set(this.#cells);
      this.#cells = grown;
    }
    this.#cells[at] = term;
    this.#cells[at + 1] = document;
    this.#cells[at + 2] = frequency;
    this.#length = at + 3;
  }

  /** Grouped by term; the rows of a term keep their order. */
  byTerm(terms: number): Pick<Postings, "starts" | "document" | "frequency"> {
    const cells = this.#cells;
    const starts = new Int32Array(terms + 1);
    for (let at = 0; at < this.#length; at += 3) starts[cells[at] + 1]++;
    for (let term = 0; term < terms; term++) starts[term + 1] += starts[term];
    const next = starts.slice(0, terms);
    const document = new Int32Array(this.#length / 3);
    const frequency = new Int32Array(this.#length / 3);
    for (let at = 0; at < this.#length; at += 3) {
      const row = next[cells[at]]++;
      document[row] = cells[at + 1];
      frequency[row] = cells[at + 2];
    }
    return { starts, document, frequency };
  }
}
