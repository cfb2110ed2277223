import type { Cell, DataTable } from "./DataTable.ts";

/**
 * A table as CSV (RFC 4180): a header, CRLF, fields quoted where they must be. Numbers are not rounded and read back to
 * the last bit; no value is an empty field, infinity is `inf`. Text that a spreadsheet would take for a formula, because
 * it starts with = + - @ or a control character, gets an apostrophe in front; numbers never do.
 */
export function csv<Row>({ columns, rows }: DataTable<Row>): string {
  const records = [
    columns.map((column) => field(column.name)),
    ...rows.map((row) => columns.map((column) => field(column.of(row)))),
  ];
  return records.map((record) => `${record.join(",")}\r\n`).join("");
}

function field(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return number(cell);
  const text = typeof cell === "string" && /^[=+\-@\p{Cc}]/u.test(cell) ? `'${cell}` : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function number(value: number): string {
  if (Number.isNaN(value)) return "";
  return Number.isFinite(value) ? String(value) : value > 0 ? "inf" : "-inf";
}
