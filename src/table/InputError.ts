/** Where in which file an input went wrong. */
export interface InputPlace {
  readonly file?: string;
  readonly line?: number;
  readonly column?: string;
}

/**
 * Bad usage, configuration or input: always ends in exit code 2, never in a verdict.
 * `message` names the value; `hint` names the remedy.
 */
export class InputError extends Error {
  readonly code: string;
  readonly place: InputPlace;
  readonly hint: string;

  constructor(code: string, message: string, hint: string, place: InputPlace = {}) {
    super(message);
    this.name = "InputError";
    this.code = code;
    this.place = place;
    this.hint = hint;
  }
}
