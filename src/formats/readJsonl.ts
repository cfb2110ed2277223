import { InputError } from "../table/InputError.ts";
import type { ScoreTable } from "../table/ScoreTable.ts";
import { startingWith } from "./batches.ts";
import { openText } from "./bytes.ts";
import { placeAt } from "./Cursor.ts";
import { refuseEmpty } from "./columnErrors.ts";
import type { ReadOptions, SourceFile } from "./Format.ts";
import { flattened, isRow, type PlacedRow, takeRows } from "./jsonCells.ts";
import { refuseTexts } from "./retrievalFiles.ts";
import { TableBuilder } from "./TableBuilder.ts";
import { parseJson } from "./tolerantJson.ts";
import { StrictDecoder } from "./utf8.ts";

/** Reads JSON objects line by line, so that the file may be larger than a string can be. */
export async function readJsonl(source: SourceFile, options: ReadOptions): Promise<ScoreTable> {
  const { file } = await openText(source);
  const batches = lineBatches(file);
  const first = await batches.next();
  if (first.done) refuseEmpty(file.path);
  const { readCases, toolOfLines } = await import("./tools/index.ts");
  const tool = toolOfLines(first.value[0].row);
  const all = startingWith(first.value, batches);
  if (tool !== undefined) return readCases(file, tool, options, tool.reader(), all);
  refuseTexts(first.value[0].row, file.path);
  const builder = new TableBuilder(file, "jsonl", options);
  await takeRows(builder, flattened(all));
  return builder.finish();
}

/** The rows that each chunk of the file completes. */
async function* lineBatches(file: SourceFile): AsyncGenerator<PlacedRow[]> {
  const decoder = new StrictDecoder(file.path, "utf-8");
  /** The start of a line in pieces, which are joined once: it may be as long as the file. */
  let rest: string[] = [];
  let line = 1;
  for await (const chunk of file.bytes) {
    const text = decoder.decode(chunk);
    const end = text.lastIndexOf("\n");
    rest.push(end < 0 ? text : text.slice(0, end));
    if (end < 0) continue;
    const lines = rest.join("").split("\n");
    rest = [text.slice(end + 1)];
    const rows = lines.flatMap((text, k) => parseLine(text, line + k, file.path));
    line += lines.length;
    if (rows.length > 0) yield rows;
  }
  const rows = parseLine(rest.join("") + decoder.decode(), line, file.path);
  if (rows.length > 0) yield rows;
}

function parseLine(text: string, line: number, file: string): PlacedRow[] {
  if (text.trim() === "") return [];
  const row = parseJson(text, file, line);
  if (isRow(row)) return [{ row, line }];
  throw new InputError(
    "json-row",
    `Line ${line} is no JSON object.`,
    "Each line of a JSONL file holds one object, one row.",
    placeAt(file, line),
  );
}
