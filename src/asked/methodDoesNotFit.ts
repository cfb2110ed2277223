import { InputError, type InputPlace } from "../table/InputError.ts";
import type { Arguments } from "./Arguments.ts";

/** The error of a method that was named and cannot be had from these data. */
export function methodDoesNotFit(error: Error, args: Arguments, place: InputPlace): InputError {
  return new InputError(
    "method-does-not-fit",
    `${error.message}.`,
    args.has("enumerate")
      ? "Leave out --enumerate: what cannot be gone through is drawn."
      : "Leave out --method to take the recommended one; --method all shows which fit.",
    place,
  );
}
