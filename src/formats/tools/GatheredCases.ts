import type { Case, PlacedCase } from "./Case.ts";

/** A case of which some rows have been seen. */
export interface Gathered {
  /** The line of its first row. */
  readonly line: number;
  readonly case: Omit<Case, "scores">;
  readonly scores: Map<string, unknown>;
}

/** Cases whose scores stand in several rows of a file: gathered under a key until all rows have been seen. */
export class GatheredCases {
  readonly #cases = new Map<string, Gathered>();

  /** The case under a key; made where this is its first row. */
  of(key: string, line: number, make: () => Omit<Case, "scores">): Gathered {
    const known = this.#cases.get(key);
    if (known !== undefined) return known;
    const made = { line, case: make(), scores: new Map<string, unknown>() };
    this.#cases.set(key, made);
    return made;
  }

  /** All of them, in the order in which they began. */
  placed(): readonly PlacedCase[] {
    return Array.from(this.#cases.values(), ({ line, case: one, scores }) => ({
      line,
      case: { ...one, scores: [...scores] },
    }));
  }
}
