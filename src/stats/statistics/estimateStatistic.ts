import { because } from "../because.ts";
import { MethodDoesNotFit, type MethodRow } from "../estimate.ts";
import { outsideRange } from "../intervals/clusterMethod.ts";
import { bootstrapUrns, documentGroups } from "../resampling/DocumentGroups.ts";
import type { Resampling } from "../resampling/Resampling.ts";
import { lackingReplicates } from "../resampling/replicates.ts";
import { TooFewDocuments } from "../TooFewDocuments.ts";
import type { Caveat, MethodReason, Scale } from "../types.ts";
import { quantileMethods } from "./quantileMethods.ts";
import { ratioSample } from "./RatioSample.ts";
import type { RatioTotals } from "./RatioTotals.ts";
import { ratioMethods } from "./ratioMethods.ts";
import { quantileOf, type ScoreSample } from "./ScoreSample.ts";
import type { QuantileStatistic, RatioStatistic, Statistic } from "./Statistic.ts";
import type { StatisticContext, StatisticLimits, StatisticMethod } from "./StatisticMethod.ts";
import type { StatisticResult } from "./StatisticResult.ts";

/** What is asked of a statistic, and what it passes on. */
export interface StatisticOptions {
  readonly columns: readonly string[];
  /** Where the statistic may lie. */
  readonly scale: Scale;
  /** Two-sided level, such as 0.95. */
  readonly level: number;
  /** `auto`, `all` (the answer of `auto` beside the table) or the name of a method. */
  readonly method: string;
  readonly resampling: Resampling;
  /** The seed it draws from, passed on to the result. */
  readonly seed: number;
  readonly questions: number;
  readonly missing: number;
  readonly errors: number;
  readonly caveats: readonly Caveat[];
}

/** A method that `auto` takes, and why. */
interface Recommended {
  readonly name: string;
  readonly reason: MethodReason;
}

/** What `auto` takes of a ratio, in order: the first that applies. */
const ofRatio: readonly Recommended[] = [
  {
    name: "tilted",
    reason: because("mean-of-parts"),
  },
  {
    name: "bootstrap-t",
    reason: because("sums-without-bounds"),
  },
  {
    name: "t-linearised",
    reason: because("no-jackknife"),
  },
];

/** What it takes of a quantile. */
const ofQuantile: readonly Recommended[] = [
  {
    name: "share-tilted",
    reason: because("share-turned"),
  },
];

/**
 * A ratio of two sums over documents, with its interval beside every other.
 *
 * @throws TooFewDocuments when there is one document; MethodDoesNotFit when the named method does not apply;
 *   RangeError when nothing stands below the line.
 */
export function estimateRatio(
  statistic: RatioStatistic,
  totals: RatioTotals,
  options: StatisticOptions,
): StatisticResult {
  const { numerator, denominator } = totals;
  if (numerator.length < 2) throw new TooFewDocuments(numerator.length);
  if (!denominator.some((below) => below > 0))
    throw new RangeError(`${statistic.name} has no value: nothing stands below the line in any document`);
  const urns = bootstrapUrns(documentGroups({ n: denominator, s: numerator }));
  const lacking = lackingReplicates(urns, options.resampling);
  if (lacking !== "") throw new MethodDoesNotFit(`The bootstrap cannot be had: ${lacking}`);
  const sample = ratioSample(totals, options.resampling);
  const { jackknife, bootstrap } = sample;
  const found = answer(sample, ratioMethods, ofRatio, options);
  const empty = denominator.reduce((count, below) => count + (below === 0 ? 1 : 0), 0);
  const unit = numerator.length < options.questions ? "documents" : "questions";
  const { undefinedShare, degenerate, replicates } = bootstrap;
  return {
    ...commonOf(statistic, options),
    ...found,
    probability: null,
    value: sample.value,
    clusters: numerator.length,
    jackknife: jackknife && { standardError: jackknife.standardError, bias: jackknife.bias },
    bootstrap: { replicates, seed: options.seed, undefined: undefinedShare, degenerate },
    caveats: [
      ...options.caveats,
      ...found.caveats,
      ...(empty > 0 ? [{ code: "empty-denominators", params: { [unit]: empty } } as const] : []),
      ...(undefinedShare > 0
        ? [{ code: "undefined-replicates", params: { share: undefinedShare } } as const]
        : []),
    ],
  };
}

/**
 * A quantile of the scores of all questions, with its interval beside every other.
 *
 * @throws TooFewDocuments when there is one document; MethodDoesNotFit when the named method does not apply.
 */
export function estimateQuantile(
  statistic: QuantileStatistic,
  sample: ScoreSample,
  options: StatisticOptions,
): StatisticResult {
  if (sample.n.length < 2) throw new TooFewDocuments(sample.n.length);
  const found = answer(sample, quantileMethods, ofQuantile, options);
  return {
    ...commonOf(statistic, options),
    ...found,
    probability: sample.probability,
    value: quantileOf(sample.scores, sample.probability),
    clusters: sample.n.length,
    jackknife: null,
    bootstrap: null,
    caveats: [...options.caveats, ...found.caveats],
  };
}

type Common = Pick<
  StatisticResult,
  "statistic" | "title" | "columns" | "level" | "questions" | "missing" | "errors"
>;

function commonOf({ name, title }: Statistic, options: StatisticOptions): Common {
  const { columns, level, questions, missing, errors } = options;
  return { statistic: name, title, columns, level, questions, missing, errors };
}

type Answer = Pick<
  StatisticResult,
  | "lower"
  | "upper"
  | "method"
  | "methodReason"
  | "methodTitle"
  | "source"
  | "standardError"
  | "degreesOfFreedom"
  | "methods"
  | "caveats"
>;

/** The interval of the method that was asked for or is recommended, beside the table of all. */
function answer<Sample>(
  sample: Sample,
  methods: readonly StatisticMethod<Sample>[],
  recommended: readonly Recommended[],
  { scale, level, resampling, method, missing, errors }: StatisticOptions,
): Answer {
  const context: StatisticContext = { scale, level, resampling };
  const { name, reason } = chosen(sample, methods, recommended, context, method);
  const taken = methods.find((one) => one.name === name)!;
  const found = taken.limits(sample, context);
  const { standardError, degreesOfFreedom, caveats = [] } = found;
  const { lower, upper } = placed(found, scale);
  const lost = missing + errors;
  return {
    lower,
    upper,
    method: name,
    methodReason: reason,
    methodTitle: taken.title,
    source: taken.source,
    standardError,
    degreesOfFreedom,
    methods: methods.map((one) => rowOf(one, sample, context)),
    caveats: [
      ...caveats,
      ...openSides(found, scale),
      ...outsideRange(lower, upper, scale),
      ...(lost > 0 ? [{ code: "missing-dropped", params: { count: lost } } as const] : []),
    ],
  };
}

function chosen<Sample>(
  sample: Sample,
  methods: readonly StatisticMethod<Sample>[],
  recommended: readonly Recommended[],
  context: StatisticContext,
  asked: string,
): Recommended {
  const lacking = (name: string): string =>
    methods.find((one) => one.name === name)!.lacking(sample, context);
  if (asked !== "auto" && asked !== "all") {
    const reason = lacking(asked);
    if (reason !== "") throw new MethodDoesNotFit(`${asked} does not fit these data: ${reason}`);
    return { name: asked, reason: because("asked-for") };
  }
  const found = recommended.find(({ name }) => lacking(name) === "");
  if (found !== undefined) return found;
  const [{ name }] = recommended.slice(-1);
  throw new MethodDoesNotFit(`No interval fits these data: ${lacking(name)}`);
}

function rowOf<Sample>(
  method: StatisticMethod<Sample>,
  sample: Sample,
  context: StatisticContext,
): MethodRow {
  const { name } = method;
  const note = method.lacking(sample, context);
  if (note !== "")
    return { name, standardError: null, degreesOfFreedom: null, lower: null, upper: null, note };
  const found = method.limits(sample, context);
  const { standardError, degreesOfFreedom } = found;
  return { name, standardError, degreesOfFreedom, ...placed(found, context.scale), note };
}

type Ends = Pick<StatisticLimits, "lower" | "upper">;

/** Limits with the ends of a bounded scale where the data set none. */
function placed({ lower, upper }: Ends, scale: Scale): Ends {
  if (scale.kind === "unbounded") return { lower, upper };
  return {
    lower: Number.isFinite(lower) ? lower : scale.min,
    upper: Number.isFinite(upper) ? upper : scale.max,
  };
}

/** The caveat that the data set no limit on a side. */
function openSides({ lower, upper }: Ends, scale: Scale): readonly Caveat[] {
  const open = { lower: !Number.isFinite(lower), upper: !Number.isFinite(upper) };
  if (!open.lower && !open.upper) return [];
  const side = open.lower && open.upper ? "both" : open.lower ? "lower" : "upper";
  const shown = scale.kind === "bounded" ? "range" : "infinite";
  return [{ code: "no-limit", params: { side, shown } }];
}
