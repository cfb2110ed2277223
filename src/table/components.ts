import { namedDocuments } from "./namedDocuments.ts";

/** Questions that share a document, directly or through others, taken together. */
export interface Components {
  /** The component of each cell; a cell that names no document has none. */
  readonly componentOf: ReadonlyMap<string, string>;
  readonly documents: number;
  readonly components: number;
  /** The component with the most questions. */
  readonly largest: {
    readonly label: string;
    readonly documents: number;
    /** Its share of the questions. */
    readonly share: number;
  };
}

/**
 * The connected components of the graph in which two questions are neighbours when they name one document: with these
 * as clusters no document lies in two. A component is named after the first of its documents.
 *
 * B. A. Galler & M. J. Fischer (1964), "An improved equivalence algorithm", Communications of the ACM 7, 301–303.
 *
 * @param cells the cell of the cluster column, one a question
 * @param separator what stands between names in a cell; lists in brackets need none
 * @example components(["d1;d2", "d2", "d3"], ";").components // 2
 */
export function components(cells: readonly string[], separator?: string): Components {
  const numbers = new Map<string, number>();
  const forest = new Forest();
  const firstOf = new Map<string, number>();
  for (const cell of cells) {
    if (firstOf.has(cell)) continue;
    const named = namedDocuments(cell, separator).map((name) => {
      const number = numbers.get(name) ?? forest.plant();
      numbers.set(name, number);
      return number;
    });
    if (named.length === 0) continue;
    firstOf.set(cell, named[0]);
    for (const other of named) forest.join(named[0], other);
  }
  const names = [...numbers.keys()];
  const size = new Map<number, number>();
  for (let number = 0; number < names.length; number++) {
    const root = forest.root(number);
    size.set(root, (size.get(root) ?? 0) + 1);
  }
  const labels = new Map([...size].map(([root, count]) => [root, labelOf(names[root], count, numbers)]));
  const rootOf = new Map([...firstOf].map(([cell, number]) => [cell, forest.root(number)]));
  return {
    componentOf: new Map([...rootOf].map(([cell, root]) => [cell, labels.get(root)!])),
    documents: numbers.size,
    components: size.size,
    largest: largestOf(cells, rootOf, labels, size),
  };
}

/** "d1 and 2 more", or the bare name where a document is called just that. */
function labelOf(name: string, size: number, taken: ReadonlyMap<string, number>): string {
  const label = size === 1 ? name : `${name} and ${size - 1} more`;
  return size > 1 && taken.has(label) ? name : label;
}

function largestOf(
  cells: readonly string[],
  rootOf: ReadonlyMap<string, number>,
  labels: ReadonlyMap<number, string>,
  size: ReadonlyMap<number, number>,
): Components["largest"] {
  const questions = new Map<number, number>();
  let all = 0;
  for (const cell of cells) {
    const root = rootOf.get(cell);
    if (root === undefined) continue;
    questions.set(root, (questions.get(root) ?? 0) + 1);
    all++;
  }
  const [root, most] = [...questions].reduce((a, b) => (b[1] > a[1] ? b : a), [-1, 0]);
  return { label: labels.get(root) ?? "", documents: size.get(root) ?? 0, share: all === 0 ? 0 : most / all };
}

/** Disjoint sets: trees whose root, the first of the set to be planted, stands for it. */
class Forest {
  readonly #parent: number[] = [];

  /** A new tree; returns its number. */
  plant(): number {
    return this.#parent.push(this.#parent.length) - 1;
  }

  root(node: number): number {
    let at = node;
    while (this.#parent[at] !== at) {
      this.#parent[at] = this.#parent[this.#parent[at]];
      at = this.#parent[at];
    }
    return at;
  }

  join(a: number, b: number): void {
    const [x, y] = [this.root(a), this.root(b)];
    this.#parent[Math.max(x, y)] = Math.min(x, y);
  }
}
