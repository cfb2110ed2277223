import { InputError } from "../table/InputError.ts";
import type { ScoreTable } from "../table/ScoreTable.ts";
import { openBytes, openText } from "./bytes.ts";
import { csv } from "./csv.ts";
import type { Format, ReadOptions, SourceFile } from "./Format.ts";
import { inFile } from "./inFile.ts";
import { inspectEval } from "./inspectEval.ts";
import { json } from "./json.ts";
import { jsonl } from "./jsonl.ts";
import { otherFiles } from "./otherFiles.ts";
import { parquet } from "./parquet.ts";
import { retrievalFiles } from "./retrievalFiles.ts";
import { junit } from "./tools/junit.ts";
import { irMeasuresOutput, trecEvalOutput } from "./tools/trecEvalOutput.ts";

/** Every format that can be read. */
export const formats: readonly Format[] = [
  inspectEval,
  parquet,
  otherFiles,
  jsonl,
  json,
  trecEvalOutput,
  irMeasuresOutput,
  junit,
  retrievalFiles,
  csv,
];

/**
 * Reads a file of scores, whatever its format: it is recognised by its content.
 * Throws InputError for anything that would lose or invent a score; the error names file, line, column,
 * value and remedy.
 * @example const table = await readTable({ path: "scores.csv", bytes }, { metrics: ["recall@5"] });
 */
export async function readTable(source: SourceFile, options: ReadOptions = {}): Promise<ScoreTable> {
  const { head: bytes, file: whole } = await openBytes(source);
  const packed = formats.find(
    (format) => format.binary === true && format.recognises(bytes, source.path) > 0,
  );
  if (packed) return inFile(whole.path, () => packed.read(whole, options));
  const { head, file } = await openText(whole);
  const ranked = formats
    .filter(({ binary }) => binary !== true)
    .map((format) => ({ format, confidence: format.recognises(head, file.path) }))
    .filter(({ confidence }) => confidence > 0)
    .sort((a, b) => b.confidence - a.confidence);
  if (ranked.length > 0) return inFile(file.path, () => ranked[0].format.read(file, options));
  throw new InputError(
    "not-recognised",
    `${file.path} is no score file that gatestats can read.`,
    "Give a CSV with a header (an id column and columns of scores), a JSON array of objects, or JSONL; one row a question.",
    { file: file.path, line: 1 },
  );
}
