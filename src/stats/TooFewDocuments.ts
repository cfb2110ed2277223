/** A spread between documents was asked for, and there is only one document (or none). */
export class TooFewDocuments extends RangeError {
  /** Documents needed. */
  readonly needed = 2;
  /** Documents given. */
  readonly given: number;

  constructor(given: number) {
    super(
      `Two documents are needed to see how documents differ; ${given === 1 ? "one was" : `${given} were`} given`,
    );
    this.name = "TooFewDocuments";
    this.given = given;
  }
}
