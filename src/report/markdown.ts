import { inLine } from "./page.ts";
import type { ReadersTable } from "./readersTable.ts";
import { truncated } from "./truncated.ts";

/**
 * Text that Markdown takes as it stands: whatever it would read as markup is escaped, line breaks become blanks, and
 * nothing in it mentions a person or an issue.
 */
export function escaped(text: string): string {
  return withoutReferences(inLine(text))
    .replaceAll(/[\\`*_[\]<>|~#]/g, "\\$&")
    .replaceAll(/&(?=#?\w+;)/g, "&amp;")
    .replace(/^(\s*)([-+])(?=\s)/, "$1\\$2")
    .replace(/^(\s*\d+)([.)])(?=\s)/, "$1\\$2");
}

/** Is not seen, and breaks no line. */
const joiner = "\u2060";

/** Platforms look for mentions, issues and links in the text that is left when escapes are gone; a joiner parts them. */
function withoutReferences(text: string): string {
  return text
    .replaceAll(/(?<!\w)@(?=\w)/g, `@${joiner}`)
    .replaceAll(/(?<!\w)([!$%&~])(?=\d)|(#)(?=\d)/g, `$1$2${joiner}`)
    .replaceAll(/\b(GH-)(?=\d)/gi, `$1${joiner}`)
    .replaceAll("://", `:${joiner}//`)
    .replaceAll(/\bwww\./gi, (found) => `${found.slice(0, 3)}${joiner}.`);
}

/** The longest name that is shown whole. */
const longestName = 120;

/** A name out of a file as code, in which nothing is read as markup. */
export function codeSpan(name: string): string {
  const text = truncated(inLine(name), longestName) || '""';
  const fence = "`".repeat(1 + longestRun(text));
  const pad = /^`|`$|^ .* $|^ +$/.test(text) ? " " : "";
  return `${fence}${pad}${text}${pad}${fence}`;
}

/** The same for a cell of a table, whose ends are looked for in code as well. */
export function codeCell(name: string): string {
  return /[|\\]/.test(name) ? escaped(truncated(inLine(name), longestName)) : codeSpan(name);
}

/** A part that is closed until its title is clicked. */
export function folded(title: string, blocks: readonly string[]): string {
  return joined([`<details>\n<summary>${escapedHtml(title)}</summary>\n`, ...blocks, "</details>\n"]);
}

function escapedHtml(text: string): string {
  return withoutReferences(inLine(text)).replaceAll("&", "&amp;").replaceAll("<", "&lt;");
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
  const fence = "`".repeat(1 + Math.max(2, longestRun(code)));
  return `${fence}${language}\n${code.endsWith("\n") ? code : `${code}\n`}${fence}\n`;
}

/** Backticks in a row, at most. */
function longestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
}

/** A table, its columns set even so that the text reads well too. */
export function markdownTable({ head, rows, left }: ReadersTable): string {
  return tableOfMarkdown({ head: head.map(escaped), rows: rows.map((row) => row.map(escaped)), left });
}

/** The same of cells that are Markdown already. */
export function tableOfMarkdown({ head, rows, left }: ReadersTable): string {
  const cells = [head, ...rows];
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
