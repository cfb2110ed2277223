import { join } from "node:path";
import { InputError } from "../../table/InputError.ts";

/** Where baselines are kept unless another folder is named. */
export const standardFolder: string = join(".gatestats", "baselines");

/** A name that is a folder's name on every system, and leads nowhere else. */
const pattern = /^[\p{L}\p{N}_][\p{L}\p{N}._+@-]{0,99}$/u;

/**
 * The folder of one baseline.
 *
 * @throws InputError for a name that is none
 */
export function folderOf(name: string, root: string): string {
  if (pattern.test(name)) return join(root, name);
  throw new InputError(
    "usage",
    `${JSON.stringify(name)} is no name for a baseline.`,
    "Use letters, digits and . _ + @ -, at most 100, and begin with a letter or a digit.",
  );
}

/** The file that tells of a baseline, in its folder. */
export const manifestFile = "manifest.json";
