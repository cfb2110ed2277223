import type { JsonRow } from "../jsonCells.ts";
import { fieldsOf } from "./CaseTable.ts";
import { RepeatCount } from "./RepeatCount.ts";
import type { JsonTool } from "./Tool.ts";
import { firstName, isSaid, latency, numberOf, objectOf, rowOf } from "./values.ts";

/** Braintrust: the spans of an experiment, as the API fetches them (ExperimentEvent); the roots are the cases. */
export const braintrust: JsonTool = {
  name: "braintrust",
  title: "Braintrust experiment events, JSON or JSONL (as fetched, or exported by a query)",
  support: "experimental",
  gives:
    "Root spans are the cases. The id is metadata.id, else the dataset's record, else the input; rows of one id are trials; each of scores is a metric; metadata and input can group; metrics.start and metrics.end give the latency.",
  rows: "",
  lines: true,
  long: true,
  claims: (row) => "span_id" in row && "root_span_id" in row && ("scores" in row || "is_root" in row),
  reader() {
    const trials = new RepeatCount();
    return {
      take(row, line) {
        if (!isRoot(row)) return [];
        const { input, metadata, dataset_record_id, origin, error } = row;
        const id = firstName(rowOf(metadata).id, dataset_record_id, rowOf(origin).id, input);
        const { start, end } = objectOf(row.metrics, "metrics", line);
        const [from, to] = [numberOf(start), numberOf(end)];
        return [
          {
            id,
            scores: Object.entries(objectOf(row.scores, "scores", line)),
            failed: isSaid(error),
            groups: [
              ...fieldsOf("metadata", metadata),
              ...(typeof input === "object" ? fieldsOf("input", input) : []),
            ],
            repeat: trials.next(id),
            ...latency(from === undefined || to === undefined ? undefined : (to - from) * 1000),
          },
        ];
      },
    };
  },
};

function isRoot({ is_root, span_id, root_span_id }: JsonRow): boolean {
  return typeof is_root === "boolean" ? is_root : span_id === root_span_id;
}
