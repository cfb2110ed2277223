import { isRow, type JsonRow } from "../jsonCells.ts";
import { type FoundRow, rowsAt } from "../jsonPath.ts";
import { agentv } from "./agentv.ts";
import { braintrust } from "./braintrust.ts";
import { deepeval, deepevalLatest } from "./deepeval.ts";
import { evalite } from "./evalite.ts";
import { everyEvalEver } from "./everyEvalEver.ts";
import { helm } from "./helm.ts";
import { inspectJson } from "./inspect.ts";
import { langfuse } from "./langfuse.ts";
import { langsmith } from "./langsmith.ts";
import { lmEval } from "./lmEval.ts";
import { mlflow } from "./mlflow.ts";
import { openaiEvals } from "./openaiEvals.ts";
import { phoenix } from "./phoenix.ts";
import { promptfooResults, promptfooTable } from "./promptfoo.ts";
import { pytestJson } from "./pytestJson.ts";
import { ragasJson } from "./ragas.ts";
import { ragchecker } from "./ragchecker.ts";
import type { JsonTool } from "./Tool.ts";
import { trulensJson } from "./trulens.ts";
import { vitestEvals } from "./vitestEvals.ts";

/** Every tool whose files are JSON or lines of JSON. */
export const jsonTools: readonly JsonTool[] = [
  agentv,
  braintrust,
  ...evalite,
  inspectJson,
  langfuse,
  langsmith,
  phoenix,
  promptfooResults,
  promptfooTable,
  pytestJson,
  vitestEvals,
  deepeval,
  deepevalLatest,
  everyEvalEver,
  helm,
  lmEval,
  mlflow,
  openaiEvals,
  ragasJson,
  ragchecker,
  trulensJson,
];

/** A tool that claims a document, and the rows it has there. */
export interface ClaimedDocument {
  readonly tool: JsonTool;
  readonly rows: readonly FoundRow[];
}

/** The tool that wrote a document. */
export function toolOfDocument(document: unknown): ClaimedDocument | undefined {
  for (const tool of jsonTools) {
    const rows = tool.rows === undefined ? undefined : rowsAt(document, tool.rows);
    const first = rows?.[0]?.row;
    if (rows !== undefined && tool.claims(isRow(first) ? first : {}, document)) return { tool, rows };
  }
  return undefined;
}

/** The tool that wrote lines of which this is the first. */
export function toolOfLines(first: JsonRow): JsonTool | undefined {
  return jsonTools.find((tool) => tool.lines === true && tool.claims(first, undefined));
}

/** The tool that wrote a document too long to be held, of which this is the first row. */
export function toolOfLongRows(first: JsonRow, path: string): JsonTool | undefined {
  return jsonTools.find((tool) => tool.long === true && tool.rows === path && tool.claims(first, undefined));
}

/** Where tools have the rows of documents too long to be held. */
export const longPaths: readonly string[] = jsonTools.flatMap(({ long, rows }) =>
  long === true && rows !== undefined ? [rows] : [],
);
