import { readFileSync, statSync } from "node:fs";
import { InputError } from "../table/InputError.ts";

/**
 * The text of a small file.
 *
 * @param what what it should be: "a policy"
 * @param most bytes above which it is something else
 * @throws InputError where it cannot be read, or is larger
 */
export function readTextFile(path: string, what: string, most: number = 1 << 20): string {
  try {
    const { size } = statSync(path);
    if (size <= most) return readFileSync(path, "utf8");
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    throw new InputError(
      "unreadable-file",
      `${path} ${reasons[code] ?? `cannot be read (${code})`}.`,
      `Name ${what}; paths are taken from the current directory.`,
      { file: path },
    );
  }
  throw new InputError("unreadable-file", `${path} is too large to be ${what}.`, `Name ${what}.`, {
    file: path,
  });
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: "does not exist",
  EISDIR: "is a directory, not a file",
  EACCES: "may not be read by this user",
};
