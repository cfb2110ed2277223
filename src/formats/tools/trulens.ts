import { mayBeScore } from "../columnNames.ts";
import type { JsonRow } from "../jsonCells.ts";
import { asCsv } from "./asCsv.ts";
import type { CaseReader } from "./Case.ts";
import { latencyOf } from "./latencyOf.ts";
import { scoreOf } from "./scoreOf.ts";
import type { CsvTool, JsonTool } from "./Tool.ts";
import { textOf } from "./textOf.ts";

/** Columns of every record, by TruLens's source; all others are feedback, or tell of it. */
const others: ReadonlySet<string> = new Set([
  ...["app_id", "app_name", "app_version", "app_json", "type", "run_name", "input_id", "events"],
  ...["record_id", "input", "output", "tags", "record_json", "cost_json", "perf_json", "ts"],
  ...["latency", "total_tokens", "total_cost", "cost_currency", "num_events", "ground_truth_output"],
]);

/** Ends of the names of columns that tell of a feedback. */
const about = /(?:_calls| direction| explanation| feedback cost in \S+)$/;

/** TruLens's records with their feedback, as JSON. */
export const trulensJson: JsonTool = {
  name: "trulens-json",
  title: "TruLens get_records_and_feedback() as JSON or JSONL",
  support: "supported",
  gives:
    "The id is input_id, else the input, since record_id differs from run to run; metrics are the feedback columns; app_name, app_version and run_name tell systems apart; latency is in seconds, whole ones in most versions.",
  lines: true,
  claims: (row) =>
    "record_id" in row &&
    ("app_id" in row || "app_name" in row) &&
    Object.keys(row).some((name) => name.endsWith("_calls") || name === "perf_json"),
  reader: recordReader,
};

/** The same records as CSV. */
export const trulens: CsvTool = asCsv(trulensJson, {
  name: "trulens",
  title: "TruLens get_records_and_feedback() as CSV",
});

function recordReader(): CaseReader<JsonRow> {
  const lower = new Set<string>();
  return {
    take(row) {
      const metrics = Object.keys(row).filter(
        (name) => !others.has(name) && !about.test(name) && (mayBeScore(name) || `${name}_calls` in row),
      );
      for (const name of metrics) if (isFalse(row[`${name} direction`])) lower.add(name);
      return [
        {
          id: textOf(row.input_id) || textOf(row.input),
          scores: metrics.map((name) => [name, scoreOf(row[name])]),
          systems: ["app_name", "app_version", "app_id", "run_name"]
            .filter((name) => name in row)
            .map((name) => [name, row[name]]),
          groups: [
            ["record_id", row.record_id],
            ["input", row.input],
            ["tags", row.tags],
          ],
          ...latencyOf(row.latency),
        },
      ];
    },
    lowerIsBetter: (metric) => lower.has(metric),
  };
}

function isFalse(value: unknown): boolean {
  return (
    value === false || value === 0 || (typeof value === "string" && /^(?:false|0(?:\.0)?)$/i.test(value))
  );
}
