import { accessSync, constants, existsSync, lstatSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { InputError } from "../table/InputError.ts";

/** A file to be written. */
export interface NewFile {
  readonly path: string;
  readonly text: string | Uint8Array;
}

/**
 * Writes all of some files or none: each is written beside its place first and moved there when all are done. What is
 * no plain file, such as /dev/stdout, is written to as it is.
 *
 * @throws InputError for a path that cannot be written, or that exists and may not be replaced
 */
export function writeFiles(files: readonly NewFile[], existing: "keep" | "replace"): void {
  for (const { path } of files) refuseTaken(path, existing);
  const special = files.filter(({ path }) => existsSync(path) && !lstatSync(path).isFile());
  const plain = files.filter((file) => !special.includes(file));
  const written: string[] = [];
  try {
    for (const { path, text } of plain) {
      attempt(path, () => writeFileSync(partial(path), text, { flag: "wx" }));
      written.push(partial(path));
    }
    for (const { path, text } of special) attempt(path, () => writeFileSync(path, text));
    for (const { path } of plain) attempt(path, () => renameSync(partial(path), path));
  } finally {
    for (const path of written) rmSync(path, { force: true });
  }
}

/**
 * Looks, before long work, whether a file could be written in the end.
 *
 * @throws InputError for a path whose folder cannot be written to, or that exists and may not be replaced
 */
export function assertWritable(path: string, existing: "keep" | "replace"): void {
  refuseTaken(path, existing);
  if (!existsSync(path)) attempt(path, () => accessSync(dirname(path), constants.W_OK));
}

function refuseTaken(path: string, existing: "keep" | "replace"): void {
  if (existing === "replace" || !existsSync(path)) return;
  throw new InputError(
    "file-exists",
    `${path} exists already.`,
    "Name another file, or say --force to replace it.",
    { file: path },
  );
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
      `${path} cannot be written: ${why(error as NodeJS.ErrnoException)}.`,
      "Check that its folder exists and may be written to.",
      { file: path },
    );
  }
}

function why({ code, message }: NodeJS.ErrnoException): string {
  return (code !== undefined && reasons[code]) || message;
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: "its folder does not exist",
  ENOTDIR: "what stands for its folder is a file",
  EISDIR: "it is a folder",
  EACCES: "this user may not write there",
  EPERM: "this user may not write there",
  EROFS: "its disk may only be read",
  ENOSPC: "its disk is full",
};
