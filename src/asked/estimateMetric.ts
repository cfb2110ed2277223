import { count } from "../report/numbers.ts";
import { DesignError } from "../stats/designs/DesignError.ts";
import { type EstimateResult, estimate, MethodDoesNotFit } from "../stats/estimate.ts";
import { intervalNames } from "../stats/intervals/index.ts";
import { TooFewDocuments } from "../stats/TooFewDocuments.ts";
import { type RepeatVariance, repeatVariance } from "../stats/variance/repeatVariance.ts";
import { applyDesign } from "../table/applyDesign.ts";
import type { DesignRecord } from "../table/DesignRecord.ts";
import { InputError } from "../table/InputError.ts";
import { metricOf } from "../table/metricOf.ts";
import { codesOf } from "../table/nesting.ts";
import { failed, type MetricColumn, missing, type ScoreTable, scored } from "../table/ScoreTable.ts";
import { scoredTotals } from "../table/scoredTotals.ts";
import type { Arguments } from "./Arguments.ts";
import { documentsOf, type Sampling } from "./inputs/clusters.ts";
import { methodDoesNotFit } from "./methodDoesNotFit.ts";
import { methodOf } from "./methodOf.ts";
import { refuseSmallLargest } from "./refuseSmallLargest.ts";
import { resamplingOf } from "./resamplingOf.ts";
import { largestDocumentOf, levelOf } from "./values.ts";

/** Brings one metric of a table to its documents and estimates its mean. */
export function estimateMetric(
  args: Arguments,
  table: ScoreTable,
  name: string,
  sampling: Sampling,
  record: DesignRecord | undefined,
): EstimateResult {
  const metric = metricOf(table, name);
  const { state, scale } = metric;
  const labels = documentsOf(sampling, table.groups);
  const totals = scoredTotals(metric, labels, table.ids);
  const largestDocument = largestDocumentOf(args);
  refuseSmallLargest(
    largestDocument,
    totals.labels.map((label, d) => [label, totals.n[d]]),
  );
  const method = methodOf(args, ["auto", "all", ...intervalNames]);
  const count = (kind: number): number => state.reduce((n, s) => n + (s === kind ? 1 : 0), 0);
  const resampling = resamplingOf(args);
  const unlabelled = args.one("unlabelled") === "drop" ? "drop" : "error";
  const result = explained(args, table, name, labels !== undefined, () => {
    const { estimand } = sampling;
    const applied = record && applyDesign(record, totals, estimand, scale, unlabelled);
    return estimate(totals, {
      metric: name,
      estimand,
      scale,
      level: levelOf(args),
      method,
      resampling,
      missing: count(missing),
      errors: count(failed),
      ...applied,
      caveats: [...table.caveats, ...(applied?.caveats ?? [])],
      ...(largestDocument !== undefined && { largestDocument }),
    });
  });
  return { ...result, components: componentsOf(metric, labels, result) };
}

/** The parts of an answer's variance, where questions were repeated. */
function componentsOf(
  { values, state, repeats }: MetricColumn,
  labels: readonly string[] | undefined,
  { estimand, standardError }: EstimateResult,
): RepeatVariance | null {
  if (repeats === undefined) return null;
  const kept = (_: unknown, row: number): boolean => state[row] === scored;
  const answers = {
    count: repeats.count.filter(kept),
    mean: values.filter(kept),
    squares: repeats.squares.filter(kept),
  };
  const document = labels === undefined ? undefined : codesOf(labels.filter(kept)).code;
  return repeatVariance(answers, document, estimand, standardError);
}

/** What the numbers refuse is for the user to mend. */
function explained(
  args: Arguments,
  table: ScoreTable,
  name: string,
  clustered: boolean,
  compute: () => EstimateResult,
): EstimateResult {
  try {
    return compute();
  } catch (error) {
    const place = { file: table.source.path };
    if (error instanceof TooFewDocuments) throw tooFew(table, name, error.given, clustered);
    if (error instanceof DesignError)
      throw new InputError("design-does-not-fit", `${error.message}.`, error.remedy, {
        file: args.one("design") ?? table.source.path,
      });
    if (error instanceof MethodDoesNotFit) throw methodDoesNotFit(error, args, place);
    throw error;
  }
}

function tooFew(table: ScoreTable, name: string, documents: number, clustered: boolean): InputError {
  const rows = table.ids.length;
  const withScore = metricOf(table, name).state.reduce((n, s) => n + (s === scored ? 1 : 0), 0);
  const where = clustered ? `, in ${count(documents, "document")}` : "";
  return new InputError(
    clustered ? "one-document" : "too-few",
    `${name} has a score in ${withScore} of ${count(rows, "row")}${where}: two ${clustered ? "documents" : "questions"} are needed to see how they differ.`,
    clustered
      ? "Score questions of more documents, or say --cluster none if questions were sampled one by one."
      : "Score more questions; empty, NaN and error rows are no scores.",
    { file: table.source.path, column: name },
  );
}
