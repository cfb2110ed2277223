import { gatePair, gateThreshold } from "../gates/gate.ts";
import { type PairDetails, pairDetails } from "../gates/pairDetails.ts";
import type { MetricVerdict } from "../gates/results.ts";
import type { Scale } from "../stats/types.ts";
import { InputError } from "../table/InputError.ts";
import { metricOf } from "../table/metricOf.ts";
import type { ScoreTable } from "../table/ScoreTable.ts";
import type { Arguments } from "./Arguments.ts";
import type { GateQuestion } from "./gateQuestion.ts";
import { documentsOf, samplingOf, withSampling } from "./inputs/clusters.ts";
import { metricsOf } from "./inputs/metrics.ts";
import { refuseLow, refuseLowPair } from "./inputs/minCoverage.ts";
import { readScores, readSystems, type Systems } from "./inputs/sides.ts";
import { refuseSmallLargest, sizesOf } from "./refuseSmallLargest.ts";

/** The answer for each metric, and the files it was read from. */
export interface Judged {
  readonly results: readonly MetricVerdict[];
  readonly files: readonly ScoreTable[];
  /** Questions and documents beneath each result, made when a report asks for them; none under `threshold`. */
  readonly details: () => readonly PairDetails[];
}

/** Reads what a gate needs and judges each metric: the candidate alone under `threshold`, else against the baseline. */
export async function judge(args: Arguments, question: GateQuestion): Promise<Judged> {
  return question.rule === "threshold" ? judgeCandidate(args, question) : judgeSides(args, question);
}

async function judgeCandidate(args: Arguments, question: GateQuestion): Promise<Judged> {
  if (args.positionals.length > 1)
    throw new InputError(
      "usage",
      `The rule threshold looks at the candidate alone, but ${args.positionals.length} files were given.`,
      "Give the candidate's file only, or leave out --threshold and give a --margin.",
    );
  const table = await readScores(args, args.positionals[0]);
  const sampling = samplingOf(args, table);
  const { estimand } = sampling;
  const labels = documentsOf(sampling, table.groups);
  const results = metricsOf(args, [table]).map((metric) => {
    const column = metricOf(table, metric);
    refuseLow(args, metric, table.source.path, column.state);
    return withSampling(gateThreshold(column, table.ids, labels, { ...question, estimand }), sampling);
  });
  return { results, files: [table], details: () => [] };
}

async function judgeSides(args: Arguments, question: GateQuestion): Promise<Judged> {
  const systems = await readSystems(args, "two");
  return {
    results: judgeSystems(args, systems, question),
    files: systems.files,
    details: () => detailsOf(args, systems),
  };
}

/** The questions and documents of each metric. */
export function detailsOf(args: Arguments, { sides: [sides] }: Systems): readonly PairDetails[] {
  const sampling = samplingOf(args, sides.table);
  return sides.metrics.map((metric) => {
    const pair = sides.pair(metric);
    return pairDetails(pair, documentsOf(sampling, pair.groups));
  });
}

/** Judges each metric of systems that have been read. */
export function judgeSystems(
  args: Arguments,
  { sides: [sides] }: Systems,
  question: GateQuestion,
): readonly MetricVerdict[] {
  const sampling = samplingOf(args, sides.table);
  const { estimand } = sampling;
  return sides.metrics.map((metric) => {
    const pair = sides.pair(metric);
    refuseLowPair(args, pair, [sides.baselineName, sides.candidateName]);
    refuseWideMargin(question.margin, pair.scale, metric);
    const labels = documentsOf(sampling, pair.groups);
    refuseSmallLargest(question.largestDocument, sizesOf(labels ?? pair.ids, pair.baseline.items));
    return withSampling(gatePair(pair, labels, { ...question, estimand }), sampling);
  });
}

function refuseWideMargin(margin: number | undefined, scale: Scale, metric: string): void {
  if (margin === undefined || scale.kind === "unbounded" || margin < scale.max - scale.min) return;
  throw new InputError(
    "margin-too-wide",
    `--margin ${margin} is as wide as the range of ${metric}, ${scale.min} to ${scale.max}: nothing could fail it.`,
    "Give the margin in score units, such as 0.02; for scores on another scale say so with --range.",
  );
}
