import { type Arguments, withValues } from "../asked/Arguments.ts";
import { contextOf } from "../asked/context.ts";
import { documentsOf, samplingOf, withSampling } from "../asked/inputs/clusters.ts";
import { metricsOf } from "../asked/inputs/metrics.ts";
import { readEachSystem } from "../asked/inputs/sides.ts";
import { methodDoesNotFit } from "../asked/methodDoesNotFit.ts";
import { methodOf } from "../asked/methodOf.ts";
import { resamplingOf } from "../asked/resamplingOf.ts";
import { levelOf, probabilityOf, rangeOf, wholeNumberOf } from "../asked/values.ts";
import { statisticJson } from "../report/json.ts";
import { count } from "../report/numbers.ts";
import { statisticText } from "../report/textStatistic.ts";
import { MethodDoesNotFit } from "../stats/estimate.ts";
import {
  estimateQuantile,
  estimateRatio,
  type StatisticOptions,
} from "../stats/statistics/estimateStatistic.ts";
import { statistics } from "../stats/statistics/index.ts";
import { quantileMethods } from "../stats/statistics/quantileMethods.ts";
import { ratioMethods } from "../stats/statistics/ratioMethods.ts";
import { scoreSample } from "../stats/statistics/ScoreSample.ts";
import type { QuantileStatistic, RatioStatistic } from "../stats/statistics/Statistic.ts";
import type { StatisticResult } from "../stats/statistics/StatisticResult.ts";
import { TooFewDocuments } from "../stats/TooFewDocuments.ts";
import type { Scale } from "../stats/types.ts";
import { isAbout } from "../table/caveats.ts";
import { InputError } from "../table/InputError.ts";
import { metricOf } from "../table/metricOf.ts";
import { ratioTotals } from "../table/ratioTotals.ts";
import { failed, missing, type ScoreTable, scored } from "../table/ScoreTable.ts";
import { numberClusters } from "../table/totals.ts";
import { deliver, outputsOf } from "./formats.ts";
import type { Io } from "./Io.ts";

/** Flags of `estimate` that speak of means. */
const ofMeans = ["strata", "design", "population", "totals", "largest-document", "report", "cite"] as const;

/** Single draws beyond which fewer replicates have to do, unless their number was asked for. */
const mostDraws = 5e7;

/** `estimate --statistic NAME`: a summary that is no mean of scores, of each system of a file. */
export async function estimateStatistic(args: Arguments, io: Io): Promise<number> {
  const statistic = statistics.find(({ name }) => name === args.one("statistic"))!;
  for (const flag of ofMeans) if (args.has(flag)) throw ofMeansOnly(flag, statistic.name);
  if (args.one("estimand") === "macro") throw noMacro(statistic.name);
  const outputs = outputsOf(args, ["text", "json"]);
  const columns = statistic.kind === "ratio" ? columnsOf(args, statistic) : args.all("metric");
  if (statistic.kind === "quantile" && args.has("columns"))
    throw new InputError(
      "usage",
      `${statistic.name} is of one column of scores; --columns names counts.`,
      "Name the column with --metric NAME.",
    );
  // Counts, times and costs have no range unless one is told; a statistic has no macro form to choose.
  const asked = withValues(args, {
    metric: columns,
    range: [statistic.kind === "ratio" ? "none" : (args.one("range") ?? "none")],
    estimand: ["micro"],
  });
  const { file, systems } = await readEachSystem(asked, args.positionals[0]);
  const results = systems.flatMap(({ system, table }) =>
    statisticsOf(args, asked, statistic, columns, table).map((result) =>
      system === undefined ? result : { ...result, system },
    ),
  );
  const methods = args.one("method") === "all" ? "all" : "one";
  await deliver(
    outputs,
    {
      text: (page) => statisticText(results, page, methods),
      json: () => statisticJson(results, contextOf(args, [file])),
    },
    io,
  );
  return 0;
}

function statisticsOf(
  args: Arguments,
  asked: Arguments,
  statistic: RatioStatistic | QuantileStatistic,
  columns: readonly string[],
  table: ScoreTable,
): readonly StatisticResult[] {
  const sampling = samplingOf(asked, table);
  const labels = documentsOf(sampling, table.groups);
  const compute =
    statistic.kind === "ratio"
      ? [() => ofRatio(args, statistic, columns, table, labels)]
      : metricsOf(asked, [table]).map((metric) => () => ofQuantile(args, statistic, metric, table, labels));
  return compute.map((one) => withSampling(explained(args, table, labels !== undefined, one), sampling));
}

function ofRatio(
  args: Arguments,
  statistic: RatioStatistic,
  columns: readonly string[],
  table: ScoreTable,
  labels: readonly string[] | undefined,
): StatisticResult {
  const range = rangeOf(args);
  const bounds = range === "unbounded" ? undefined : range;
  if (range !== undefined && statistic.scale.kind === "bounded")
    throw new InputError(
      "usage",
      `${statistic.name} lies between ${statistic.scale.min} and ${statistic.scale.max} by itself.`,
      "Leave out --range.",
    );
  const { totals, questions, ...lost } = ratioTotals(table, statistic, columns, labels, bounds);
  const scale: Scale = bounds === undefined ? statistic.scale : { kind: "bounded", ...bounds };
  const names = ratioMethods.map(({ name }) => name);
  return estimateRatio(statistic, totals, {
    ...optionsOf(args, table, columns, names, scale),
    questions,
    ...lost,
  });
}

function ofQuantile(
  args: Arguments,
  statistic: QuantileStatistic,
  metric: string,
  table: ScoreTable,
  labels: readonly string[] | undefined,
): StatisticResult {
  const probability = probabilityFor(args, statistic);
  const { values, state, scale } = metricOf(table, metric);
  const keep = state.map((s) => (s === scored ? 1 : 0));
  const kept = (_: unknown, row: number): boolean => keep[row] === 1;
  const { cluster, labels: names } = numberClusters(labels ?? table.ids, keep, table.ids);
  const sample = scoreSample(values.filter(kept), cluster.filter(kept), names, probability);
  const lost = (kind: number): number => state.reduce((n, s) => n + (s === kind ? 1 : 0), 0);
  const methods = quantileMethods.map(({ name }) => name);
  return estimateQuantile(statistic, sample, {
    ...optionsOf(args, table, [metric], methods, scale),
    questions: sample.scores.length,
    missing: lost(missing),
    errors: lost(failed),
  });
}

function optionsOf(
  args: Arguments,
  table: ScoreTable,
  columns: readonly string[],
  methods: readonly string[],
  scale: Scale,
): Omit<StatisticOptions, "questions" | "missing" | "errors"> {
  return {
    columns,
    scale,
    level: levelOf(args),
    method: methodOf(args, ["auto", "all", ...methods]),
    resampling: { ...resamplingOf(args), ...(args.has("replicates") ? {} : { mostDraws }) },
    seed: wholeNumberOf(args, "seed", 0) ?? 1,
    caveats: table.caveats.filter((caveat) => isAbout(caveat, columns)),
  };
}

/** `--columns`: as many columns as the statistic is made of, in its order. */
function columnsOf(args: Arguments, { name, columns }: RatioStatistic): readonly string[] {
  const named = (args.one("columns") ?? "").split(",").map((column) => column.trim());
  const distinct = new Set(named).size === named.length;
  if (named.length === columns.length && distinct && !named.includes("") && !args.has("metric")) return named;
  const order = columns.join(", ");
  throw new InputError(
    "usage",
    args.has("metric")
      ? `${name} is made of ${columns.length} columns (${order}); --metric names a column of scores.`
      : args.has("columns")
        ? `--columns ${args.one("columns")} must name ${columns.length} different columns for ${name}.`
        : `${name} needs ${columns.length} columns.`,
    `Name the columns of ${order} in this order, separated by commas: --columns ${columns.map((column) => column.replaceAll(/[^a-z]+/g, "_")).join(",")}`,
  );
}

function probabilityFor(args: Arguments, { name, probability }: QuantileStatistic): number {
  const asked = probabilityOf(args);
  if (probability === null) {
    if (asked !== undefined) return asked;
    throw new InputError(
      "usage",
      "quantile needs to know which one.",
      "Say the share of questions at or below it, such as --probability 0.95.",
    );
  }
  if (asked === undefined) return probability;
  throw new InputError(
    "usage",
    `${name} is the quantile of ${probability}; --probability ${asked} was given too.`,
    "Leave it out, or say --statistic quantile.",
  );
}

function ofMeansOnly(flag: string, statistic: string): InputError {
  return new InputError(
    "usage",
    `--${flag} speaks of the mean of scores, and ${statistic} is none.`,
    `Leave out --${flag}, or leave out --statistic ${statistic}.`,
  );
}

function noMacro(statistic: string): InputError {
  return new InputError(
    "statistic-macro",
    `${statistic} is one number of all questions together; there is no macro form.`,
    "Leave out --estimand. For the mean over documents give each document's own value as a score and estimate its mean.",
  );
}

/** What the numbers refuse is for the user to mend. */
function explained(
  args: Arguments,
  table: ScoreTable,
  clustered: boolean,
  compute: () => StatisticResult,
): StatisticResult {
  try {
    return compute();
  } catch (error) {
    const place = { file: table.source.path };
    const unit = clustered ? "document" : "question";
    if (error instanceof TooFewDocuments)
      throw new InputError(
        clustered ? "one-document" : "too-few",
        `Of ${count(table.ids.length, "row")}, ${count(error.given, unit)} ${error.given === 1 ? "has" : "have"} what is needed: two are needed to see how they differ.`,
        clustered
          ? "Score questions of more documents, or say --cluster none if questions were sampled one by one."
          : "Score more questions; a row with an empty cell is left out.",
        place,
      );
    if (error instanceof MethodDoesNotFit) throw methodDoesNotFit(error, args, place);
    throw error;
  }
}
