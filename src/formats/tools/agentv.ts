import type { JsonRow } from "../jsonCells.ts";
import type { Field } from "./Case.ts";
import { fieldsOf } from "./CaseTable.ts";
import type { JsonTool } from "./Tool.ts";
import { firstName, isSaid, latency, listOf, numbered, numberOf } from "./values.ts";

/**
 * AgentV's result rows, `index.jsonl` and its forerunners (EntityProcess/agentv, apps/cli/src/commands/results:
 * result-row-schema.ts, manifest.ts). A test whose execution broke down is written with the score 0.
 */
export const agentv: JsonTool = {
  name: "agentv",
  title: "AgentV results, JSONL",
  support: "supported",
  gives:
    "The id is test_id; the metrics are score and, where they are in the rows, each grader's score; target tells systems apart; suite, category, conversation_id and metadata can group; duration_ms is the latency.",
  lines: true,
  claims: (row) =>
    ["test_id", "testId", "eval_id"].some((key) => key in row) &&
    "score" in row &&
    "timestamp" in row &&
    ["target", "execution_status", "executionStatus", "grading_path"].some((key) => key in row),
  reader: () => ({
    take: (row, line) => [
      {
        id: firstName(row.test_id, row.testId, row.eval_id),
        scores: scoresOf(row, line),
        failed:
          isSaid(row.error) || firstName(row.execution_status, row.executionStatus) === "execution_error",
        groups: [
          ...fieldsOf("suite", row.suite),
          ...fieldsOf("category", row.category),
          ...fieldsOf("conversation_id", row.conversation_id ?? row.conversationId),
          ...fieldsOf("metadata", row.metadata),
        ],
        systems: [["target", row.target]],
        ...latency(numberOf(row.duration_ms ?? row.durationMs)),
      },
    ],
  }),
};

function scoresOf(row: JsonRow, line: number): readonly Field[] {
  const scores = listOf(row.scores, "scores", line);
  return numbered([
    ["score", row.score],
    ...scores.map(({ name, type, score }): Field => [firstName(name, type), score]),
  ]);
}
