import type { LatencyResult } from "../gates/latency.ts";
import type { CompareResult, GateResult, MetricVerdict } from "../gates/results.ts";
import type { Manifest } from "../policy/Manifest.ts";
import type { RetrieveResult } from "../retrieval/RetrieveResult.ts";
import type { RunScores } from "../retrieval/RunScores.ts";
import type { CoverageSimulation } from "../simulate/CoverageSimulation.ts";
import type { SampleSummary } from "../simulate/draw/sampleSummary.ts";
import type { GateSimulation } from "../simulate/goldenSets/GateSimulation.ts";
import type { LatencyStudy } from "../simulate/latency/LatencyStudy.ts";
import type { DocumentsPlan } from "../simulate/planning/DocumentsPlan.ts";
import type { NoiseResult } from "../simulate/planning/noise.ts";
import type { QuestionsPlan } from "../simulate/planning/QuestionsPlan.ts";
import type { Caveat, MethodReason } from "../stats/types.ts";
import type { CheckResult } from "./CheckResult.ts";
import type { HowToCite } from "./cite.ts";
import type { JsonError } from "./JsonError.ts";
import type { InitReport, PolicyReport } from "./PolicyReport.ts";
import type { ReportContext } from "./ReportContext.ts";
import type { RetrieveFiles } from "./RetrieveFiles.ts";
import type { SampleFiles } from "./SampleFiles.ts";
import type { SystemEstimate } from "./SystemEstimate.ts";
import type { SystemStatistic } from "./SystemStatistic.ts";
import { caveatSentence } from "./sentences/caveatSentence.ts";
import { reasonClause } from "./sentences/reasonSentence.ts";
import { en } from "./words/en/catalogue.ts";

/** Version of the JSON that every command prints; it grows when a field changes its meaning or goes. */
export const jsonVersion = 1;

/** The answer to `gate` as JSON (docs/schema/gate.schema.json). */
export function gateJson(result: GateResult, exitCode: number, context: ReportContext): string {
  const { verdict, results } = result;
  return print({
    command: "gate",
    verdict,
    exitCode,
    results: results.map(withMore).map(inWords),
    ...context,
  });
}

/** The answer to `compare` as JSON (docs/schema/compare.schema.json). */
export function compareJson(result: CompareResult, context: ReportContext): string {
  return print({ command: "compare", results: result.results.map(withMore).map(inWords), ...context });
}

/** The lists of changed questions with how many there are besides those named. */
function withMore<R extends Pick<MetricVerdict, "changed" | "losses" | "wins">>(result: R): R {
  const { changed, losses, wins } = result;
  if (changed === null) return result;
  const more = { losses: (losses ?? 0) - changed.losses.length, wins: (wins ?? 0) - changed.wins.length };
  return { ...result, changed: { ...changed, more } };
}

/** The answer to `estimate` as JSON (docs/schema/estimate.schema.json). */
export function estimateJson(
  results: readonly SystemEstimate[],
  context: ReportContext,
  cite?: HowToCite,
): string {
  return print({
    command: "estimate",
    results: results.map(inWords),
    ...(cite !== undefined && { cite }),
    ...context,
  });
}

/** The answer to `sample` as JSON (docs/schema/sample.schema.json). */
export function sampleJson(summary: SampleSummary, files: SampleFiles, context: ReportContext): string {
  return print({ command: "sample", sample: summary, files, ...context });
}

/** The answer to `estimate --statistic` as JSON (docs/schema/statistic.schema.json). */
export function statisticJson(results: readonly SystemStatistic[], context: ReportContext): string {
  return print({ command: "estimate", results: results.map(inWords), ...context });
}

/** The answer to `plan documents` as JSON (docs/schema/plan.schema.json). */
export function planDocumentsJson(results: readonly DocumentsPlan[], context: ReportContext): string {
  return print({ command: "plan", plan: "documents", results: results.map(withMessages), ...context });
}

/** The answer to `plan questions` as JSON (docs/schema/plan.schema.json). */
export function planQuestionsJson(results: readonly QuestionsPlan[], context: ReportContext): string {
  return print({ command: "plan", plan: "questions", results: results.map(withMessages), ...context });
}

/** The answer to `noise` as JSON (docs/schema/noise.schema.json). */
export function noiseJson(results: readonly NoiseResult[], context: ReportContext): string {
  return print({ command: "noise", results: results.map(withMessages), ...context });
}

/** The answer to `latency` as JSON (docs/schema/latency.schema.json). */
export function latencyJson(result: LatencyResult, exitCode: number, context: ReportContext): string {
  const { verdict } = result;
  return print({ command: "latency", verdict, exitCode, results: [withMessages(result)], ...context });
}

/** The answer to `simulate latency` as JSON (docs/schema/simulate-latency.schema.json). */
export function latencyStudyJson(study: LatencyStudy, context: ReportContext): string {
  return print({ command: "simulate", simulation: "latency", results: [study], ...context });
}

/** The answer to `simulate coverage` as JSON (docs/schema/simulate-coverage.schema.json). */
export function simulateCoverageJson(simulation: CoverageSimulation, context: ReportContext): string {
  return print({ command: "simulate", simulation: "coverage", ...withMessages(simulation), ...context });
}

/** The answer to `simulate gate` as JSON (docs/schema/simulate-gate.schema.json). */
export function simulateGateJson(simulation: GateSimulation, context: ReportContext): string {
  return print({ command: "simulate", simulation: "gate", ...withMessages(simulation), ...context });
}

/** The answer to `score` as JSON (docs/schema/score.schema.json); a question without a score is null. */
export function scoreJson(scores: readonly RunScores[], context: ReportContext): string {
  return print({ command: "score", results: scores.flatMap(scoreResults), ...context });
}

/** The answer to `retrieve` as JSON (docs/schema/retrieve.schema.json). */
export function retrieveJson(
  { scores, ...retrieval }: RetrieveResult,
  files: RetrieveFiles,
  context: ReportContext,
): string {
  const results = scores === null ? [] : scoreResults(scores);
  return print({
    command: "retrieve",
    retrieval: { ...withMessages(retrieval), files },
    results,
    ...context,
  });
}

function scoreResults({ run, order, relevantFrom, ids, caveats, results }: RunScores): readonly unknown[] {
  return results.map((result) => {
    const values = Object.fromEntries(ids.map((id, i) => [id, orNull(result.values[i])]));
    return withMessages({ run, ...result, order, relevantFrom, values, caveats });
  });
}

function orNull(value: number): number | null {
  return Number.isNaN(value) ? null : value;
}

/** The answer to `check` as JSON (docs/schema/check.schema.json). */
export function checkJson(result: CheckResult, context: ReportContext): string {
  return print({ command: "check", ...result, files: result.files.map(withMessages), ...context });
}

/** The answer to `baseline save`, `list` and `show` as JSON (docs/schema/baselines.schema.json). */
export function baselineJson(baselines: readonly Manifest[]): string {
  return print({ command: "baseline", baselines });
}

/** The answer to `init` as JSON (docs/schema/init.schema.json). */
export function initJson(path: string, { metrics, others }: InitReport): string {
  const told = metrics.map(({ name, margin, smallestMargin }) => ({
    name,
    margin: margin === null ? null : Number(margin),
    smallestMargin,
  }));
  return print({ command: "init", path, metrics: told, others });
}

/** The answer to `check-config` as JSON (docs/schema/check-config.schema.json). */
export function policyReportJson(report: PolicyReport): string {
  return print({ command: "check-config", ...report });
}

/** An error as JSON (docs/schema/error.schema.json). */
export function errorJson(error: JsonError): string {
  return print({ error });
}

/** Caveats with the sentence that stands for them, so that a reader needs no catalogue. */
function withMessages<R extends { readonly caveats: readonly Caveat[] }>(result: R): R {
  const caveats = result.caveats.map((caveat) => ({ ...caveat, message: caveatSentence(caveat, en) }));
  return { ...result, caveats };
}

/** A result with its sentences: caveats, and why the method was taken. */
function inWords<R extends { readonly caveats: readonly Caveat[]; readonly methodReason: MethodReason }>(
  result: R,
): Omit<R, "methodReason"> & { readonly methodReason: string } {
  return { ...withMessages(result), methodReason: reasonClause(result.methodReason, en) };
}

/** JSON has no infinity: an end of an interval that runs off is null. */
function print(body: object): string {
  return `${JSON.stringify({ version: jsonVersion, ...body }, null, 2)}\n`;
}
