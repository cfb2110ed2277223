import type { ScoreTable } from "../../table/ScoreTable.ts";
import { CsvScanner, fieldText, type Row } from "../CsvScanner.ts";
import { refuseWidth } from "../columnErrors.ts";
import type { CsvDialect } from "../csvDialect.ts";
import type { ReadOptions, SourceFile } from "../Format.ts";
import { type PlacedRow, readCases } from "./CaseTable.ts";
import { toolOfTable } from "./csvTools.ts";

/** Reads a table that a tool wrote; undefined, with nothing used up, where the header is no tool's. */
export async function readToolTable(
  head: Uint8Array,
  file: SourceFile,
  { delimiter }: CsvDialect,
  options: ReadOptions,
): Promise<ScoreTable | undefined> {
  const first: string[][] = [];
  new CsvScanner(file.path, delimiter.charCodeAt(0), (row) => {
    if (first.length < 2) first.push(cellsOf(row));
  }).push(head);
  if (first.length === 0) return undefined;
  const columns = first[0].map((name) => name.trim());
  const tool = toolOfTable(columns, first[1] ?? []);
  if (tool === undefined) return undefined;
  return readCases(file, tool, options, tool.reader(columns), rowsOf(file, delimiter, columns.length));
}

/** The rows below the header that each chunk of the file completes. */
async function* rowsOf(
  file: SourceFile,
  delimiter: string,
  width: number,
): AsyncGenerator<PlacedRow<readonly string[]>[]> {
  let rows: PlacedRow<readonly string[]>[] = [];
  let header = true;
  const scanner = new CsvScanner(file.path, delimiter.charCodeAt(0), (row) => {
    if (!header) {
      refuseWidth(row, width, file.path);
      rows.push({ row: cellsOf(row), line: row.line });
    }
    header = false;
  });
  for await (const chunk of file.bytes) {
    scanner.push(chunk);
    if (rows.length > 0) yield rows;
    rows = [];
  }
  scanner.end();
  if (rows.length > 0) yield rows;
}

function cellsOf(row: Row): string[] {
  return Array.from({ length: row.count }, (_, field) => fieldText(row, field));
}
