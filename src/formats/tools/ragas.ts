import { isClusterName } from "../../table/clusterCandidates.ts";
import { mayBeScore } from "../columnNames.ts";
import type { JsonRow } from "../jsonCells.ts";
import { asCsv } from "./asCsv.ts";
import type { Case } from "./Case.ts";
import { scoreOf } from "./scoreOf.ts";
import type { CsvTool, JsonTool } from "./Tool.ts";
import { textOf } from "./textOf.ts";

/** Columns of contents, before 0.2 and since. */
const contents: ReadonlySet<string> = new Set([
  ...["answer", "contexts", "ground_truth", "ground_truths"],
  ...["response", "reference", "retrieved_contexts", "reference_contexts", "rubrics", "multi_responses"],
]);

/** Columns of text that are not contents: they can group, or name the question. */
const names: ReadonlySet<string> = new Set([
  ...["question", "user_input", "retrieved_context_ids", "reference_context_ids"],
  ...["persona_name", "query_style", "query_length", "synthesizer_name"],
]);

/** What names the question, likeliest first: an id of the data set, or the question itself. */
const ids: readonly string[] = [
  ...["question_id", "query_id", "qid", "example_id", "sample_id", "test_id", "case_id", "item_id", "id"],
  ...["user_input", "question"],
];

/** Metrics that count what went wrong. */
const lower = /^(?:noise_sensitivity|maliciousness$|harmfulness$)/;

/** RAGAS: a row a question, a field a metric; an empty one is a judge call that failed. */
export const ragasJson: JsonTool = {
  name: "ragas-json",
  title: "RAGAS results as JSON or JSONL (to_pandas().to_json), before and since 0.2",
  support: "supported",
  gives:
    "The id is an id column of the data set, else the question (user_input, before 0.2 question); every column that is no content is a metric, and an empty one is missing; reference_context_ids and further columns of names can group.",
  lines: true,
  claims: (row) =>
    ("user_input" in row && ("response" in row || "reference" in row)) ||
    ("question" in row && "answer" in row && "contexts" in row),
  reader: () => ({
    take: (row) => [caseOf(row)],
    lowerIsBetter: (metric) => lower.test(metric),
  }),
};

/** The same rows as CSV. */
export const ragas: CsvTool = asCsv(ragasJson, {
  name: "ragas",
  title: "RAGAS results as CSV (to_pandas().to_csv), before and since 0.2",
});

function caseOf(row: JsonRow): Case {
  const columns = Object.entries(row).filter(([name]) => !contents.has(name));
  const isScore = ([name]: readonly [string, unknown]): boolean =>
    !names.has(name) && !isClusterName(name) && mayBeScore(name);
  return {
    id: textOf(row[ids.find((name) => textOf(row[name]) !== "") ?? ""]),
    scores: columns.filter(isScore).map(([name, value]) => [name, scoreOf(value)]),
    groups: columns.filter((column) => !isScore(column)),
  };
}
