import type { ScoreTable } from "../table/ScoreTable.ts";
import { openText } from "./bytes.ts";
import { CsvScanner, fieldText, type Row } from "./CsvScanner.ts";
import { placeAt } from "./Cursor.ts";
import { refuseHeader, refuseWidth } from "./columnErrors.ts";
import { type CsvDialect, requireDialect, sniffDialect } from "./csvDialect.ts";
import type { Format, ReadOptions, SourceFile } from "./Format.ts";
import type { Sink } from "./Sink.ts";
import { TableBuilder } from "./TableBuilder.ts";
import { mayBeTools } from "./tools/csvSigns.ts";

/** Bytes at the start in which a tool's table shows its signs. */
const longestSign = 4096;

/** A table of at most so many rows may hold the means of systems. */
const fewRows = 5;

/** Comma, semicolon, tab or pipe between fields, a header on top. The delimiter is found by looking. */
export const csv: Format = {
  name: "csv",
  recognises: (head) => (sniffDialect(head) ? 0.5 : 0),
  async read(source, options) {
    const { head, file } = await openText(source);
    const dialect = requireDialect(head, file.path);
    if (mayBeTools(new TextDecoder().decode(head.subarray(0, longestSign)))) {
      const { readToolTable } = await import("./tools/readToolTable.ts");
      const table = await readToolTable(head, file, dialect, options);
      if (table !== undefined) return table;
    }
    const reader = new CsvReader(file, dialect, options);
    const scanner = new CsvScanner(file.path, dialect.delimiter.charCodeAt(0), (row) => reader.take(row));
    for await (const chunk of file.bytes) {
      scanner.push(chunk);
      reader.flush();
    }
    scanner.end();
    if (reader.rows <= fewRows) {
      const { refuseMeans } = await import("./tools/aggregates.ts");
      refuseMeans(reader.columns, reader.rows, options, file.path);
    }
    return reader.finish();
  },
};

/** Reads the header, then routes the cells of each row to the sinks that want them. */
class CsvReader {
  readonly #file: SourceFile;
  readonly #options: ReadOptions;
  readonly #builder: TableBuilder;
  /** Fields a row must have; 0 before the header. */
  #width = 0;
  /** Rows below the header. */
  rows = 0;
  columns: readonly string[] = [];
  readonly #wanted: { readonly field: number; readonly sink: Sink }[] = [];

  constructor(file: SourceFile, dialect: CsvDialect, options: ReadOptions) {
    this.#file = file;
    this.#options = options;
    this.#builder = new TableBuilder(file, "csv", options, { decimalComma: dialect.decimalComma });
  }

  take(row: Row): void {
    if (this.#width === 0) this.#readHeader(row);
    else this.#readCells(row);
  }

  flush(): void {
    this.#builder.flush();
  }

  finish(): ScoreTable {
    return this.#builder.finish();
  }

  #readCells(row: Row): void {
    refuseWidth(row, this.#width, this.#file.path);
    this.rows++;
    this.#builder.row(row.line);
    for (let k = 0; k < this.#wanted.length; k++) {
      const { field, sink } = this.#wanted[k];
      if (row.doubled[field]) {
        const plain = undoubled(row.bytes, row.starts[field], row.ends[field]);
        sink.bytes(plain, 0, plain.length);
      } else sink.bytes(row.bytes, row.starts[field], row.ends[field]);
    }
  }

  #readHeader(row: Row): void {
    const columns = Array.from({ length: row.count }, (_, field) => fieldText(row, field).trim());
    refuseHeader(columns, this.#options, placeAt(this.#file.path, row.line));
    this.#width = columns.length;
    this.columns = columns;
    this.#builder.plan(columns);
    columns.forEach((column, field) => {
      if (columns.indexOf(column) !== field) return;
      for (const sink of this.#builder.sinks(column)) this.#wanted.push({ field, sink });
    });
  }
}

/** bytes[start, end) with every doubled quote made one. */
function undoubled(bytes: Uint8Array, start: number, end: number): Uint8Array {
  const plain = new Uint8Array(end - start);
  let length = 0;
  for (let at = start; at < end; at++) {
    plain[length++] = bytes[at];
    if (bytes[at] === 0x22) at++;
  }
  return plain.subarray(0, length);
}
