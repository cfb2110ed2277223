import { gatePair, gateThreshold } from "../gates/gate.ts";
import { type PairDetails, pairDetails } from "../gates/pairDetails.ts";
import type { MetricVerdict } from "../gates/results.ts";
import type { Scale } from "../stats/types.ts";
import { InputError } from "../table/InputError.ts";
import { metricOf } from "../table/metricOf.ts";
import type { ScoreTable } from "../table/ScoreTable.ts";
import { type Arguments, argumentsFor } from "./Arguments.ts";
import { type GateQuestion, gateQuestion } from "./gateQuestion.ts";
import { documentsOf, type Sampling, samplingOf, withSampling } from "./inputs/clusters.ts";
import { metricsOf } from "./inputs/metrics.ts";
import { refuseLow, refuseLowPair } from "./inputs/minCoverage.ts";
import { readScores, readSystems, type Sides, type Systems } from "./inputs/sides.ts";
import { refuseSmallLargest, sizesOf } from "./refuseSmallLargest.ts";

/** The answer for each metric, and the files it was read from. */
export interface Judged {
  readonly results: readonly MetricVerdict[];
  readonly files: readonly ScoreTable[];
  /** Questions and documents beneath each result, made when a report asks for them; none under `threshold`. */
  readonly details: () => readonly PairDetails[];
}

/** Looks at what was read before it is judged, and refuses what does not fit; the candidate comes last. */
export type Inspect = (tables: readonly ScoreTable[]) => Promise<void>;

/**
 * Reads what a gate needs and judges each metric: the candidate alone where all are under `threshold`, else against the
 * baseline.
 */
export async function judge(args: Arguments, inspect: Inspect = async () => {}): Promise<Judged> {
  return looksAtCandidateAlone(args) ? judgeCandidate(args, inspect) : judgeSides(args, inspect);
}

/** Whether no metric is compared with a baseline. */
export function looksAtCandidateAlone(args: Arguments): boolean {
  const named = args.all("metric").map((metric) => argumentsFor(args, metric));
  return (named.length > 0 ? named : [args]).every((own) => gateQuestion(own).rule === "threshold");
}

async function judgeCandidate(args: Arguments, inspect: Inspect): Promise<Judged> {
  if (args.positionals.length > 1)
    throw new InputError(
      "usage",
      `The rule threshold looks at the candidate alone, but ${args.positionals.length} files were given.`,
      "Give the candidate's file only, or leave out --threshold and give a --margin.",
    );
  const table = await readScores(args, args.positionals[0]);
  await inspect([table]);
  const results = metricsOf(args, [table]).map((metric) =>
    judgeAlone(argumentsFor(args, metric), table, table.source.path, metric),
  );
  return { results, files: [table], details: () => [] };
}

/** Holds one system to the threshold of a metric. */
function judgeAlone(args: Arguments, table: ScoreTable, name: string, metric: string): MetricVerdict {
  const sampling = samplingOf(args, table);
  const { estimand } = sampling;
  const labels = documentsOf(sampling, table.groups);
  const column = metricOf(table, metric);
  refuseLow(args, metric, name, column.state);
  const options = { ...gateQuestion(args), estimand };
  return withSampling(gateThreshold(column, table.ids, labels, options), sampling);
}

async function judgeSides(args: Arguments, inspect: Inspect): Promise<Judged> {
  const systems = await readSystems(args, "two");
  const [sides] = systems.sides;
  await inspect([sides.table, sides.candidateTable]);
  return {
    results: judgeSystems(args, systems),
    files: systems.files,
    details: () => detailsOf(args, systems),
  };
}

/** The questions and documents of each metric. */
export function detailsOf(args: Arguments, { sides: [sides] }: Systems): readonly PairDetails[] {
  const samplingFor = samplingIn(sides.table);
  return sides.metrics.map((metric) => {
    const sampling = samplingFor(argumentsFor(args, metric));
    const pair = sides.pair(metric);
    return pairDetails(pair, documentsOf(sampling, pair.groups));
  });
}

/**
 * Judges each metric of systems that have been read.
 *
 * @param margin takes the place of the margin that was given
 */
export function judgeSystems(
  args: Arguments,
  { sides: [sides] }: Systems,
  margin?: number,
): readonly MetricVerdict[] {
  const samplingFor = samplingIn(sides.table);
  return sides.metrics.map((metric) => {
    const own = argumentsFor(args, metric);
    const asked = gateQuestion(own);
    if (asked.rule === "threshold") return judgeAlone(own, sides.candidateTable, sides.candidateName, metric);
    const question = margin === undefined ? asked : { ...asked, margin };
    return judgePair(own, sides, metric, question, samplingFor(own));
  });
}

/** What was sampled, worked out once for all metrics of which the same flags hold. */
function samplingIn(table: ScoreTable): (args: Arguments) => Sampling {
  const known = new Map<Arguments, Sampling>();
  return (args) => {
    const sampling = known.get(args) ?? samplingOf(args, table);
    known.set(args, sampling);
    return sampling;
  };
}

function judgePair(
  args: Arguments,
  sides: Sides,
  metric: string,
  question: GateQuestion,
  sampling: Sampling,
): MetricVerdict {
  const { estimand } = sampling;
  const pair = sides.pair(metric);
  refuseLowPair(args, pair, [sides.baselineName, sides.candidateName]);
  refuseWideMargin(question.margin, pair.scale, metric);
  const labels = documentsOf(sampling, pair.groups);
  refuseSmallLargest(question.largestDocument, sizesOf(labels ?? pair.ids, pair.baseline.items));
  return withSampling(gatePair(pair, labels, { ...question, estimand }), sampling);
}

function refuseWideMargin(margin: number | undefined, scale: Scale, metric: string): void {
  if (margin === undefined || scale.kind === "unbounded" || margin < scale.max - scale.min) return;
  throw new InputError(
    "margin-too-wide",
    `A margin of ${margin} is as wide as the range of ${metric}, ${scale.min} to ${scale.max}: nothing could fail it.`,
    "Give the margin in score units, such as 0.02; for scores on another scale say so with --range.",
  );
}
