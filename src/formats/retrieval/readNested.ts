import { InputError } from "../../table/InputError.ts";
import { placeAt } from "../Cursor.ts";
import type { SourceFile } from "../Format.ts";
import { decode } from "../utf8.ts";
import { NestedJson } from "./NestedJson.ts";
import type { QueryDocumentsBuilder } from "./QueryDocumentsBuilder.ts";

/**
 * Reads `{query: {document: number}}` into the builder.
 * @param numberOf the number written at bytes[start, end), NaN where it will not do
 * @param refuse the error for a value that will not do
 */
export async function readNested(
  file: SourceFile,
  builder: QueryDocumentsBuilder,
  numberOf: (bytes: Uint8Array, start: number, end: number) => number,
  refuse: (line: number, query: string, document: string, found: string) => InputError,
): Promise<void> {
  let query = "";
  const json = new NestedJson(
    file.path,
    (name, line) => {
      query = decode(name.bytes, name.start, name.end);
      if (!builder.query(name.bytes, name.start, name.end)) throw queryTwice(file.path, line, query);
    },
    (document, { bytes, start, end }, line) => {
      const value = numberOf(bytes, start, end);
      if (Number.isNaN(value)) {
        const name = decode(document.bytes, document.start, document.end);
        throw refuse(line, query, name, decode(bytes, start, end));
      }
      builder.document(document.bytes, document.start, document.end, value, line);
    },
  );
  for await (const chunk of file.bytes) json.push(chunk);
  json.end();
}

/** JSON.parse would keep the last of two objects under one name, and drop the other in silence. */
function queryTwice(file: string, line: number, query: string): InputError {
  return new InputError(
    "repeated-query",
    `Query ${query} stands twice, the second time on line ${line}.`,
    "Keep one of the two, or put their documents into one object.",
    placeAt(file, line),
  );
}
