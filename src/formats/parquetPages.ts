import type { ColumnMetaData, Compressors, FileMetaData } from "hyparquet";
import { parquetHeader } from "hyparquet/src/column.js";
import { decompressPage } from "hyparquet/src/datapage.js";
import { getMaxDefinitionLevel, getMaxRepetitionLevel, getSchemaPath } from "hyparquet/src/schema.js";
import { checkLevels, checkPage, checkPageValues, type PageLayout } from "./parquetRuns.ts";
import { checkThrift } from "./parquetThrift.ts";

type PageHeader = ReturnType<typeof parquetHeader>;

/** A page is never larger than this; writers aim at one MiB. */
const largestPage = 2 ** 30;

/** Values that a file may hold for each of its bytes, and besides: runs and deltas make many of few. */
const valuesPerByte = 64;
const valuesBesides = 2 ** 20;

/** The most values, or rows, that a file of so many bytes is believed to hold. */
export function mostValues(fileLength: number): number {
  return valuesBesides + valuesPerByte * fileLength;
}

/** Where the pages of a column lie in the file, from its dictionary on if it has one. */
export function pagesOf(column: ColumnMetaData): { readonly start: number; readonly end: number } {
  const { data_page_offset, dictionary_page_offset, total_compressed_size } = column;
  const start = Number(dictionary_page_offset || data_page_offset);
  return { start, end: start + Number(total_compressed_size) };
}

/**
 * Checks that the pages of a column hold as many values as the file says, before any is made of them. A changed byte
 * could otherwise ask for any amount of memory, or shorten the column. Throws Error where they do not.
 */
export function checkPages(
  bytes: Uint8Array,
  column: ColumnMetaData,
  { schema }: FileMetaData,
  compressors: Compressors,
): void {
  const reader = { view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), offset: 0 };
  const expected = Number(column.num_values);
  const name = column.path_in_schema.join(".");
  const path = getSchemaPath(schema, [...column.path_in_schema]);
  const levels = [getMaxRepetitionLevel(path), getMaxDefinitionLevel(path)] as const;
  let values = 0;
  while (values < expected && reader.offset < bytes.length) {
    checkThrift(reader.view, reader.offset);
    const header = parquetHeader(reader);
    const { compressed_page_size: packed, uncompressed_page_size: size } = header;
    if (!within(packed, bytes.length - reader.offset) || !within(size, largestPage))
      throw new Error(`a page of column ${name} has an impossible size`);
    const inDictionary = header.dictionary_page_header?.num_values ?? 0;
    if (!within(inDictionary, size))
      throw new Error(`the dictionary of column ${name} is larger than its page`);
    const inPage = header.data_page_header?.num_values ?? header.data_page_header_v2?.num_values ?? 0;
    if (!within(inPage, expected - values))
      throw new Error(`a page of column ${name} has an impossible length`);
    const page = bytes.subarray(reader.offset, reader.offset + packed);
    checkContents(page, header, column, { levels, count: inPage, compressors });
    reader.offset += packed;
    values += inPage;
  }
  if (values !== expected) throw new Error(`column ${name} has ${values} of its ${expected} values`);
}

function checkContents(
  page: Uint8Array,
  header: PageHeader,
  { codec, type }: ColumnMetaData,
  { compressors, ...known }: Pick<PageLayout, "levels" | "count"> & { readonly compressors: Compressors },
): void {
  const { type: kind, data_page_header: first, data_page_header_v2: second, uncompressed_page_size } = header;
  const layout = (encoding: string | undefined): PageLayout => ({
    ...known,
    encoding,
    isBoolean: type === "BOOLEAN",
  });
  if (kind === "DATA_PAGE" && first !== undefined)
    checkPage(decompressPage(page, uncompressed_page_size, codec, compressors), layout(first.encoding));
  else if (kind === "DATA_PAGE_V2" && second !== undefined) {
    const { repetition_levels_byte_length: repetition, definition_levels_byte_length: definition } = second;
    if (!within(repetition, page.length) || !within(definition, page.length - repetition))
      throw new Error("the levels of a page are longer than the page");
    if (!within(second.num_nulls, second.num_values)) throw new Error("a page has more nulls than values");
    checkLevels(page, layout(second.encoding), repetition);
    const packed = page.subarray(repetition + definition);
    const size = uncompressed_page_size - repetition - definition;
    const isPacked = second.is_compressed !== false && size > 0;
    checkPageValues(
      isPacked ? decompressPage(packed, size, codec, compressors) : packed,
      layout(second.encoding),
    );
  }
}

function within(count: unknown, most: number): count is number {
  return typeof count === "number" && count >= 0 && count <= most;
}
