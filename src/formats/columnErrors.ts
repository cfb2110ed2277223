import { InputError, type InputPlace } from "../table/InputError.ts";
import { placeAt } from "./Cursor.ts";
import { knownIdColumn } from "./columnNames.ts";
import { totalColumns } from "./columnRoles.ts";
import type { ReadOptions } from "./Format.ts";

/** Throws InputError for a header that names a column twice, or that is no header but a row. */
export function refuseHeader(columns: readonly string[], options: ReadOptions, place: InputPlace): void {
  refuseRepeated(columns, place);
  const named = options.id !== undefined || knownIdColumn(columns) !== undefined;
  const asked = [...(options.metrics ?? []), ...totalColumns(options)];
  const number = columns.find((column) => /^[+-]?\d*[.,]?\d+$/.test(column) && !asked.includes(column));
  if (named || number === undefined) return;
  throw new InputError(
    "no-header",
    `The first line looks like a row, not like a header: it names a column ${JSON.stringify(number)}.`,
    "Put the names of the columns on the first line, such as id,doc_id,recall@5.",
    place,
  );
}

/** Throws InputError for a header that names a column twice. */
export function refuseRepeated(columns: readonly string[], place: InputPlace): void {
  const second = columns.findIndex((column, field) => column !== "" && columns.indexOf(column) < field);
  if (second < 0) return;
  const column = columns[second];
  throw new InputError(
    "duplicate-column",
    `The header names "${column}" twice, as column ${columns.indexOf(column) + 1} and as column ${second + 1}.`,
    "Rename or remove one of them.",
    { ...place, column },
  );
}

/** Throws InputError for a file in which no row follows the header, or an array without elements. */
export function refuseEmpty(file: string): never {
  throw new InputError(
    "no-rows",
    `${file} has no rows.`,
    "Check that what wrote it ran to its end; an empty run is never a pass.",
    { file },
  );
}

/** Throws InputError when a column that was asked for by name is not there. */
export function refuseAbsent(columns: readonly string[], options: ReadOptions, file: string): void {
  const wanted = [...(options.metrics ?? []), ...(options.groups ?? []), ...totalColumns(options)];
  const absent = wanted.find((column) => !columns.includes(column));
  if (absent === undefined) return;
  throw new InputError(
    "no-such-column",
    `${file} has no column "${absent}".`,
    `Its columns are: ${columns.map((column) => column || "(unnamed)").join(", ")}.`,
    { file, column: absent },
  );
}

/** Throws InputError for a row that is not as wide as the header. */
export function refuseWidth(
  row: { readonly line: number; readonly count: number },
  width: number,
  file: string,
): void {
  if (row.count === width) return;
  throw new InputError(
    "wrong-field-count",
    `Line ${row.line} has ${row.count} fields where the header has ${width}.`,
    "Quote a field that holds the delimiter, and check that the line was written to its end.",
    placeAt(file, row.line),
  );
}
