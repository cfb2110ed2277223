/** What the name of a column says about it, before any of its cells is read. */

/** Columns that name the question, likeliest first. */
const idNames: readonly string[] = [
  "question_id",
  "query_id",
  "qid",
  "example_id",
  "sample_id",
  "task_id",
  "test_id",
  "case_id",
  "item_id",
  "instance_id",
  "test_case_id",
  "id",
  "_id",
  "idx",
  "uid",
  "question",
  "query",
  "user_input",
  "prompt",
  "input",
  "inputs.question",
  "inputs.query",
  "inputs.input",
  "name",
];

const errorNames: ReadonlySet<string> = new Set([
  "error",
  "errors",
  "is_error",
  "has_error",
  "error_message",
  "error_type",
  "exception",
]);

/** Measurements, counters and bookkeeping that are numbers but no scores. */
const notAScore =
  /^(?:n|n_.*|num_.*|.*_count|count|rank|index|idx|row|position|order|seed|epoch|repeat|repeat_index|repetition|repetition_number|trial|trial_index|attempt|run|run_id|turn|.*_id|id|year|date|.*_at|time|.*_time|timestamp|created|level_\d+|unnamed: \d+|latency.*|.*latency.*|duration.*|.*duration|elapsed.*|.*_ms|.*_seconds|.*_sec|.*tokens.*|.*cost.*|.*_chars|.*length)$/;

/** Measurements among them: what differs on every row and groups none. */
const measurement =
  /^(?:date|.*_at|time|.*_time|timestamp|created|.*latency.*|duration.*|.*duration|elapsed.*|.*_ms|.*_seconds|.*_sec|.*tokens.*|.*cost.*|.*_chars|.*length)$/;

function plain(column: string): string {
  return column.trim().toLowerCase().replaceAll("-", "_").replaceAll(" ", "_");
}

/** The column that names the question, going by names alone. */
export function knownIdColumn(columns: readonly string[]): string | undefined {
  const names = columns.map(plain);
  const known = idNames.find((name) => names.includes(name));
  return known === undefined ? undefined : columns[names.indexOf(known)];
}

/** Whether rows with a non-empty cell here are rows whose scoring broke down. */
export function isErrorName(column: string): boolean {
  return errorNames.has(plain(column));
}

/** Whether the column says how the row ended: "error" there marks a failure of the scoring. */
export function isStatusName(column: string): boolean {
  return plain(column) === "status";
}

/** Whether the column holds measurements: times, tokens, lengths. */
export function isMeasurement(column: string): boolean {
  return measurement.test(plain(column));
}

/** Whether a column of numbers could be a score. */
export function mayBeScore(column: string): boolean {
  return column !== "" && !notAScore.test(plain(column)) && !idNames.includes(plain(column));
}
