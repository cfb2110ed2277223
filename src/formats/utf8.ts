import { InputError } from "../table/InputError.ts";

const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/**
 * Text of bytes[start, end). Throws InputError where they are not UTF-8: two ids with a letter lost each
 * could otherwise become the same id.
 */
export function decode(bytes: Uint8Array, start = 0, end: number = bytes.length): string {
  try {
    return decoder.decode(bytes.subarray(start, end));
  } catch {
    const about = new TextDecoder().decode(bytes.subarray(start, Math.min(end, start + 80)));
    throw new InputError(
      "not-utf8",
      `${JSON.stringify(about)} is not UTF-8 text.`,
      "Save the file as UTF-8 (in a spreadsheet: CSV UTF-8).",
    );
  }
}
