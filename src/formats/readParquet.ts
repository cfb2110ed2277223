import {
  type AsyncBuffer,
  type Compressors,
  type FileMetaData,
  type ParquetScan,
  parquetMetadataAsync,
  parquetScan,
} from "hyparquet";
import { InputError } from "../table/InputError.ts";
import type { ScoreTable } from "../table/ScoreTable.ts";
import { partsOf } from "./bytes.ts";
import type { FileParts, ReadOptions, SourceFile } from "./Format.ts";
import { giveCell } from "./jsonCells.ts";
import { type ParquetColumn, parquetColumns } from "./parquetColumns.ts";
import { checkPages, mostValues, pagesOf } from "./parquetPages.ts";
import { checkThrift } from "./parquetThrift.ts";
import { TableBuilder } from "./TableBuilder.ts";
import { mayBeTools } from "./tools/csvSigns.ts";
import type { CsvTool } from "./tools/Tool.ts";
import { decode } from "./utf8.ts";

type ParquetGroup = FileMetaData["row_groups"][number];
type DecodedArray = Awaited<ReturnType<ParquetScan["readColumn"]>>;

interface RowGroup {
  readonly rows: number;
  cell(column: ParquetColumn, row: number): unknown;
}

/** Reads a table of columns: the columns that are wanted, a row group at a time. */
export async function readParquet(file: SourceFile, options: ReadOptions): Promise<ScoreTable> {
  const parts = await partsOf(file);
  try {
    return await readParts(parts, file, options);
  } catch (error) {
    if (error instanceof InputError || !(error instanceof Error)) throw error;
    // what breaks inside the library says nothing to a user
    const slip =
      error instanceof TypeError || error instanceof RangeError || /undefined|NaN/.test(error.message);
    const reason = slip ? "parts of it are missing or changed" : error.message;
    throw new InputError(
      "broken-parquet",
      `${file.path} is Parquet that cannot be read: ${reason}.`,
      "Check that it was written to its end and is not encrypted, or write it anew, for example with zstd or snappy.",
      { file: file.path },
    );
  } finally {
    parts.close();
  }
}

async function readParts(parts: FileParts, file: SourceFile, options: ReadOptions): Promise<ScoreTable> {
  const buffer = bufferOf(parts);
  await checkFooter(parts);
  const metadata = await parquetMetadataAsync(buffer, { geoparquet: false });
  if (!isCount(metadata.num_rows) || !metadata.row_groups.every((group) => isCount(group.num_rows)))
    throw new Error("it does not say how many rows it has");
  const rows = metadata.row_groups.reduce((sum, group) => sum + Number(group.num_rows), 0);
  if (rows !== Number(metadata.num_rows)) throw new Error(`it has ${rows} of its ${metadata.num_rows} rows`);
  const columns = parquetColumns(metadata, file.path);
  const source: Source = { parts, buffer, metadata, compressors: await compressorsFor(metadata) };
  const tool = await toolOf(columns);
  return tool === undefined
    ? readPlain(source, columns, file, options)
    : readTool(tool, source, columns, file, options);
}

function isCount(value: unknown): boolean {
  return typeof value === "bigint" || typeof value === "number";
}

interface Source {
  readonly parts: FileParts;
  readonly buffer: AsyncBuffer;
  readonly metadata: FileMetaData;
  readonly compressors: Compressors;
}

function bufferOf(parts: FileParts): AsyncBuffer {
  return {
    byteLength: parts.size,
    async slice(start, end = parts.size) {
      const bytes = await parts.read(start, end);
      return new Uint8Array(bytes).buffer;
    },
  };
}

/** What unpacks the pages, loaded only where a file is packed in another way than most. */
async function compressorsFor({ row_groups }: FileMetaData): Promise<Compressors> {
  const codecs = new Set(
    row_groups.flatMap(({ columns }) => columns.map(({ meta_data }) => meta_data?.codec)),
  );
  if (![...codecs].some((codec) => codec !== undefined && codec !== "SNAPPY" && codec !== "UNCOMPRESSED"))
    return {};
  const { decompressBrotli, decompressGzip, decompressLz4, decompressLz4Raw, decompressZstd } = await import(
    "hyparquet-compressors"
  );
  return {
    BROTLI: decompressBrotli,
    GZIP: decompressGzip,
    LZ4: decompressLz4,
    LZ4_RAW: decompressLz4Raw,
    ZSTD: (bytes, length) => decompressZstd(bytes, new Uint8Array(length)),
  };
}

async function toolOf(columns: readonly ParquetColumn[]): Promise<CsvTool | undefined> {
  const names = columns.map(({ name }) => name);
  if (!mayBeTools(names.join(","))) return undefined;
  const { toolOfTable } = await import("./tools/csvTools.ts");
  return toolOfTable(names, []);
}

async function readPlain(
  source: Source,
  columns: readonly ParquetColumn[],
  file: SourceFile,
  options: ReadOptions,
): Promise<ScoreTable> {
  const builder = new TableBuilder(file, "parquet", options);
  builder.plan(columns.map(({ name }) => name));
  const wanted = columns.filter(({ name }) => builder.sinks(name).length > 0);
  const sinks = wanted.map(({ name }) => builder.sinks(name));
  for await (const { rows, cell } of rowGroups(source, wanted)) {
    for (let row = 0; row < rows; row++) {
      builder.row(0);
      wanted.forEach((column, k) => {
        const value = cell(column, row);
        for (const sink of sinks[k]) giveCell(sink, value);
      });
    }
    builder.flush();
  }
  return builder.finish();
}

/** A tool's data frame: its cells as the texts that the tool's CSV would hold. */
async function readTool(
  tool: CsvTool,
  source: Source,
  columns: readonly ParquetColumn[],
  file: SourceFile,
  options: ReadOptions,
): Promise<ScoreTable> {
  const { readCases } = await import("./tools/CaseTable.ts");
  const reader = tool.reader(columns.map(({ name }) => name));
  async function* texts(): AsyncGenerator<{ row: string[]; line: number }[]> {
    for await (const { rows, cell } of rowGroups(source, columns))
      yield Array.from({ length: rows }, (_, row) => ({
        row: columns.map((column) => textOf(cell(column, row))),
        line: 0,
      }));
  }
  return readCases(file, tool, options, reader, texts());
}

/** The rows of each row group, as far as the columns that are asked for go: their number and their columns. */
async function* rowGroups(
  { buffer, parts, metadata, compressors }: Source,
  columns: readonly ParquetColumn[],
): AsyncGenerator<RowGroup> {
  const top = [...new Set(columns.map(({ top }) => top))];
  const scan = await parquetScan({
    file: buffer,
    metadata,
    columns: top,
    compressors,
    useOffsetIndex: false,
    // what is no UTF-8 is refused, not made up
    parsers: { stringFromBytes: (bytes) => bytes && decode(bytes) },
  });
  let rowStart = 0;
  for (const group of metadata.row_groups) {
    const rows = Number(group.num_rows);
    if (rows > mostValues(parts.size))
      throw new Error(`a row group of ${rows} rows, more than its bytes can hold`);
    const cells = new Map<string, DecodedArray>();
    for (const column of rows > 0 ? top : []) {
      await checkColumn({ parts, buffer, metadata, compressors }, group, column);
      const values = await scan.readColumn({ column, rowStart, rowEnd: rowStart + rows });
      if (values.length !== rows)
        throw new Error(`column ${column} has ${values.length} values for ${rows} rows`);
      cells.set(column, values);
    }
    yield { rows, cell: ({ top, value }, row) => value(cells.get(top)![row]) };
    rowStart += rows;
  }
}

/** Where the metadata starts: before its length and the magic number at the end. */
async function checkFooter({ size, read }: FileParts): Promise<void> {
  const last = new Uint8Array(await read(Math.max(0, size - 8), size));
  if (new TextDecoder().decode(last.subarray(4)) !== "PAR1")
    throw new Error("it does not end as Parquet does");
  const length = last.length === 8 ? new DataView(last.buffer).getUint32(0, true) : 0;
  if (size < 12 || length > size - 12) throw new Error("its metadata is longer than the file");
  const footer = new Uint8Array(await read(size - 8 - length, size - 8));
  checkThrift(new DataView(footer.buffer), 0);
}

async function checkColumn(
  { parts, metadata, compressors }: Source,
  group: ParquetGroup,
  column: string,
): Promise<void> {
  for (const { meta_data } of group.columns) {
    if (meta_data === undefined || meta_data.path_in_schema[0] !== column) continue;
    const { start, end } = pagesOf(meta_data);
    if (!(start >= 0 && end > start && end <= parts.size))
      throw new Error(`column ${column} lies outside of the file`);
    if (Number(meta_data.num_values) > mostValues(parts.size))
      throw new Error(`column ${column} has more values than its bytes can hold`);
    checkPages(new Uint8Array(await parts.read(start, end)), meta_data, metadata, compressors);
  }
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined || Number.isNaN(cell)) return "";
  return typeof cell === "object" ? JSON.stringify(cell) : String(cell);
}
