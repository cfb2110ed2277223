import { type JsonPath, keysOf, leadsTo } from "./jsonPath.ts";
import { endOfString } from "./jsonStrings.ts";

const token = /["{}[\]\n]/g;

/**
 * The line on which each element starts that is an object or an array, of the arrays that a path leads to. The text is
 * known to be JSON.
 */
export function recordLines(text: string, path: JsonPath): number[] {
  const wanted = keysOf(path);
  const lines: number[] = [];
  const keys: string[] = [];
  const arrays: boolean[] = [];
  let line = 1;
  let last = "";
  token.lastIndex = 0;
  for (let match = token.exec(text); match !== null; match = token.exec(text)) {
    const [mark] = match;
    if (mark === '"') {
      const end = endOfString(text, match.index);
      if (arrays.length <= wanted.length) last = keyText(text.slice(match.index, end + 1));
      token.lastIndex = end + 1;
    } else if (mark === "\n") line++;
    else if (mark === "}" || mark === "]") {
      arrays.pop();
      keys.length = Math.max(0, arrays.length - 1);
    } else {
      const depth = arrays.length;
      if (depth === wanted.length + 1 && arrays[depth - 1] && leadsTo(keys.slice(0, depth - 1), wanted))
        lines.push(line);
      if (depth > 0) keys[depth - 1] = arrays[depth - 1] ? "*" : last;
      arrays.push(mark === "[");
    }
  }
  return lines;
}

function keyText(quoted: string): string {
  return quoted.includes("\\") ? JSON.parse(quoted) : quoted.slice(1, -1);
}
