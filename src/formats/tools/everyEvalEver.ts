import { isRow } from "../jsonCells.ts";
import { fieldsOf } from "./CaseTable.ts";
import { objectIn } from "./objectsIn.ts";
import { scoreOf } from "./scoreOf.ts";
import type { JsonTool } from "./Tool.ts";
import { textOf } from "./textOf.ts";

/** Letters of sample_hash that go into the id. */
const hashLetters = 8;

/** Every Eval Ever: a line for each sample and each result of an evaluation. */
export const everyEvalEver: JsonTool = {
  name: "every-eval-ever",
  title: "Every Eval Ever instance records, JSONL",
  support: "supported",
  gives:
    "The id is sample_id@ and the first letters of sample_hash where there is one, so that changed samples do not pair; metrics are score and is_correct; model_id, evaluation_name and evaluation_result_id tell systems apart; fields of metadata can group.",
  lines: true,
  claims: (row) =>
    "schema_version" in row && "evaluation_id" in row && "sample_id" in row && isRow(row.evaluation),
  reader: () => ({
    take(row, line) {
      const { score, is_correct } = objectIn("evaluation", row.evaluation, line);
      const { latency_ms: latency } = isRow(row.performance) ? row.performance : {};
      const id = textOf(row.sample_id);
      const hash = textOf(row.sample_hash).slice(0, hashLetters);
      return [
        {
          id: id === "" || hash === "" ? id : `${id}@${hash}`,
          scores: [
            ["score", scoreOf(score)],
            ["is_correct", scoreOf(is_correct)],
          ],
          systems: [
            ["model_id", row.model_id],
            ["evaluation_name", row.evaluation_name],
            ["evaluation_result_id", row.evaluation_result_id],
          ],
          groups: [["sample_id", id], ...fieldsOf("metadata", row.metadata)],
          ...(textOf(row.error) !== "" && { failed: true }),
          ...(typeof latency === "number" && { latencyMs: latency }),
        },
      ];
    },
  }),
};
