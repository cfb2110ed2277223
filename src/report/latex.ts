import type { DataTable } from "./DataTable.ts";
import { readersTable } from "./readersTable.ts";
import { tex } from "./tex.ts";

/** A table for a paper: a `tabular` with the rules of the package booktabs, numbers rounded for readers. */
export function latex<Row>(table: DataTable<Row>): string {
  const { head, rows, left } = readersTable(table);
  const line = (cells: readonly string[]): string => `  ${cells.join(" & ")} \\\\`;
  return [
    "% \\usepackage{booktabs}",
    `\\begin{tabular}{${left.map((text) => (text ? "l" : "r")).join("")}}`,
    "  \\toprule",
    line(head.map(tex)),
    "  \\midrule",
    ...rows.map((row) => line(row.map(cell))),
    "  \\bottomrule",
    "\\end{tabular}",
    "",
  ].join("\n");
}

/** The minus of a number is no hyphen. A cell must not begin with what \\ would take for its argument. */
function cell(text: string): string {
  if (/^[-+]inf$/.test(text)) return `$${text[0]}\\infty$`;
  if (/^[-+]\d/.test(text)) return `$${text[0]}$${tex(text.slice(1))}`;
  return /^[[*]/.test(text) ? `{}${tex(text)}` : tex(text);
}
