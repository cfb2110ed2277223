/**
 * Rows of text as CSV (RFC 4180, newlines of one character), to be read back as they are. (Tables for people to look at
 * are written by `report`, which guards against spreadsheets that run text.)
 */
export function writeCsv(header: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [header, ...rows].map((row) => `${row.map(field).join(",")}\n`).join("");
}

function field(cell: string | number): string {
  const text = String(cell);
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
