import type { JsonTool } from "./Tool.ts";

/** AgentV: a line a test and target. */
export const agentv: JsonTool = {
  name: "agentv",
  title: "AgentV results, JSONL",
  support: "supported",
  gives: "The id is test_id, the metric score; target tells systems apart.",
  lines: true,
  claims: (row) => "test_id" in row && "target" in row && "score" in row && "timestamp" in row,
  reader: () => ({
    take: ({ test_id, score, target, error }) => [
      {
        id: String(test_id ?? ""),
        scores: [["score", score]],
        systems: [["target", target]],
        ...(error !== undefined && error !== null && { failed: true }),
      },
    ],
  }),
};
