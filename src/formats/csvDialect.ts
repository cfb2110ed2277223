import { InputError } from "../table/InputError.ts";

const delimiters = ["\t", ";", ",", "|"] as const;

/** Rows (and bytes) compared to tell a delimiter from a letter of the text. */
const sampledRows = 20;
const sampledBytes = 16384;

/** How a delimited file is written. */
export interface CsvDialect {
  readonly delimiter: (typeof delimiters)[number];
  /** Whether "0,5" can mean one half: the comma is free. */
  readonly decimalComma: boolean;
}

/** The delimiter that cuts the header and the most of the first rows into equally many fields, at least two. */
export function sniffDialect(head: Uint8Array): CsvDialect | undefined {
  const rows = firstRows(head);
  let best: { delimiter: CsvDialect["delimiter"]; score: number } | undefined;
  for (const delimiter of delimiters) {
    const counts = rows.map((row) => row.split(delimiter).length);
    const alike = counts.filter((count) => count === counts[0]).length / counts.length;
    const score = counts[0] > 1 ? alike * 100 + Math.min(counts[0], 99) / 100 : 0;
    if (score > (best?.score ?? 0)) best = { delimiter, score };
  }
  return best && { delimiter: best.delimiter, decimalComma: best.delimiter !== "," };
}

/** The dialect, or an InputError that says what a score file looks like. */
export function requireDialect(head: Uint8Array, file: string): CsvDialect {
  const dialect = sniffDialect(head);
  if (dialect) return dialect;
  throw new InputError(
    "not-recognised",
    `${file} is no score file that gatestats can read.`,
    "Give a CSV with a header (id, score columns), a JSON array of objects, or JSONL; one row a question.",
    { file, line: 1 },
  );
}

/** The first rows with their quoted text taken out, so that only true delimiters are left. */
function firstRows(head: Uint8Array): string[] {
  const text = new TextDecoder()
    .decode(head.subarray(0, sampledBytes))
    .replace(/"(?:[^"]|"")*(?:"|$)/g, '""');
  const rows = text.split(/\r\n|\n|\r/).filter((row) => row.trim() !== "");
  return rows.slice(0, Math.max(1, Math.min(sampledRows, rows.length - 1)));
}
