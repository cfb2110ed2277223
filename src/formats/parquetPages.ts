import type { ColumnMetaData } from "hyparquet";
import { parquetHeader } from "hyparquet/src/column.js";

/** A page is never larger than this; writers aim at one MiB. */
const largestPage = 2 ** 30;

/** Where the pages of a column lie in the file, from its dictionary on if it has one. */
export function pagesOf(column: ColumnMetaData): { readonly start: number; readonly end: number } {
  const { data_page_offset, dictionary_page_offset, total_compressed_size } = column;
  const start = Number(dictionary_page_offset || data_page_offset);
  return { start, end: start + Number(total_compressed_size) };
}

/**
 * Checks that the pages of a column hold as many values as the file says, before any is unpacked. A changed byte could
 * otherwise ask for any amount of memory, or shorten the column. Throws Error where they do not.
 */
export function checkPages(bytes: Uint8Array, column: ColumnMetaData): void {
  const reader = { view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), offset: 0 };
  const expected = Number(column.num_values);
  const name = column.path_in_schema.join(".");
  let values = 0;
  while (values < expected && reader.offset < bytes.length) {
    const header = parquetHeader(reader);
    const { compressed_page_size: packed, uncompressed_page_size: size } = header;
    if (!within(packed, bytes.length - reader.offset) || !within(size, largestPage))
      throw new Error(`a page of column ${name} has an impossible size`);
    reader.offset += packed;
    const inDictionary = header.dictionary_page_header?.num_values ?? 0;
    if (!within(inDictionary, size))
      throw new Error(`the dictionary of column ${name} is larger than its page`);
    const inPage = header.data_page_header?.num_values ?? header.data_page_header_v2?.num_values ?? 0;
    if (!within(inPage, expected - values))
      throw new Error(`a page of column ${name} has an impossible length`);
    values += inPage;
  }
  if (values !== expected) throw new Error(`column ${name} has ${values} of its ${expected} values`);
}

function within(count: unknown, most: number): count is number {
  return typeof count === "number" && count >= 0 && count <= most;
}
