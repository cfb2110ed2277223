import type { Format } from "./Format.ts";
import { parseJson } from "./tolerantJson.ts";

/** One JSON object a line. */
export const jsonl: Format = {
  name: "jsonl",
  recognises: looksLikeLines,
  async read(source, options) {
    const { readJsonl } = await import("./readJsonl.ts");
    return readJsonl(source, options);
  },
};

/**
 * A first line that is an object by itself, with more to come: no JSON document starts like that. A lone
 * object, or a first line longer than what is looked at, counts only in a file so named.
 */
function looksLikeLines(head: Uint8Array, path: string): number {
  const text = new TextDecoder().decode(head).trimStart();
  if (!text.startsWith("{")) return 0;
  const newline = text.indexOf("\n");
  const more = newline >= 0 && text.slice(newline).trim() !== "";
  if (more) return isObject(text.slice(0, newline)) ? 0.9 : 0;
  return /\.(?:jsonl|ndjson)(?:\.gz)?$/i.test(path) ? 0.9 : 0;
}

function isObject(line: string): boolean {
  try {
    const row = parseJson(line, "");
    return typeof row === "object" && row !== null && !Array.isArray(row);
  } catch {
    return false;
  }
}
