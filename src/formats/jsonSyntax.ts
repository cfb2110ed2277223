import { endOfString } from "./jsonStrings.ts";

/** Where JSON goes wrong, both counted from 1. */
export interface SyntaxPlace {
  readonly line: number;
  readonly column: number;
  readonly found: string;
}

/** A mark, where a text opens, or another value. */
const token =
  /\s*(?:([{}[\],:])|(")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:true|false|null|NaN|-?Infinity)\b))/uy;

/**
 * The first place at which a text stops being JSON; engines differ in whether and how they say it. Only
 * asked for texts that JSON.parse refused.
 */
export function syntaxErrorAt(text: string): SyntaxPlace {
  const open: string[] = [];
  let expect: "value" | "value or end" | "key" | "key or end" | "colon" | "comma or end" = "value";
  token.lastIndex = 0;
  for (;;) {
    const from = token.lastIndex;
    const match = token.exec(text);
    const opens = match?.[2] === undefined ? -1 : token.lastIndex - 1;
    const closes = opens < 0 ? -1 : endOfString(text, opens);
    if (closes >= 0) token.lastIndex = closes + 1;
    if (match === null || (opens >= 0 && (closes < 0 || !isText(text.slice(opens + 1, closes))))) {
      const at = from + text.slice(from).search(/\S|$/);
      return {
        ...placeOf(text, at),
        ...(text[at] === '"' && { found: "text that is cut short or not escaped" }),
      };
    }
    const [all, mark, string] = match;
    const at = from + all.length - (mark ?? string ?? match[3]).length;
    const inside = open.at(-1);
    if (mark === undefined) {
      if (expect === "key" || expect === "key or end") {
        if (string === undefined) return placeOf(text, at);
        expect = "colon";
      } else if (expect === "value" || expect === "value or end") expect = "comma or end";
      else return placeOf(text, at);
    } else if ((mark === "{" || mark === "[") && (expect === "value" || expect === "value or end")) {
      open.push(mark);
      expect = mark === "{" ? "key or end" : "value or end";
    } else if (mark === ":" && expect === "colon") expect = "value";
    else if (mark === "," && expect === "comma or end" && inside) expect = inside === "{" ? "key" : "value";
    else if (mark === (inside === "{" ? "}" : "]") && inside && expect.endsWith("or end")) {
      open.pop();
      expect = "comma or end";
    } else return placeOf(text, at);
  }
}

/** What may stand after a backslash, a backslash that nothing right follows, and letters that must be written so. */
const special = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})|\\|\p{Cc}/gu;

/** Whether what stands between two quotes is text as JSON writes it. */
function isText(inside: string): boolean {
  for (const [found] of inside.matchAll(special)) if (found.length < 2) return false;
  return true;
}

function placeOf(text: string, at: number): SyntaxPlace {
  const before = text.slice(0, at).split(/\r\n|\n|\r/);
  const found = at === text.length ? "end of file" : text[at] === '"' ? "text in quotes" : `"${text[at]}"`;
  return { line: before.length, column: before[before.length - 1].length + 1, found };
}
