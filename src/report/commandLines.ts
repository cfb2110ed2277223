import { type Page, textWidth } from "./page.ts";

/** A command to paste: broken where the page ends, with a backslash as the shell reads it. A flag keeps its value. */
export function commandLines(words: readonly string[], page: Page, indent = "    "): readonly string[] {
  const lines: string[] = [];
  let line = indent;
  let empty = true;
  for (const part of partsOf(words)) {
    if (!empty && line.length + part.length + 3 > textWidth(page)) {
      lines.push(`${line} \\`);
      line = `${indent}  `;
      empty = true;
    }
    line += empty ? part : ` ${part}`;
    empty = false;
  }
  return [...lines, line];
}

/** Words, each flag together with what follows it. */
function partsOf(words: readonly string[]): readonly string[] {
  const parts: string[] = [];
  let open = false;
  for (const word of words) {
    const isFlag = word.startsWith("-");
    if (open && !isFlag) parts[parts.length - 1] += ` ${word}`;
    else parts.push(word);
    open = isFlag;
  }
  return parts;
}

/** A word as a shell would need it. */
export function shellWord(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

/** The flag that names a metric, unless columns of systems stand for it. */
export function metricWords(metric: string, inputs: readonly string[] | null): readonly string[] {
  return inputs?.includes("--candidate-column") ? [] : ["--metric", shellWord(metric)];
}
