import { InputError } from "../../table/InputError.ts";
import { knownIdColumn } from "../columnNames.ts";
import type { ReadOptions } from "../Format.ts";
import { isRow, type JsonRow } from "../jsonCells.ts";

/** A document in which a tool writes means, or says where its results are: it has no row for a question. */
interface Aggregate {
  /** What it holds, to stand after "holds". */
  readonly holds: string;
  /** Why that is not enough. */
  readonly lacks?: string;
  claims(document: unknown): boolean;
  /** What to give in its place. */
  readonly instead: string;
}

const aggregates: readonly Aggregate[] = [
  {
    holds: "the means of an lm-evaluation-harness run",
    claims: (document) =>
      isRow(document) && isRow(document.results) && ("n-shot" in document || "lm_eval_version" in document),
    instead:
      "Run lm_eval with --log_samples and --output_path, and give the samples_<task>_<date>.jsonl that it writes beside this file.",
  },
  {
    holds: "the statistics of a HELM run over all its instances",
    claims: (document) => Array.isArray(document) && document.length > 0 && document.every(isStat),
    instead: "Give the per_instance_stats.json beside it.",
  },
  {
    holds: "the results of an Every Eval Ever record",
    claims: (document) =>
      isRow(document) && "schema_version" in document && Array.isArray(document.evaluation_results),
    instead:
      "Give the file of its samples, <uuid>_samples.jsonl, which detailed_evaluation_results.file_path names where there is one.",
  },
  {
    holds: "the results of an MTEB task",
    claims: (document) => isRow(document) && "task_name" in document && isRow(document.scores),
    instead:
      "Save what the run retrieved (MTEB's prediction_folder) and score each query: gatestats score takes a run and its judgements.",
  },
  {
    holds: "only a link to a DeepEval run",
    lacks: "no test case",
    claims: (document) => isRow(document) && "testRunLink" in document && !("testRunData" in document),
    instead:
      "Set DEEPEVAL_RESULTS_FOLDER to a folder before the run, and give the test_run_<date>.json that it writes there.",
  },
  {
    holds: "the means of a RAGAS run",
    claims: (document) => isRow(document) && isNumbers(document, isRagasMetric),
    instead: "Export its rows with result.to_pandas().to_csv('ragas.csv'), and give that file.",
  },
  {
    holds: "the means of a RAGChecker run",
    claims: (document) => isRow(document) && isRow(document.overall_metrics) && !("results" in document),
    instead: "Give the file that ragchecker-cli writes to --output_path: it has a result for each query_id.",
  },
  {
    holds: "the metrics of an MLflow run",
    claims: (document) =>
      isRow(document) && isNumbers(document, (name) => /\/v\d+\/(?:mean|variance|p\d+)$/.test(name)),
    instead: "Give the run's artifact eval_results_table.json.",
  },
  {
    holds: "the report of an OpenAI evals run",
    claims: (document) =>
      isRow(document) && isRow(document.final_report) && Object.keys(document).length === 1,
    instead: "Give the whole log, which has a line for each event (oaieval --record_path).",
  },
];

/** Throws InputError for a document that is known to hold no row for a question; it says what to give instead. */
export function refuseAggregate(document: unknown, file: string): void {
  const known = aggregates.find(({ claims }) => claims(document));
  if (known !== undefined) throw aggregateOnly(file, known);
}

/** More rows than this are hardly systems side by side. */
const mostSystems = 5;

/**
 * Throws InputError for a table that seems to hold the means of a few systems: metrics of RAGAS and one column beside
 * them, which is not known to name questions, on at most five rows. An id that was named settles it.
 */
export function refuseMeans(
  columns: readonly string[],
  rows: number,
  options: ReadOptions,
  file: string,
): void {
  const others = columns.filter((column) => column !== "" && !isRagasMetric(column));
  const means = columns.filter(isRagasMetric).length >= 2 && others.length <= 1 && rows <= mostSystems;
  if (!means || options.id !== undefined || knownIdColumn(columns) !== undefined) return;
  throw aggregateOnly(file, {
    holds: "what seem to be the means of RAGAS runs, a row a system",
    instead: `Export the rows of each run with result.to_pandas().to_csv('ragas.csv'), and give those files. If each row is a question, say so: --id ${others[0] ?? "COLUMN"}.`,
  });
}

function aggregateOnly(file: string, known: Omit<Aggregate, "claims">): InputError {
  const { holds, lacks = "no row for each question: a mean alone has no error rate", instead } = known;
  return new InputError("aggregate-only", `${file} holds ${holds}, ${lacks}.`, instead, { file });
}

const ragasMetrics: ReadonlySet<string> = new Set([
  ...["faithfulness", "answer_relevancy", "answer_relevance", "response_relevancy", "context_precision"],
  ...["context_recall", "context_relevancy", "context_entity_recall", "context_utilization"],
  ...["answer_correctness", "answer_similarity", "semantic_similarity", "factual_correctness", "nv_accuracy"],
  ...["llm_context_precision_with_reference", "llm_context_precision_without_reference"],
  ...["nv_context_relevance", "nv_response_groundedness", "noise_sensitivity", "ragas_score"],
]);

/** Whether a name is that of a metric of RAGAS, however it is spelled. */
function isRagasMetric(name: string): boolean {
  return ragasMetrics.has(
    name
      .toLowerCase()
      .replaceAll(/[ -]/g, "_")
      .replace(/\(.*\)$/, ""),
  );
}

/** Whether an object is one of numbers, under names that all are of a kind. */
function isNumbers(document: JsonRow, isKind: (name: string) => boolean): boolean {
  const entries = Object.entries(document);
  const fits = ([name, value]: [string, unknown]): boolean =>
    isKind(name) && (typeof value === "number" || value === null);
  return entries.length > 0 && entries.every(fits);
}

/** A statistic of HELM over all instances: it has no instance_id. */
function isStat(value: unknown): boolean {
  return isRow(value) && isRow(value.name) && "split" in value.name && "count" in value && "sum" in value;
}
