import { existsSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { InputError } from "../table/InputError.ts";

/** A file to be written. */
export interface NewFile {
  readonly path: string;
  readonly text: string;
}

/**
 * Writes all of some files or none: each is written beside its place first and moved there when all are done.
 *
 * @throws InputError for a path that cannot be written, or that exists and may not be replaced
 */
export function writeFiles(files: readonly NewFile[], existing: "keep" | "replace"): void {
  const taken = existing === "keep" ? files.find(({ path }) => existsSync(path)) : undefined;
  if (taken !== undefined)
    throw new InputError(
      "file-exists",
      `${taken.path} exists already.`,
      "Name another file, or say --force to replace it.",
      { file: taken.path },
    );
  const written: string[] = [];
  try {
    for (const { path, text } of files) {
      attempt(path, () => writeFileSync(partial(path), text, { flag: "wx" }));
      written.push(partial(path));
    }
    for (const { path } of files) attempt(path, () => renameSync(partial(path), path));
  } finally {
    for (const path of written) rmSync(path, { force: true });
  }
}

/** Where a file is written before it is whole. */
function partial(path: string): string {
  return `${path}.${process.pid}.part`;
}

function attempt(path: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    throw new InputError(
      "cannot-write",
      `${path} cannot be written: ${(error as Error).message}.`,
      "Check that its folder exists and may be written to.",
      { file: path },
    );
  }
}
