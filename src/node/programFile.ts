import { existsSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";

/** A file beside the program that runs; undefined where there is none, as in a test from the sources. */
export function programFile(name: string): string | undefined {
  const program = process.argv[1];
  if (program === undefined || !existsSync(program)) return undefined;
  const file = join(dirname(realpathSync(program)), name);
  return existsSync(file) ? file : undefined;
}
