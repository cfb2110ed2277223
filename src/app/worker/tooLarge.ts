import { InputError } from "../../table/InputError.ts";

/** The error of what a page has no room for. */
export function tooLarge(what: string, file?: string): InputError {
  return new InputError(
    "too-large-for-a-page",
    `${what}, which is more than this page takes in.`,
    "Give it fewer rows, or use the command line, which has more room.",
    file === undefined ? {} : { file },
  );
}

/** What engines say where a set, an array or a text cannot grow any further. */
const full =
  /maximum size exceeded|invalid (?:typed )?(?:array|string) length|allocation failed|out of memory/i;

/** Whether an error says that there is no more room. */
export function isFull(error: unknown): boolean {
  return error instanceof RangeError && full.test(error.message);
}
