const token = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]]|\n/g;

/**
 * The line on which each object of a document's array of rows starts: of the outermost array, or of the one
 * under a key of the outermost object. The text is known to be JSON.
 */
export function recordLines(text: string, key?: string): number[] {
  const wanted = key === undefined ? undefined : JSON.stringify(key);
  const rowDepth = key === undefined ? 1 : 2;
  const lines: number[] = [];
  let line = 1;
  let depth = 0;
  let last = "";
  let inside = key === undefined;
  for (const [mark] of text.matchAll(token)) {
    if (mark === "\n") line++;
    else if (mark === "{" || mark === "[") {
      if (depth === 1 && key !== undefined) inside = last === wanted;
      if (depth === rowDepth && inside) lines.push(line);
      depth++;
    } else if (mark === "}" || mark === "]") depth--;
    else if (depth === 1) last = mark;
  }
  return lines;
}
