import { saysError } from "../cells.ts";
import { isRow, type JsonRow } from "../jsonCells.ts";
import type { Case, Field } from "./Case.ts";
import { fieldsOf } from "./CaseTable.ts";
import { RepeatCount } from "./RepeatCount.ts";
import type { CsvTool, JsonTool } from "./Tool.ts";
import { firstName, isSaid, latency, listOf, nameOf, objectOf, secondsAsMs } from "./values.ts";

const feedback = "feedback.";
const gives =
  "The id is example_id, so that rows of one example are its repeats; each feedback key is a metric (its text where it has no score); inputs and reference outputs can group; execution_time is the latency.";

/**
 * LangSmith's `ExperimentResults.to_pandas()` as CSV. A feedback column holds the score, or the value, which may be text,
 * where there is no score (langsmith-sdk, python/langsmith/evaluation/_runner.py, _flatten_experiment_results).
 */
export const langsmithCsv: CsvTool = {
  name: "langsmith-csv",
  title: "LangSmith experiment results as CSV (to_pandas().to_csv)",
  support: "supported",
  gives,
  claims: (columns) =>
    columns.includes("example_id") &&
    columns.includes("execution_time") &&
    columns.some((column) => /^(?:inputs|outputs|reference|feedback)\./.test(column)),
  reader(columns) {
    const repeats = new RepeatCount();
    return {
      take: (cells) => [flatCase((column) => cells[columns.indexOf(column)], columns, repeats)],
    };
  },
};

/** The same results as JSON: rows as they are, of Python or TypeScript, or the data frame's records. */
export const langsmith: JsonTool = {
  name: "langsmith",
  title: "LangSmith experiment results as JSON or JSONL (rows, or the data frame's records)",
  support: "supported",
  gives,
  rows: "",
  lines: true,
  long: true,
  claims: (row) => isFlat(row) || isNested(row),
  reader() {
    const repeats = new RepeatCount();
    return {
      take: (row, line) => [
        isNested(row)
          ? nestedCase(row, line, repeats)
          : flatCase((column) => row[column], Object.keys(row), repeats),
      ],
    };
  },
};

function isFlat(row: JsonRow): boolean {
  return (
    "example_id" in row &&
    "execution_time" in row &&
    Object.keys(row).some((key) => /^(?:inputs|outputs|reference|feedback)\./.test(key))
  );
}

function isNested(row: JsonRow): boolean {
  return isRow(row.run) && isRow(row.example) && isRow(row.evaluation_results ?? row.evaluationResults);
}

function flatCase(cell: (column: string) => unknown, columns: readonly string[], repeats: RepeatCount): Case {
  const named = (prefix: RegExp): Field[] =>
    columns.filter((column) => prefix.test(column)).map((column) => [column, cell(column)]);
  const id = nameOf(cell("example_id"));
  return {
    id,
    scores: named(/^feedback\../).map(([column, score]) => [column.slice(feedback.length), score]),
    failed: saysError(nameOf(cell("error"))),
    groups: named(/^(?:inputs|reference|metadata)\./).flatMap(([column, value]) => fieldsOf(column, value)),
    repeat: repeats.next(id),
    ...latency(secondsAsMs(cell("execution_time"))),
  };
}

/** A row of `ExperimentResults` itself: the run, its example, and what evaluators said. */
function nestedCase(row: JsonRow, line: number, repeats: RepeatCount): Case {
  const run = objectOf(row.run, "run", line);
  const example = objectOf(row.example, "example", line);
  const results = objectOf(row.evaluation_results ?? row.evaluationResults, "evaluation_results", line);
  const id = firstName(example.id, run.reference_example_id);
  const took = Date.parse(nameOf(run.end_time)) - Date.parse(nameOf(run.start_time));
  return {
    id,
    scores: listOf(results.results, "evaluation_results.results", line).map(({ key, score, value }) => [
      nameOf(key),
      score ?? value,
    ]),
    failed: isSaid(run.error),
    groups: [
      ...fieldsOf("inputs", example.inputs),
      ...fieldsOf("reference", example.outputs),
      ...fieldsOf("metadata", example.metadata),
    ],
    repeat: repeats.next(id),
    ...latency(Number.isNaN(took) ? undefined : took),
  };
}
