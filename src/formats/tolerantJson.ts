import { InputError } from "../table/InputError.ts";
import { placeAt } from "./Cursor.ts";
import { endOfString } from "./jsonStrings.ts";
import { syntaxErrorAt } from "./jsonSyntax.ts";

/** Where strings open, which are left alone; the literals Python writes; integers that a double would round. */
const toMend = /"|-?Infinity|NaN|(?<![\d.eE+-])-?\d{16,}(?![\d.eE])/g;
const needsMending = /Infinity|NaN|\d{16}/;

/**
 * JSON.parse that takes NaN and ±Infinity for null (no score), and keeps integers of 16 digits or more as
 * text, digit by digit, since they are ids. Throws InputError with the line of a syntax error.
 * @param firstLine line of the file on which the text starts
 */
export function parseJson(text: string, file: string, firstLine = 1): unknown {
  try {
    return JSON.parse(needsMending.test(text) ? mended(text) : text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const { line, column, found } = syntaxErrorAt(text);
    throw new InputError(
      "json-syntax",
      `Not JSON: unexpected ${found} on line ${firstLine + line - 1}, character ${column}.`,
      "Check that the file was written to its end and holds JSON alone.",
      placeAt(file, firstLine + line - 1),
    );
  }
}

function mended(text: string): string {
  const parts: string[] = [];
  let from = 0;
  toMend.lastIndex = 0;
  for (let match = toMend.exec(text); match !== null; match = toMend.exec(text)) {
    const [token] = match;
    if (token === '"') {
      const end = endOfString(text, match.index);
      if (end < 0) break;
      toMend.lastIndex = end + 1;
      continue;
    }
    parts.push(text.slice(from, match.index), /\d/.test(token) ? `"${token}"` : "null");
    from = toMend.lastIndex;
  }
  return parts.join("") + text.slice(from);
}
