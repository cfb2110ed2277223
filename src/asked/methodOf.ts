import { nearest } from "../formats/nearest.ts";
import { InputError } from "../table/InputError.ts";
import type { Arguments } from "./Arguments.ts";

/** Reads `--method`, which must be one of these names; `auto` without it. */
export function methodOf(args: Arguments, names: readonly string[]): string {
  const method = args.one("method") ?? "auto";
  if (names.includes(method)) return method;
  const near = nearest(method, names);
  throw new InputError(
    "no-such-method",
    `There is no method "${method}" here.`,
    `${near === undefined ? "" : `Did you mean ${near}? `}Methods: ${names.join(", ")}.`,
  );
}
