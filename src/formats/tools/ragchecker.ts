import { isRow } from "../jsonCells.ts";
import { objectIn } from "./objectsIn.ts";
import { scoreOf } from "./scoreOf.ts";
import type { JsonTool } from "./Tool.ts";
import { textOf } from "./textOf.ts";

/** Metrics that count what went wrong. */
const lower: ReadonlySet<string> = new Set([
  "hallucination",
  "noise_sensitivity_in_relevant",
  "noise_sensitivity_in_irrelevant",
]);

/** RAGChecker: results with their metrics; the means beside them, in percent and rounded, are not read. */
export const ragchecker: JsonTool = {
  name: "ragchecker",
  title: "RAGChecker checking_outputs.json",
  support: "supported",
  gives:
    "The id is query_id; metrics are those of each result, from 0 to 1; retrieved_context.doc_id can group. A result without metrics was not checked: its scores are missing.",
  rows: "results",
  long: true,
  claims: (row) => "query_id" in row && "gt_answer" in row && "retrieved_context" in row,
  reader: () => ({
    take: (row, line) => [
      {
        id: textOf(row.query_id),
        scores: Object.entries(objectIn("metrics", row.metrics, line)).map(([name, score]) => [
          name,
          scoreOf(score),
        ]),
        groups: [["retrieved_context.doc_id", retrieved(row.retrieved_context)]],
      },
    ],
    lowerIsBetter: (metric) => lower.has(metric),
  }),
};

function retrieved(context: unknown): unknown {
  return Array.isArray(context) ? context.filter(isRow).map(({ doc_id }) => doc_id) : undefined;
}
