import type { ReadersTable } from "./readersTable.ts";

/** Text that Markdown takes as it stands: whatever it would read as markup is escaped, line breaks become blanks. */
export function escaped(text: string): string {
  return text
    .replaceAll(/\p{Cc}+/gu, " ")
    .replaceAll(/[\\`*_[\]<>|~#]/g, "\\$&")
    .replaceAll(/&(?=#?\w+;)/g, "&amp;")
    .replace(/^(\s*)([-+]|\d+[.)])(?=\s)/, "$1\\$2");
}

/** A heading: level 1 is the page's. */
export function heading(level: number, text: string): string {
  return `${"#".repeat(level)} ${escaped(text)}\n`;
}

/** Points of a list, each on a line. */
export function list(points: readonly string[]): string {
  return points.map((point) => `- ${escaped(point)}\n`).join("");
}

/** Code as it stands; its fence is longer than any in it. */
export function codeBlock(language: string, code: string): string {
  const longest = Math.max(2, ...(code.match(/`+/g) ?? []).map((run) => run.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}${language}\n${code.endsWith("\n") ? code : `${code}\n`}${fence}\n`;
}

/** A table, its columns set even so that the text reads well too. */
export function markdownTable({ head, rows, left }: ReadersTable): string {
  const cells = [head, ...rows].map((row) => row.map(escaped));
  const widths = left.map((_, i) => Math.max(3, ...cells.map((row) => row[i].length)));
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, i) => (left[i] ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join(" | ")} |\n`;
  const rule = left.map((text, i) => (text ? "-".repeat(widths[i]) : `${"-".repeat(widths[i] - 1)}:`));
  return line(cells[0]) + line(rule) + cells.slice(1).map(line).join("");
}

/** Blocks of a page, a blank line between them. */
export function joined(blocks: readonly string[]): string {
  return blocks.filter((block) => block !== "").join("\n");
}
