import type { ClusterTotals } from "../../stats/ClusterTotals.ts";
import { bellMcCaffrey } from "../../stats/degreesOfFreedom.ts";
import { intraclassCorrelation } from "../../stats/diagnostics.ts";
import { equalSizes } from "../../stats/equalSizes.ts";
import { macro, micro } from "../../stats/means.ts";
import { type AssumedDocuments, assumedSpread, documentSpread } from "../../stats/planning/documentSpread.ts";
import { documentsForWidth, type WidthPlan } from "../../stats/planning/documentsForWidth.ts";
import {
  designDocuments,
  designHalfWidth,
  type PlannedDesign,
  plannedDesigns,
  takenOfEach,
} from "../../stats/planning/plannedDesigns.ts";
import { optimalTake, twoStage } from "../../stats/planning/twoStage.ts";
import { sum, sumOfSquares } from "../../stats/sums.ts";
import type { Caveat, Estimand, Scale } from "../../stats/types.ts";
import { randomStreams } from "../random.ts";
import { type ExpectedWidth, expectedWidth } from "./expectedWidth.ts";

/** What is asked of a plan for documents. */
export interface DocumentsQuestion {
  readonly estimand: Estimand;
  readonly halfWidth: number;
  readonly level: number;
  readonly population?: number;
  /** ν of K documents: K − 1, or the pilot's own (Bell & McCaffrey) in proportion to K − 1. */
  readonly degreesOfFreedom: "documents" | "pilot";
  /** Questions of each document, where only so many are to be scored. */
  readonly take?: number;
  readonly costs?: Costs;
  /** Samples drawn for each number of documents; 0 draws none. */
  readonly draws: number;
  readonly seed: number;
}

/** What labelling costs, in any unit. */
export interface Costs {
  readonly document: number;
  readonly question: number;
}

/** Scores of documents like those to come. */
export interface Pilot {
  readonly metric: string;
  readonly totals: ClusterTotals;
  readonly scale: Scale;
  readonly caveats: readonly Caveat[];
}

/** What is taken for granted without a pilot. */
export type Assumption = { readonly spread: number } | AssumedDocuments;

/** What a way to draw documents comes to. */
export interface DesignRow {
  readonly design: PlannedDesign["design"];
  /** Questions of each document at most; null: all. */
  readonly take: number | null;
  /** Documents of more questions are large, where stratified. */
  readonly cut: number | null;
  /** Expected half-width with as many documents as the plan says; null where there are too few. */
  readonly halfWidth: number | null;
  /** Documents for the half-width asked for, the questions in them, and the cost of both; null: not to be had. */
  readonly documents: number | null;
  readonly questions: number | null;
  readonly cost: number | null;
}

/** The answer to `plan documents` for one estimand. */
export interface DocumentsPlan {
  /** null where nothing was measured. */
  readonly metric: string | null;
  readonly estimand: Estimand;
  readonly halfWidth: number;
  readonly level: number;
  /** S: the standard error is S/√K. */
  readonly spread: number;
  readonly population: number | null;
  /** Documents needed; null where a billion do not suffice. */
  readonly documents: number | null;
  /** The same as if there were no end of documents. */
  readonly withoutCorrection: number | null;
  readonly degreesOfFreedom: { readonly way: "documents" | "pilot"; readonly value: number | null };
  readonly pilot: PilotSummary | null;
  readonly assumed: AssumedDocuments | null;
  /** Ways to draw, the first alike; empty without a pilot. */
  readonly designs: readonly DesignRow[];
  /** Drawn in proportion to size: few questions of many documents against many of few; empty where not known. */
  readonly takes: readonly DesignRow[];
  /** q*, the cheapest number of questions of a document; null without costs, or where all are to be taken. */
  readonly optimalTake: number | null;
  /** What the recommended interval came to in samples drawn from the pilot. */
  readonly simulated: readonly ExpectedWidth[];
  readonly caveats: readonly Caveat[];
}

export interface PilotSummary {
  readonly documents: number;
  readonly questions: number;
  readonly mean: number;
  readonly meanSize: number;
  /** Standard deviation of the sizes over their mean. */
  readonly cvSize: number;
  readonly icc: number | null;
}

/** Documents below which a pilot's own spread is not well known. */
const smallPilot = 20;
/** More documents than this are not drawn for a simulation. */
const mostDrawn = 2000;
/** A median this much above the width asked for is said. */
const wider = 1.02;

/** How many documents, from nothing but assumptions. */
export function planFromAssumption(assumption: Assumption, question: DocumentsQuestion): DocumentsPlan {
  const typed = "spread" in assumption;
  const spread = typed ? assumption.spread : assumedSpread(assumption, question.estimand);
  return {
    ...sizeOf({ spread, level: question.level }, question, null),
    metric: null,
    pilot: null,
    assumed: typed ? null : assumption,
    designs: [],
    takes: [],
    optimalTake: null,
    simulated: [],
    caveats: [],
  };
}

/**
 * How many documents, from a pilot: the formula, other designs beside it, and what the recommended interval came to in
 * samples drawn from the pilot.
 *
 * @throws TooFewDocuments when the pilot has one document
 */
export function planFromPilot(pilot: Pilot, question: DocumentsQuestion): DocumentsPlan {
  const { totals } = pilot;
  const { estimand, level, halfWidth, population } = question;
  const spread = documentSpread(totals, estimand);
  const size = sizeOf({ spread, level }, question, totals);
  const single = totals.n.every((n) => n === 1);
  const alike = equalSizes(totals);
  const designs = plannedDesigns(totals, estimand, population, single ? undefined : question.take).filter(
    ({ design, take }) => design !== "pps" || take !== null || !alike,
  );
  const row = (design: PlannedDesign): DesignRow => rowOf(design, size.documents, question);
  const { takes, best } =
    single || estimand === "macro" ? { takes: [], best: null } : takesOf(totals, question);
  const simulated = size.documents === null ? [] : simulate(pilot, size.documents, question);
  const first = simulated[0]?.medianHalfWidth ?? 0;
  return {
    ...size,
    metric: pilot.metric,
    pilot: summaryOf(totals, estimand),
    assumed: null,
    designs: designs.map(row),
    takes: takes.map(row),
    optimalTake: best,
    simulated,
    caveats: [
      ...pilot.caveats,
      ...(totals.n.length < smallPilot
        ? [{ code: "pilot-small", params: { documents: totals.n.length } } as const]
        : []),
      ...undercovering(simulated, question),
      ...(first > wider * halfWidth
        ? [
            {
              code: "wider-than-planned",
              params: {
                estimand,
                halfWidth: first,
                documents: simulated[0].documents,
                suffice: simulated.at(-1)?.documents ?? 0,
              },
            } as const,
          ]
        : []),
    ],
  };
}

/** Said where the last number drawn covers less often than it says, by more than chance would. */
function undercovering(
  simulated: readonly ExpectedWidth[],
  { level, estimand }: DocumentsQuestion,
): readonly Caveat[] {
  const last = simulated.at(-1);
  if (last === undefined || last.coverage + 2.5 * last.coverageError > level - 0.02) return [];
  const params = { documents: last.documents, coverage: last.coverage, level, estimand };
  return [{ code: "plan-undercovers", params }];
}

type Size = Pick<
  DocumentsPlan,
  | "estimand"
  | "halfWidth"
  | "level"
  | "spread"
  | "population"
  | "documents"
  | "withoutCorrection"
  | "degreesOfFreedom"
>;

function sizeOf(
  plan: WidthPlan,
  { estimand, halfWidth, level, population, degreesOfFreedom: way }: DocumentsQuestion,
  totals: ClusterTotals | null,
): Size {
  const degreesOfFreedom =
    way === "pilot" && totals !== null && estimand === "micro"
      ? scaled(totals)
      : (K: number): number => K - 1;
  const endless = { ...plan, degreesOfFreedom };
  const withoutCorrection = documentsForWidth(halfWidth, endless);
  const documents =
    population === undefined ? withoutCorrection : documentsForWidth(halfWidth, { ...endless, population });
  return {
    estimand,
    halfWidth,
    level,
    spread: plan.spread,
    population: population ?? null,
    documents,
    withoutCorrection,
    degreesOfFreedom: { way, value: documents === null ? null : degreesOfFreedom(documents) },
  };
}

/** ν(K) = ν·(K−1)/(K_pilot−1), at least 1. */
function scaled(totals: ClusterTotals): (documents: number) => number {
  const own = bellMcCaffrey(totals) / (totals.n.length - 1);
  return (documents) => Math.max(1, own * (documents - 1));
}

function rowOf(
  design: PlannedDesign,
  planned: number | null,
  { halfWidth, level, population, costs }: DocumentsQuestion,
): DesignRow {
  const documents = designDocuments(design, halfWidth, level, population);
  const questions = documents === null ? null : design.questions(documents);
  const fits = planned !== null && planned > (design.design === "stratified" ? 3 : 1);
  return {
    design: design.design,
    take: design.take,
    cut: design.cut,
    halfWidth: fits ? designHalfWidth(design, planned, level) : null,
    documents,
    questions: questions === null ? null : Math.round(questions),
    cost:
      costs === undefined || documents === null || questions === null
        ? null
        : documents * costs.document + questions * costs.question,
  };
}

/** Numbers of questions to set side by side: a few, the best, and all of the largest document. */
function takesOf(
  totals: ClusterTotals,
  { costs, take }: DocumentsQuestion,
): { readonly takes: readonly PlannedDesign[]; readonly best: number | null } {
  const parts = twoStage(totals);
  if (parts === null) return { takes: [], best: null };
  const largest = totals.n.reduce((a, b) => Math.max(a, b));
  const cheapest = costs === undefined ? null : optimalTake(parts, costs.document, costs.question);
  const best = cheapest === null || cheapest >= largest ? null : Math.max(1, Math.round(cheapest));
  const all = [1, 2, 5, 10, 20, ...(take === undefined ? [] : [take]), ...(best === null ? [] : [best])];
  const takes = [...new Set(all)].filter((q) => q < largest).sort((a, b) => a - b);
  return { takes: [...takes, largest].map((q) => takenOfEach(parts, q)), best };
}

/** The recommended interval in samples of this size; where it is too wide, also in samples of a size that suffices. */
function simulate(pilot: Pilot, documents: number, question: DocumentsQuestion): readonly ExpectedWidth[] {
  const { draws, seed, estimand, level, halfWidth, population } = question;
  if (draws === 0 || documents > mostDrawn) return [];
  const { totals, scale } = pilot;
  const asked = { totals, estimand, scale, level, ...(population !== undefined && { population }) };
  const most = Math.min(mostDrawn, population ?? mostDrawn);
  const [stream, probing, other] = randomStreams(seed, 3);
  const first = expectedWidth(asked, documents, draws, stream);
  if (first.medianHalfWidth <= wider * halfWidth) return [first];
  const probe = (count: number): ExpectedWidth => expectedWidth(asked, count, Math.ceil(draws / 4), probing);
  const enough = narrowEnough(first, halfWidth, most, probe);
  return enough === null ? [first] : [first, expectedWidth(asked, enough, draws, other)];
}

/** Looks for the number of documents whose median half-width is the one asked for; null where it is out of reach. */
function narrowEnough(
  first: ExpectedWidth,
  halfWidth: number,
  most: number,
  probe: (documents: number) => ExpectedWidth,
): number | null {
  let wide = first;
  const far = Math.ceil(first.documents * (first.medianHalfWidth / halfWidth) ** 2);
  if (first.documents >= most || (far > most && most === mostDrawn)) return null;
  let narrow = probe(Math.min(far, most));
  for (let step = 0; step < 4 && narrow.documents - wide.documents > 1; step++) {
    const between = meeting(wide, narrow, halfWidth);
    if (between >= narrow.documents) break;
    const tried = probe(between);
    if (tried.medianHalfWidth > wider * halfWidth) wide = tried;
    else narrow = tried;
    if (Math.abs(tried.medianHalfWidth / halfWidth - 1) < wider - 1) break;
  }
  return narrow.documents;
}

/** Where a power of the number of documents through two of them meets the width: near a bound limits narrow faster than 1/√K. */
function meeting(wide: ExpectedWidth, narrow: ExpectedWidth, halfWidth: number): number {
  const power =
    Math.log(wide.medianHalfWidth / narrow.medianHalfWidth) / Math.log(narrow.documents / wide.documents);
  const count = Math.ceil(wide.documents * (wide.medianHalfWidth / halfWidth) ** (1 / power));
  return Number.isFinite(count) ? Math.max(count, wide.documents + 1) : narrow.documents;
}

function summaryOf(totals: ClusterTotals, estimand: Estimand): PilotSummary {
  const { n } = totals;
  const questions = sum(n);
  const meanSize = questions / n.length;
  return {
    documents: n.length,
    questions,
    mean: estimand === "micro" ? micro(totals) : macro(totals),
    meanSize,
    cvSize: Math.sqrt(Math.max(0, sumOfSquares(n) / n.length - meanSize ** 2)) / meanSize,
    icc: intraclassCorrelation(totals),
  };
}
