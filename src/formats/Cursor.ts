import type { InputPlace } from "../table/InputError.ts";

/** Where the reader stands: shared by the columns of one file, so that each can say where a value was. */
export class Cursor {
  readonly file: string;
  /** Line on which the current row starts, from 1; 0 where the format has no lines. */
  line = 0;

  constructor(file: string) {
    this.file = file;
  }

  /** This place, for an error. */
  place(column?: string): InputPlace {
    return placeAt(this.file, this.line, column);
  }
}

/** A place for an error, without the parts that are not known. */
export function placeAt(file: string, line: number, column?: string): InputPlace {
  return { file, ...(line > 0 && { line }), ...(column !== undefined && { column }) };
}

/** " on line 7", or nothing where the format has no lines. */
export function onLine(line: number): string {
  return line > 0 ? ` on line ${line}` : "";
}
