import { inertLines } from "./inertLines.ts";

/** What a text may use: the width of the terminal, colour, and characters beyond ASCII. */
export interface Page {
  readonly columns: number;
  readonly color: boolean;
  readonly unicode: boolean;
  /** True where a CI runner reads commands out of what is printed. */
  readonly workflow?: boolean;
}

/** A plain page of 80 columns: what a file or a pipe gets. */
export const plainPage: Page = { columns: 80, color: false, unicode: true };

const codes = { green: 32, red: 31, yellow: 33, bold: 1, dim: 2 } as const;

/** Colours a word where the page has colour, and leaves it alone where not. */
export function paint(page: Page, style: keyof typeof codes, text: string): string {
  return page.color ? `\u001b[${codes[style]}m${text}\u001b[0m` : text;
}

/** The width that text is set to: never wider than reads well, never so narrow that words break. */
export function textWidth(page: Page): number {
  return Math.max(32, Math.min(page.columns, 100));
}

/** What comes from a file, fit for a line: breaks and tabs are blanks, other controls and marks of direction are left out. */
export function inLine(text: string): string {
  return text
    .replaceAll(/[\t\n\r\u2028\u2029]+/g, " ")
    .replaceAll(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, "");
}

/** Breaks a sentence into lines; the first starts with `first`, the others with as many blanks. */
export function wrap(text: string, page: Page, first = "  "): readonly string[] {
  const rest = " ".repeat(first.length);
  const lines: string[] = [];
  let line = first;
  let empty = true;
  for (const word of inLine(text).split(" ")) {
    if (!empty && line.length + 1 + word.length > textWidth(page)) {
      lines.push(line);
      line = rest;
      empty = true;
    }
    line += empty ? word : ` ${word}`;
    empty = false;
  }
  lines.push(line);
  return lines;
}

/** Sets rows in columns, text to the left and numbers to the right, two blanks apart. */
export function table(cells: readonly (readonly string[])[], left: readonly boolean[]): readonly string[] {
  const rows = cells.map((row) => row.map(inLine));
  const widths = left.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? "").length)));
  return rows.map((row) =>
    `  ${row.map((cell, i) => (left[i] ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join("  ")}`.trimEnd(),
  );
}

/** A text as its page can take it: without commands where a runner would read them, in ASCII where there is no more. */
export function spelt(text: string, page: Page): string {
  const inert = page.workflow ? inertLines(text) : text;
  return page.unicode ? inert : asciiOf(inert);
}

/** Arrows, dashes, quotes and dots are spelt. */
function asciiOf(text: string): string {
  return text
    .replaceAll("→", "->")
    .replaceAll("−", "-")
    .replaceAll("≥", ">=")
    .replaceAll("≤", "<=")
    .replaceAll("±", "+/-")
    .replaceAll("×", "x")
    .replaceAll("′", "'")
    .replaceAll("–", "-")
    .replaceAll("ν", "df")
    .replaceAll("ρ", "rho")
    .replaceAll("…", "...");
}
