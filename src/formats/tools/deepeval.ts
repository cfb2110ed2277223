import { isRow, type JsonRow } from "../jsonCells.ts";
import { brokenScore, type Case, type Field } from "./Case.ts";
import { fieldsOf } from "./CaseTable.ts";
import { latencyOf } from "./latencyOf.ts";
import { objectsIn } from "./objectsIn.ts";
import { scoreOf } from "./scoreOf.ts";
import type { JsonTool } from "./Tool.ts";
import { textOf } from "./textOf.ts";

const gives =
  "The id is an id in metadata, else the input (of a conversation the scenario), since names are positions; metrics are the names of metricsData without [GEval], and one without a score failed; metadata.* and tags can group, --id name takes the name; completionTime is the latency.";

/** DeepEval: test cases, and conversations beside them. */
export const deepeval: JsonTool = {
  name: "deepeval",
  title: "DeepEval test run, JSON (test_run_<date>.json)",
  support: "supported",
  gives,
  rows: "*",
  lines: true,
  claims: (row, document) => (document === undefined ? isCase(row) : isTestRun(document)),
  reader: () => ({
    take: (row, line) => (isCase(row) ? [caseOf(row, line)] : []),
    lowerIsBetter: (metric) => lower.has(metric),
  }),
};

/** The same, as `.deepeval/.latest_test_run.json` wraps it. */
export const deepevalLatest: JsonTool = {
  ...deepeval,
  name: "deepeval-latest",
  title: "DeepEval's .latest_test_run.json",
  rows: "testRunData.*",
  lines: false,
  claims: (_, document) => isRow(document) && isTestRun(document.testRunData),
};

/** Metrics of DeepEval that pass below their threshold. */
const lower: ReadonlySet<string> = new Set(["Hallucination", "Bias", "Toxicity"]);

/** Keys of metadata that name the question, likeliest first. */
const idKeys: readonly string[] = [
  "id",
  "question_id",
  "query_id",
  "qid",
  "example_id",
  "test_id",
  "case_id",
];

function isTestRun(document: unknown): boolean {
  if (!isRow(document)) return false;
  const { testCases, conversationalTestCases } = document;
  if (isListOfCases(testCases) || isListOfCases(conversationalTestCases)) return true;
  // a run without cases: the means beside them are not read in their place
  return Array.isArray(testCases) && "metricsScores" in document && "testPassed" in document;
}

function isListOfCases(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.some((row) => isRow(row) && isCase(row));
}

/** Whether a row is a case: a test run also lists its prompts and the scores of each metric. */
function isCase(row: JsonRow): boolean {
  return (
    typeof row.name === "string" &&
    ("metricsData" in row || "metricsMetadata" in row || ("success" in row && "order" in row))
  );
}

function caseOf(row: JsonRow, line: number): Case {
  const metadata = row.metadata ?? row.additionalMetadata;
  const trace = isRow(row.trace) ? row.trace : {};
  const own = row.metricsData ?? row.metricsMetadata;
  return {
    id: idOf(row, metadata),
    scores: scoresOf(objectsIn("metricsData", own ?? trace.metricsData, line)),
    groups: [["name", row.name], ["tags", row.tags], ...fieldsOf("metadata", metadata)],
    ...latencyOf(row.completionTime ?? secondsOf(trace)),
  };
}

function idOf({ input, scenario, name }: JsonRow, metadata: unknown): string {
  const known = isRow(metadata) ? idKeys.find((key) => textOf(metadata[key]) !== "") : undefined;
  if (known !== undefined) return textOf((metadata as JsonRow)[known]);
  return textOf(input) || textOf(scenario) || textOf(name);
}

/** Scores by metric; one whose judge failed has no score. A name that comes again is counted on. */
function scoresOf(metrics: readonly JsonRow[]): Field[] {
  const scores = new Map<string, unknown>();
  for (const metric of metrics) {
    const full = textOf(metric.name ?? metric.metric);
    const name = full.replace(/ \[[^\]]*(?:GEval|DAG)\]$/, "");
    let free = scores.has(name) ? full : name;
    for (let k = 2; scores.has(free); k++) free = `${full} (${k})`;
    scores.set(free, scoreOf(metric.score) ?? brokenScore);
  }
  return [...scores];
}

/** Seconds that a trace lasted, where it says both ends. */
function secondsOf({ startTime, endTime }: JsonRow): number | undefined {
  if (typeof startTime !== "string" || typeof endTime !== "string") return undefined;
  const milliseconds = Date.parse(endTime) - Date.parse(startTime);
  return Number.isFinite(milliseconds) ? milliseconds / 1000 : undefined;
}
