/** Thrown when the user stops long work: nothing of it is kept. */
export class Interrupted extends Error {
  readonly done: number;
  readonly total: number;

  constructor(done: number, total: number) {
    super(`stopped after ${done} of ${total}`);
    this.name = "Interrupted";
    this.done = done;
    this.total = total;
  }
}
