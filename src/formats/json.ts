import { InputError } from "../table/InputError.ts";
import type { ScoreTable } from "../table/ScoreTable.ts";
import { openText, resumed, take } from "./bytes.ts";
import type { Format, ReadOptions, SourceFile } from "./Format.ts";
import { JsonRecords } from "./JsonRecords.ts";
import { flatten, type JsonRow, type PlacedRow, takeRows } from "./jsonCells.ts";
import { recordLines } from "./jsonLines.ts";
import { findRows, rowKeys } from "./jsonShape.ts";
import { TableBuilder } from "./TableBuilder.ts";
import { parseJson } from "./tolerantJson.ts";
import { decode } from "./utf8.ts";

/** Documents up to this many bytes are read whole, in any shape; in longer ones the rows are cut out one by one. */
const largestWhole = 64 * 2 ** 20;

/** A JSON document that holds one table. */
export const json: Format = {
  name: "json",
  recognises: (head) => (/^\s*[[{]/.test(new TextDecoder().decode(head.subarray(0, 4096))) ? 0.8 : 0),
  read: (source, options) => readDocument(source, options, largestWhole),
};

/** Reads a document, whole when it is shorter than `wholeBelow` bytes. */
export async function readDocument(
  source: SourceFile,
  options: ReadOptions,
  wholeBelow: number,
): Promise<ScoreTable> {
  const { file } = await openText(source);
  const chunks = file.bytes[Symbol.asyncIterator]();
  const start = await take(chunks, wholeBelow);
  const builder = new TableBuilder(file, "json", options);
  const long = start.length >= wholeBelow;
  await takeRows(
    builder,
    long ? cutRows(resumed(start, chunks), file.path) : wholeRows(decode(start), file.path),
  );
  return builder.finish();
}

async function* wholeRows(text: string, file: string): AsyncGenerator<PlacedRow[]> {
  const { rows, key, placed } = findRows(parseJson(text, file), file);
  const lines = placed ? recordLines(text, key) : [];
  if (rows.length > 0) yield rows.map((row, k) => ({ row: flatten(row), line: lines[k] ?? 0 }));
}

async function* cutRows(chunks: AsyncIterable<Uint8Array>, file: string): AsyncGenerator<PlacedRow[]> {
  let rows: PlacedRow[] = [];
  let found = false;
  const records = new JsonRecords(file, rowKeys, (text, line) => {
    rows.push({ row: flatten(parseJson(text, file, line) as JsonRow), line });
  });
  for await (const chunk of chunks) {
    records.push(chunk);
    if (rows.length > 0) yield rows;
    found ||= rows.length > 0;
    rows = [];
  }
  records.end();
  if (!found) refuseLong(file);
}

function refuseLong(file: string): never {
  throw new InputError(
    "no-rows-found",
    `${file} is a long JSON document in which no array of rows was found.`,
    `Rows of a long document are looked for in its outermost array and under ${rowKeys.join(", ")}. Write it as JSONL, for example with: jq -c '.KEY[]'`,
    { file },
  );
}
