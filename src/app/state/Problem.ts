import type { InputPlace } from "../../table/InputError.ts";

/** What is wrong, as data: the fields of an InputError, or of a fault, which has no remedy. */
export interface Problem {
  readonly code: string;
  readonly message: string;
  readonly hint: string;
  readonly place: InputPlace;
}
