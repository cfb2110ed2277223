import { appendFileSync, readFileSync } from "node:fs";

/** Adds text to a file that may exist, on a line of its own; one write, so that other writers do not come between. */
export function appendText(path: string, text: string): void {
  appendFileSync(path, `${endsMidLine(path) ? "\n" : ""}${text}`);
}

function endsMidLine(path: string): boolean {
  const last = bytesOf(path).at(-1);
  return last !== undefined && last !== 10;
}

function bytesOf(path: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch {
    return new Uint8Array();
  }
}
