import { because } from "./because.ts";
import type { ClusterTotals } from "./ClusterTotals.ts";
import type { DesignSummary } from "./designs/DesignSummary.ts";
import { type DesignedSample, designedSample } from "./designs/designedSample.ts";
import { fitOf } from "./designs/fitOf.ts";
import { designEffect, intraclassCorrelation, largestCluster, shareOfDocumentsAt } from "./diagnostics.ts";
import { type FiveNumbers, fiveNumbers } from "./fiveNumbers.ts";
import { type IntervalContext, type IntervalMethod, intervalMethods } from "./intervals/index.ts";
import { rates } from "./means.ts";
import { type ChosenInterval, recommendedInterval } from "./recommended.ts";
import { fewDocuments } from "./regularScores.ts";
import type { Resampling } from "./resampling/Resampling.ts";
import { sumExcept } from "./sums.ts";
import { TooFewDocuments } from "./TooFewDocuments.ts";
import type { Caveat, Citation, Design, Estimand, Interval, MethodReason, Scale } from "./types.ts";
import { effectiveClusters } from "./variance/degreesOfFreedom.ts";
import type { Multiway } from "./variance/multiway.ts";
import type { RepeatVariance } from "./variance/repeatVariance.ts";

/** One line of the table of methods. */
export interface MethodRow {
  readonly name: string;
  readonly standardError: number | null;
  readonly degreesOfFreedom: number | null;
  readonly lower: number | null;
  readonly upper: number | null;
  /** Why the method does not apply, what it ignores or how it was had; empty when there is nothing to say. */
  readonly note: string;
}

/** The answer to `estimate` for one metric. */
export interface EstimateResult {
  readonly metric: string;
  readonly estimand: Estimand;
  /** Where a score may lie. */
  readonly scale: Scale;
  readonly value: number;
  readonly lower: number;
  readonly upper: number;
  readonly level: number;
  readonly method: string;
  readonly methodReason: MethodReason;
  /** What the method is, in a few words, and where it was published. */
  readonly methodTitle: string;
  readonly source: Citation;
  readonly standardError: number | null;
  readonly degreesOfFreedom: number | null;
  /** Replicates drawn for the limits, where any were. */
  readonly replicates?: number;
  /** The share of replicates that have no standard error of their own, where the method asks for one. */
  readonly degenerateReplicates?: number;
  readonly clusters: number;
  readonly questions: number;
  readonly missing: number;
  readonly errors: number;
  /** Variance of the clustered estimate over that of as many independent questions; null when that has no variance. */
  readonly designEffect: number | null;
  /** Intraclass correlation by analysis of variance; null when every document has one question. */
  readonly icc: number | null;
  /** 1/P₂ and (Σn²)²/Σn⁴: how many documents count when answers within one are unrelated, or all alike. */
  readonly effectiveClusters: { readonly rho0: number; readonly rho1: number };
  /** How many questions the documents have. */
  readonly sizes: FiveNumbers;
  /** The documents' means, s/n. */
  readonly rates: FiveNumbers;
  /** Shares of documents with every score at the lower and at the upper end of the scale; at 0 and 1 without bounds. */
  readonly shareZero: number;
  readonly shareOne: number;
  readonly largestCluster: {
    readonly label: string;
    readonly share: number;
    readonly withoutIt: number | null;
  };
  /** How the documents were drawn; null where nothing was said and they are taken as drawn alike. */
  readonly design: DesignSummary | null;
  /** What two crossed cluster columns contribute; null with one or none. */
  readonly multiway: Multiway | null;
  /** What the variance of one answer is made of; null where no question was repeated. */
  readonly components: RepeatVariance | null;
  readonly methods: readonly MethodRow[];
  readonly caveats: readonly Caveat[];
}

/** What is asked of `estimate`, and what it passes on. */
export interface EstimateOptions {
  readonly metric: string;
  readonly estimand: Estimand;
  readonly scale: Scale;
  /** Two-sided level, such as 0.95. */
  readonly level: number;
  /** `auto`, `all` (the answer of `auto` beside the table) or the name of an interval. */
  readonly method: string;
  /** How the documents were drawn; alike, without it. */
  readonly design?: Design;
  /** The same in the words of the result, which it is passed on to. */
  readonly designSummary?: DesignSummary;
  readonly missing: number;
  readonly errors: number;
  readonly largestDocument?: number;
  /** How resampling is done; without it methods that need random replicates do not apply. */
  readonly resampling?: Resampling;
  readonly caveats: readonly Caveat[];
}

/** The named method does not fit these data. */
export class MethodDoesNotFit extends RangeError {}

/** Single draws that a row of the table may take: some hundredths of a second. */
const mostDrawsOfRow = 2e6;

/** Share of the questions from which a document is named as swaying the result. */
const largeShare = 0.2;

/**
 * A mean with its interval, from documents' totals alone, beside every other method and the diagnostics.
 *
 * @throws TooFewDocuments when there is one document; MethodDoesNotFit when the named method does not apply;
 *   DesignError for what the design cannot answer
 * @example estimate(totals, { metric: "hit@5", estimand: "macro", scale, level: 0.95, method: "auto", missing: 0, errors: 0, caveats: [] })
 */
export function estimate(totals: ClusterTotals, options: EstimateOptions): EstimateResult {
  if (totals.n.length < 2) throw new TooFewDocuments(totals.n.length);
  const { metric, estimand, scale, level } = options;
  const sample = designedSample(totals, estimand, options.design ?? { kind: "srs" });
  const context = contextOf(sample, options);
  const { method, asked, reason } = chosenMethod(sample, options);
  const interval = method.limits(sample.totals, asked, scale, level, context);
  const clustered = totals.n.some((n) => n !== 1);
  const largest = largestFor(totals, sample);
  const bounds = scale.kind === "bounded" ? scale : { min: 0, max: 1 };
  return {
    metric,
    estimand,
    scale,
    value: sample.value,
    lower: interval.lower,
    upper: interval.upper,
    level,
    method: method.name,
    methodReason: reason,
    methodTitle: method.title,
    source: method.source,
    standardError: interval.standardError,
    degreesOfFreedom: interval.degreesOfFreedom,
    ...(interval.replicates !== undefined && { replicates: interval.replicates }),
    ...(interval.degenerateReplicates !== undefined && {
      degenerateReplicates: interval.degenerateReplicates,
    }),
    clusters: totals.n.length,
    questions: sample.questions,
    missing: options.missing,
    errors: options.errors,
    designEffect: designEffect(totals, sample.variance()),
    icc: intraclassCorrelation(totals),
    effectiveClusters: effectiveClusters(options.design ? sample.weighed : totals),
    sizes: fiveNumbers(totals.n),
    rates: fiveNumbers(rates(totals)),
    shareZero: shareOfDocumentsAt(totals, bounds.min),
    shareOne: shareOfDocumentsAt(totals, bounds.max),
    largestCluster: largest,
    design: options.designSummary ?? null,
    multiway: null,
    components: null,
    methods: intervalMethods.map((row) =>
      row === method ? rowOf(row, interval) : tableRow(row, sample, options, context),
    ),
    caveats: [...options.caveats, ...interval.caveats, ...ownCaveats(options, clustered, sample, method)],
  };
}

/** What the methods are told beyond the data. */
function contextOf(
  { kind, design, questions }: DesignedSample,
  { largestDocument, resampling }: EstimateOptions,
): IntervalContext {
  return {
    design,
    questions,
    // Weighted documents are no longer counted in questions.
    ...(largestDocument !== undefined && kind !== "weighted" && { largestDocument }),
    ...(resampling && { resampling }),
  };
}

/** The largest document, and what the estimate becomes without it. */
function largestFor(totals: ClusterTotals, { weighed }: DesignedSample): EstimateResult["largestCluster"] {
  const { label, share } = largestCluster(totals);
  const at = totals.labels.indexOf(label);
  return { label, share, withoutIt: sumExcept(weighed.s, at) / sumExcept(weighed.n, at) };
}

function chosenMethod(
  sample: DesignedSample,
  { method, scale, resampling }: EstimateOptions,
): ChosenInterval {
  const taken = method === "auto" || method === "all" ? recommendedInterval(sample, scale, resampling) : null;
  if (taken !== null) return taken;
  const named = intervalMethods.find((one) => one.name === method) ?? intervalMethods[0];
  const { ok, asked, reason } = fitOf(named, sample, scale, resampling);
  if (!ok) throw new MethodDoesNotFit(`${named.name} does not fit these data: ${reason}`);
  return { method: named, asked, reason: because("asked-for") };
}

/** A row of the table, for whose sake nothing is drawn for long. */
function tableRow(
  method: IntervalMethod,
  sample: DesignedSample,
  { scale, level, method: wanted }: EstimateOptions,
  context: IntervalContext,
): MethodRow {
  const { ok, asked, reason } = fitOf(method, sample, scale, context.resampling);
  if (!ok) return emptyRow(method, reason);
  if (method.resamples && wanted !== "all") return emptyRow(method, "computed when asked for, or with all");
  const { resampling } = context;
  const own =
    resampling?.how === "exact"
      ? { ...context, resampling: { ...resampling, mostDraws: mostDrawsOfRow } }
      : context;
  return rowOf(method, method.limits(sample.totals, asked, scale, level, own));
}

function emptyRow({ name }: IntervalMethod, note: string): MethodRow {
  return { name, standardError: null, degreesOfFreedom: null, lower: null, upper: null, note };
}

function rowOf(method: IntervalMethod, interval: Interval): MethodRow {
  const { standardError, degreesOfFreedom, lower, upper, replicates } = interval;
  const open = interval.caveats.find(({ code }) => code === "no-limit" || code === "fieller-unbounded");
  const notes = [
    ...(method.ignoresDocuments ? ["ignores documents"] : []),
    ...(replicates === undefined ? [] : [`${replicates} replicates`]),
    ...(open === undefined ? [] : [noLimit(open.params.side)]),
  ];
  return { name: method.name, standardError, degreesOfFreedom, lower, upper, note: notes.join(", ") };
}

function noLimit(side: string | number | undefined): string {
  return side === "lower" || side === "upper" ? `sets no ${side} limit` : "sets no limits";
}

function ownCaveats(
  options: EstimateOptions,
  clustered: boolean,
  { weighed, kind }: DesignedSample,
  method: IntervalMethod,
): readonly Caveat[] {
  const out: Caveat[] = [];
  if (options.missing + options.errors > 0) {
    out.push({ code: "missing-dropped", params: { count: options.missing + options.errors } });
  }
  if (clustered && method.name === "tilted" && weighed.n.length < fewDocuments)
    out.push({ code: "few-documents", params: { clusters: weighed.n.length } });
  const { label, share } = largestCluster(weighed);
  if (clustered && options.estimand === "micro" && share > largeShare) {
    out.push({ code: "large-document", params: { label, share, ...(kind !== "srs" && { by: "weight" }) } });
  }
  return out;
}
