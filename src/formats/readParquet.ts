import {
  type AsyncBuffer,
  type Compressors,
  type FileMetaData,
  parquetMetadataAsync,
  parquetReadObjects,
} from "hyparquet";
import { InputError } from "../table/InputError.ts";
import type { ScoreTable } from "../table/ScoreTable.ts";
import { partsOf } from "./bytes.ts";
import type { FileParts, ReadOptions, SourceFile } from "./Format.ts";
import { giveCell } from "./jsonCells.ts";
import { type ParquetColumn, parquetColumns } from "./parquetColumns.ts";
import { TableBuilder } from "./TableBuilder.ts";
import { mayBeTools } from "./tools/csvSigns.ts";
import type { CsvTool } from "./tools/Tool.ts";

type Row = Readonly<Record<string, unknown>>;

/** Reads a table of columns: the columns that are wanted, a row group at a time. */
export async function readParquet(file: SourceFile, options: ReadOptions): Promise<ScoreTable> {
  const parts = await partsOf(file);
  try {
    return await readParts(parts, file, options);
  } catch (error) {
    if (error instanceof InputError || !(error instanceof Error)) throw error;
    throw new InputError(
      "broken-parquet",
      `${file.path} is Parquet that cannot be read: ${error.message}.`,
      "Check that it was written to its end and is not encrypted, or write it anew, for example with zstd or snappy.",
      { file: file.path },
    );
  } finally {
    parts.close();
  }
}

async function readParts(parts: FileParts, file: SourceFile, options: ReadOptions): Promise<ScoreTable> {
  const buffer = bufferOf(parts);
  const metadata = await parquetMetadataAsync(buffer);
  const columns = parquetColumns(metadata, file.path);
  const source: Source = { buffer, metadata, compressors: await compressorsFor(metadata) };
  const tool = await toolOf(columns);
  return tool === undefined
    ? readPlain(source, columns, file, options)
    : readTool(tool, source, columns, file, options);
}

interface Source {
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
    ZSTD: (bytes) => decompressZstd(bytes),
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
  for await (const rows of rowGroups(source, wanted)) {
    for (const row of rows) {
      builder.row(0);
      for (const column of wanted) {
        const cell = column.cell(row);
        for (const sink of builder.sinks(column.name)) giveCell(sink, cell);
      }
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
    for await (const rows of rowGroups(source, columns))
      yield rows.map((row) => ({ row: columns.map((column) => textOf(column.cell(row))), line: 0 }));
  }
  return readCases(file, tool, options, reader, texts());
}

async function* rowGroups(
  { buffer, metadata, compressors }: Source,
  columns: readonly ParquetColumn[],
): AsyncGenerator<Row[]> {
  const top = [...new Set(columns.map(({ top }) => top))];
  let rowStart = 0;
  for (const { num_rows } of metadata.row_groups) {
    const rowEnd = rowStart + Number(num_rows);
    yield await parquetReadObjects({ file: buffer, metadata, columns: top, compressors, rowStart, rowEnd });
    rowStart = rowEnd;
  }
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined || Number.isNaN(cell)) return "";
  return typeof cell === "object" ? JSON.stringify(cell) : String(cell);
}
