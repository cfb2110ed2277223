import type { ClusterTotals } from "./ClusterTotals.ts";
import { effectiveClusters } from "./degreesOfFreedom.ts";
import { designEffect, intraclassCorrelation, largestCluster, shareOfDocumentsAt } from "./diagnostics.ts";
import { type FiveNumbers, fiveNumbers } from "./fiveNumbers.ts";
import { type IntervalMethod, intervalMethods } from "./intervals/index.ts";
import { meanOf, rates } from "./means.ts";
import { sum } from "./sums.ts";
import { TooFewDocuments } from "./TooFewDocuments.ts";
import type { Caveat, Citation, Design, Estimand, Interval, Scale } from "./types.ts";
import { cr2, macroVariance } from "./variance.ts";

/** One line of the table of methods. */
export interface MethodRow {
  readonly name: string;
  readonly standardError: number | null;
  readonly degreesOfFreedom: number | null;
  readonly lower: number | null;
  readonly upper: number | null;
  /** Why the method does not apply, or what it ignores; empty when there is nothing to say. */
  readonly note: string;
}

/** The answer to `estimate` for one metric. */
export interface EstimateResult {
  readonly metric: string;
  readonly estimand: Estimand;
  readonly value: number;
  readonly lower: number;
  readonly upper: number;
  readonly level: number;
  readonly method: string;
  readonly methodReason: string;
  /** What the method is, in a few words, and where it was published. */
  readonly methodTitle: string;
  readonly source: Citation;
  readonly standardError: number | null;
  readonly degreesOfFreedom: number | null;
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
  readonly shareZero: number;
  readonly shareOne: number;
  readonly largestCluster: {
    readonly label: string;
    readonly share: number;
    readonly withoutIt: number | null;
  };
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
  readonly design?: Design;
  readonly missing: number;
  readonly errors: number;
  readonly largestDocument?: number;
  readonly caveats: readonly Caveat[];
}

/** The named method does not fit these data. */
export class MethodDoesNotFit extends RangeError {}

/** A method that `auto` takes, and why. */
interface Recommended {
  readonly name: string;
  readonly reason: string;
}

/** What `auto` takes of a sample, in order: the first that applies. */
const ofSample: readonly Recommended[] = [
  {
    name: "tilted",
    reason:
      "auto: of the intervals measured it comes nearest its nominal coverage with few and unequal documents",
  },
  { name: "hall", reason: "auto: the scores have no bounds; of what remains it minds skewness" },
];

/** What it takes when nothing is left to infer. */
const ofPopulation: readonly Recommended[] = [
  { name: "t-cr2", reason: "auto: every document of the population was scored" },
  { name: "t", reason: "auto: every document of the population was scored" },
];

/** Share of the questions from which a document is named as swaying the result. */
const largeShare = 0.2;

/**
 * A mean with its interval, from documents' totals alone, beside every other method and the diagnostics.
 *
 * @throws TooFewDocuments when there is one document; MethodDoesNotFit when the named method does not apply
 * @example estimate(totals, { metric: "hit@5", estimand: "macro", scale, level: 0.95, method: "auto", missing: 0, errors: 0, caveats: [] })
 */
export function estimate(totals: ClusterTotals, options: EstimateOptions): EstimateResult {
  if (totals.n.length < 2) throw new TooFewDocuments(totals.n.length);
  const { metric, estimand, scale, level } = options;
  const { method, reason } = chosenMethod(totals, options);
  const design: Design = options.design ?? { kind: "srs" };
  const interval = method.limits(totals, estimand, scale, level, { design });
  const clustered = totals.n.some((n) => n !== 1);
  const largest = largestFor(totals, estimand);
  const bounds = scale.kind === "bounded" ? scale : { min: 0, max: 1 };
  return {
    metric,
    estimand,
    value: meanOf(totals, estimand),
    lower: interval.lower,
    upper: interval.upper,
    level,
    method: method.name,
    methodReason: reason,
    methodTitle: method.title,
    source: method.source,
    standardError: interval.standardError,
    degreesOfFreedom: interval.degreesOfFreedom,
    clusters: totals.n.length,
    questions: sum(totals.n),
    missing: options.missing,
    errors: options.errors,
    designEffect: designEffect(totals, estimand === "macro" ? macroVariance(totals) : cr2(totals)),
    icc: intraclassCorrelation(totals),
    effectiveClusters: effectiveClusters(totals),
    sizes: fiveNumbers(totals.n),
    rates: fiveNumbers(rates(totals)),
    shareZero: shareOfDocumentsAt(totals, bounds.min),
    shareOne: shareOfDocumentsAt(totals, bounds.max),
    largestCluster: largest,
    methods: intervalMethods.map((row) => rowOf(row, totals, options, design)),
    caveats: [...options.caveats, ...interval.caveats, ...ownCaveats(options, clustered, largest)],
  };
}

/** The largest document, and what the estimate becomes without it. */
function largestFor(totals: ClusterTotals, estimand: Estimand): EstimateResult["largestCluster"] {
  const largest = largestCluster(totals);
  if (estimand === "micro" || largest.withoutIt === null) return largest;
  const K = totals.n.length;
  const at = totals.n.indexOf(totals.n.reduce((a, b) => Math.max(a, b)));
  const withoutIt = (K * meanOf(totals, "macro") - totals.s[at] / totals.n[at]) / (K - 1);
  return { ...largest, withoutIt };
}

function chosenMethod(
  totals: ClusterTotals,
  { method, estimand, scale, design }: EstimateOptions,
): { readonly method: IntervalMethod; readonly reason: string } {
  const fits = (name: string): IntervalMethod | undefined =>
    intervalMethods.find(
      (m) => m.name === name && m.applies(totals, estimand, scale, design ?? { kind: "srs" }).ok,
    );
  if (method === "auto" || method === "all") {
    const all = design?.population !== undefined && design.population <= totals.n.length;
    for (const { name, reason } of all ? ofPopulation : ofSample) {
      const found = fits(name);
      if (found) return { method: found, reason };
    }
  }
  const named = intervalMethods.find((m) => m.name === method) ?? intervalMethods[0];
  const { ok, reason } = named.applies(totals, estimand, scale, design ?? { kind: "srs" });
  if (!ok) throw new MethodDoesNotFit(`${named.name} does not fit these data: ${reason}`);
  return { method: named, reason: "asked for" };
}

function rowOf(
  method: IntervalMethod,
  totals: ClusterTotals,
  { estimand, scale, level }: EstimateOptions,
  design: Design,
): MethodRow {
  const { ok, reason } = method.applies(totals, estimand, scale, design);
  const none = { name: method.name, standardError: null, degreesOfFreedom: null, lower: null, upper: null };
  if (!ok) return { ...none, note: reason };
  const interval: Interval = method.limits(totals, estimand, scale, level, { design });
  return {
    name: method.name,
    standardError: interval.standardError,
    degreesOfFreedom: interval.degreesOfFreedom,
    lower: interval.lower,
    upper: interval.upper,
    note: method.ignoresDocuments ? "ignores documents" : "",
  };
}

function ownCaveats(
  options: EstimateOptions,
  clustered: boolean,
  largest: EstimateResult["largestCluster"],
): readonly Caveat[] {
  const out: Caveat[] = [];
  if (options.missing + options.errors > 0) {
    out.push({ code: "missing-dropped", params: { count: options.missing + options.errors } });
  }
  if (clustered && options.estimand === "micro" && largest.share > largeShare) {
    out.push({ code: "large-document", params: { label: largest.label, share: largest.share } });
  }
  return out;
}
