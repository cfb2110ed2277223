import { InputError } from "../table/InputError.ts";
import type { ScoreTable } from "../table/ScoreTable.ts";
import { openText } from "./bytes.ts";
import { CsvScanner, type Row } from "./CsvScanner.ts";
import { placeAt } from "./Cursor.ts";
import { refuseHeader } from "./columnErrors.ts";
import { type CsvDialect, requireDialect, sniffDialect } from "./csvDialect.ts";
import type { Format, ReadOptions, SourceFile } from "./Format.ts";
import type { Sink } from "./Sink.ts";
import { TableBuilder } from "./TableBuilder.ts";
import { decode } from "./utf8.ts";

/** Comma, semicolon, tab or pipe between fields, a header on top. The delimiter is found by looking. */
export const csv: Format = {
  name: "csv",
  recognises: (head) => (sniffDialect(head) ? 0.5 : 0),
  async read(source, options) {
    const { head, file } = await openText(source);
    const dialect = requireDialect(head, file.path);
    const reader = new CsvReader(file, dialect, options);
    const scanner = new CsvScanner(file.path, dialect.delimiter.charCodeAt(0), (row) => reader.take(row));
    for await (const chunk of file.bytes) {
      scanner.push(chunk);
      reader.flush();
    }
    scanner.end();
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
  readonly #wanted: { readonly field: number; readonly sink: Sink }[] = [];

  constructor(file: SourceFile, dialect: CsvDialect, options: ReadOptions) {
    this.#file = file;
    this.#options = options;
    this.#builder = new TableBuilder(file, "csv", options, dialect.decimalComma);
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
    if (row.count !== this.#width) this.#refuseWidth(row);
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
    this.#builder.plan(columns);
    columns.forEach((column, field) => {
      if (columns.indexOf(column) !== field) return;
      for (const sink of this.#builder.sinks(column)) this.#wanted.push({ field, sink });
    });
  }

  #refuseWidth(row: Row): never {
    throw new InputError(
      "wrong-field-count",
      `Line ${row.line} has ${row.count} fields where the header has ${this.#width}.`,
      "Quote a field that holds the delimiter, and check that the line was written to its end.",
      placeAt(this.#file.path, row.line),
    );
  }
}

function fieldText(row: Row, field: number): string {
  const text = decode(row.bytes, row.starts[field], row.ends[field]);
  return row.doubled[field] ? text.replaceAll('""', '"') : text;
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
