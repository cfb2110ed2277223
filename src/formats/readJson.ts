import { InputError } from "../table/InputError.ts";
import type { ScoreTable } from "../table/ScoreTable.ts";
import { startingWith } from "./batches.ts";
import { openText, resumed, take } from "./bytes.ts";
import { onLine, placeAt } from "./Cursor.ts";
import type { ReadOptions, SourceFile } from "./Format.ts";
import { JsonRecords } from "./JsonRecords.ts";
import { flatten, flattened, isRow, type JsonRow, type PlacedRow, takeRows } from "./jsonCells.ts";
import { recordLines } from "./jsonLines.ts";
import type { JsonPath } from "./jsonPath.ts";
import { findRows, rowKeys } from "./jsonShape.ts";
import { refuseRanx } from "./retrievalFiles.ts";
import { TableBuilder } from "./TableBuilder.ts";
import { parseJson } from "./tolerantJson.ts";
import { decode } from "./utf8.ts";

/** Reads a document, whole when it is shorter than `wholeBelow` bytes. */
export async function readDocument(
  source: SourceFile,
  options: ReadOptions,
  wholeBelow: number,
): Promise<ScoreTable> {
  const { file } = await openText(source);
  const chunks = file.bytes[Symbol.asyncIterator]();
  const start = await take(chunks, wholeBelow);
  return start.length >= wholeBelow
    ? readLong(resumed(start, chunks), file, options)
    : readWhole(decode(start), file, options);
}

async function readWhole(text: string, file: SourceFile, options: ReadOptions): Promise<ScoreTable> {
  const document = parseJson(text, file.path);
  const { readCases, refuseAggregate, refuseMeans, toolOfDocument, toolOfLines } = await import(
    "./tools/index.ts"
  );
  const claimed = toolOfDocument(document);
  if (claimed !== undefined) {
    const { tool, rows } = claimed;
    const lines = recordLines(text, tool.rows!);
    const placed = rows.map(({ row, around }, k) => ({
      row: requireRow(row, lines[k] ?? 0, file.path),
      line: lines[k] ?? 0,
      around,
    }));
    return readCases(file, tool, options, tool.reader(), inOneBatch(placed));
  }
  refuseAggregate(document, file.path);
  refuseRanx(document, file.path);
  const { rows, key, placed } = findRows(document, file.path);
  const lines = placed ? recordLines(text, key ?? "") : [];
  const tool = rows.length > 0 ? toolOfLines(rows[0]) : undefined;
  if (tool !== undefined) {
    const placedRows = rows.map((row, k) => ({ row, line: lines[k] ?? 0 }));
    return readCases(file, tool, options, tool.reader(), inOneBatch(placedRows));
  }
  if (rows.length > 0) refuseMeans(Object.keys(rows[0]), rows.length, options, file.path);
  const builder = new TableBuilder(file, "json", options);
  const flat = rows.map((row, k) => ({ row: flatten(row), line: lines[k] ?? 0 }));
  await takeRows(builder, inOneBatch(flat));
  return builder.finish();
}

async function* inOneBatch<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  if (rows.length > 0) yield rows;
}

async function readLong(
  chunks: AsyncIterable<Uint8Array>,
  file: SourceFile,
  options: ReadOptions,
): Promise<ScoreTable> {
  const { longPaths, readCases, toolOfLines, toolOfLongRows } = await import("./tools/index.ts");
  const batches = cutRows(chunks, file.path, [...longPaths, "", ...rowKeys]);
  const first = await batches.next();
  if (first.done) refuseLong(file.path);
  const [{ row, path }] = first.value;
  const tool = toolOfLongRows(row, path) ?? toolOfLines(row);
  const all = startingWith(first.value, batches);
  if (tool !== undefined) return readCases(file, tool, options, tool.reader(), all);
  const builder = new TableBuilder(file, "json", options);
  await takeRows(builder, flattened(all));
  return builder.finish();
}

interface CutRow extends PlacedRow {
  readonly path: JsonPath;
}

/** Bytes of a long document whose rows are held at once: its start comes in one chunk. */
const batchLength = 1 << 20;

/** The rows of the first array found that has any, in batches. */
async function* cutRows(
  chunks: AsyncIterable<Uint8Array>,
  file: string,
  paths: readonly JsonPath[],
): AsyncGenerator<CutRow[]> {
  let rows: CutRow[] = [];
  let chosen: JsonPath | undefined;
  const records = new JsonRecords(file, paths, (text, line, path) => {
    chosen ??= path;
    if (path === chosen) rows.push({ row: parseJson(text, file, line) as JsonRow, line, path });
  });
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length; at += batchLength) {
      records.push(chunk.subarray(at, at + batchLength));
      if (rows.length > 0) yield rows;
      rows = [];
    }
  }
  records.end();
}

function requireRow(row: unknown, line: number, file: string): JsonRow {
  if (isRow(row)) return row;
  throw new InputError(
    "json-row",
    `A result${onLine(line)} is no object, so it names no question and no metric.`,
    "Check that the file is as its tool wrote it.",
    placeAt(file, line),
  );
}

function refuseLong(file: string): never {
  throw new InputError(
    "no-rows-found",
    `${file} is a long JSON document in which no array of rows was found.`,
    `Rows of a long document are looked for in its outermost array and under ${rowKeys.join(", ")}. Write it as JSONL, for example with: jq -c '.KEY[]'`,
    { file },
  );
}
