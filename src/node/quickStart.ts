import { statSync } from "node:fs";
import { setFlagsFromString } from "node:v8";

/** Inputs up to this many bytes are read before optimised code would pay for itself. */
const small = 1 << 20;

/**
 * When all inputs are small, lets V8 run code longer before it optimises it: the process would otherwise wait
 * at its end for compilations nobody needs, about a third of the run on two files of 1,000 rows.
 */
export function quickStart(paths: readonly string[]): void {
  const bytes = paths.map((path) => statSync(path, { throwIfNoEntry: false })?.size ?? 0);
  if (bytes.every((size) => size <= small)) setFlagsFromString("--interrupt-budget=2000000");
}
