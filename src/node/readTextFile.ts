import { readFileSync, statSync } from "node:fs";
import { fileText } from "../formats/utf8.ts";
import { InputError } from "../table/InputError.ts";

/**
 * The text of a small file.
 *
 * @param what what it should be: "a policy"
 * @param most bytes above which it is something else
 * @throws InputError where it cannot be read, is larger, or is not UTF-8
 */
export function readTextFile(path: string, what: string, most: number = 1 << 20): string {
  try {
    const { size } = statSync(path);
    if (size <= most) return fileText(readFileSync(path), path);
  } catch (error) {
    if (error instanceof InputError) throw error;
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
