import { isClusterName } from "../../table/clusterCandidates.ts";
import { mayBeScore } from "../columnNames.ts";
import type { Field } from "./Case.ts";
import type { CsvTool } from "./Tool.ts";

/** Columns of contents, before 0.2 and since. */
const contents: ReadonlySet<string> = new Set([
  ...["question", "answer", "contexts", "ground_truth", "ground_truths"],
  ...["user_input", "response", "reference", "retrieved_contexts", "reference_contexts", "rubrics"],
  ...["retrieved_context_ids", "reference_context_ids", "persona_name", "query_style", "query_length"],
  ...["synthesizer_name", "multi_responses"],
]);

/** The documents a question rests on, where the data set names them. */
const documents: readonly string[] = ["reference_context_ids", "retrieved_context_ids"];

/** RAGAS: a row a question, a column a metric; an empty cell is a judge call that failed. */
export const ragas: CsvTool = {
  name: "ragas",
  title: "RAGAS results as CSV (to_pandas().to_csv), before and since 0.2",
  support: "supported",
  gives:
    "The id is the question (user_input, before 0.2 question); every column that is no content is a metric; reference_context_ids and further columns of names can group.",
  claims: (columns) =>
    (columns.includes("user_input") && (columns.includes("response") || columns.includes("reference"))) ||
    (columns.includes("question") && columns.includes("answer") && columns.includes("contexts")),
  reader(columns) {
    const id = columns.includes("user_input") ? columns.indexOf("user_input") : columns.indexOf("question");
    const names = columns.map((name, at) => ({ name, at }));
    const isGroup = (name: string): boolean => documents.includes(name) || isClusterName(name);
    const groups = names.filter(({ name }) => isGroup(name));
    const metrics = names.filter(({ name }) => !contents.has(name) && !isGroup(name) && mayBeScore(name));
    const pick =
      (cells: readonly string[]) =>
      ({ name, at }: { readonly name: string; readonly at: number }): Field => [name, cells[at]];
    return {
      take: (cells) => [{ id: cells[id], scores: metrics.map(pick(cells)), groups: groups.map(pick(cells)) }],
    };
  },
};
