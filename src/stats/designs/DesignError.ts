/** What was asked cannot be had of a design as it was carried out. */
export class DesignError extends RangeError {
  /** What can be done about it. */
  readonly remedy: string;

  constructor(message: string, remedy: string) {
    super(message);
    this.name = "DesignError";
    this.remedy = remedy;
  }
}
