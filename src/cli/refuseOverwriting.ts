import { realpathSync } from "node:fs";
import { resolve } from "node:path";
import type { Arguments } from "../asked/Arguments.ts";
import { InputError } from "../table/InputError.ts";

/**
 * @param inputs files that are read beside those named as arguments
 * @throws InputError where a file to be written is one that is read, or is named twice
 */
export function refuseOverwriting(
  args: Arguments,
  outputs: readonly string[],
  inputs: readonly string[] = [],
): void {
  if (outputs.length === 0) return;
  const design = args.typed[0] === "estimate" ? args.all("design") : [];
  const runs = ["baseline-runs", "candidate-runs"].flatMap((name) => args.all(name));
  const read = new Set(
    [...args.positionals.filter((path) => path !== "-"), ...design, ...runs, ...inputs].map(placeOf),
  );
  const lost = outputs.find((path) => read.has(placeOf(path)));
  if (lost !== undefined)
    throw new InputError(
      "overwrites-input",
      `${lost} is read; the answer would be written over it.`,
      "Name another file with -o.",
      { file: lost },
    );
  const places = outputs.map(placeOf);
  const twice = outputs.find((_, i) => places.indexOf(places[i]) < i);
  if (twice !== undefined)
    throw new InputError("usage", `${twice} is to be written twice.`, "Name two files.", { file: twice });
}

/** A path without its detours. */
function placeOf(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return resolve(path);
  }
}
