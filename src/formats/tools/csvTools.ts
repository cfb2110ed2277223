import { langfuseCsv } from "./langfuse.ts";
import { langsmithCsv } from "./langsmith.ts";
import { mlflowCsv } from "./mlflow.ts";
import { phoenixCsv } from "./phoenix.ts";
import { promptfooCsv } from "./promptfooCsv.ts";
import { promptfooMarkedCsv } from "./promptfooMarkedCsv.ts";
import { ragas } from "./ragas.ts";
import type { CsvTool } from "./Tool.ts";
import { trulens } from "./trulens.ts";

/** Every tool whose files are tables of text. */
export const csvTools: readonly CsvTool[] = [
  langfuseCsv,
  langsmithCsv,
  phoenixCsv,
  promptfooCsv,
  promptfooMarkedCsv,
  ragas,
  mlflowCsv,
  trulens,
];

/** The tool that wrote a table with this header and this first row. */
export function toolOfTable(columns: readonly string[], firstRow: readonly string[]): CsvTool | undefined {
  return csvTools.find((tool) => tool.claims(columns, firstRow));
}
