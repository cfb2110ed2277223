/** Numbers the rows of each question in the order in which they come, for tools that do not number their repeats. */
export class RepeatCount {
  readonly #seen = new Map<string, number>();

  /** Which row of its question this one is: "1" for the first. */
  next(id: string): string {
    const count = (this.#seen.get(id) ?? 0) + 1;
    this.#seen.set(id, count);
    return String(count);
  }
}
