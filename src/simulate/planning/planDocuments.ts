import type { ClusterTotals } from "../../stats/ClusterTotals.ts";
import { intraclassCorrelation } from "../../stats/diagnostics.ts";
import { equalSizes } from "../../stats/equalSizes.ts";
import { macro, micro } from "../../stats/means.ts";
import { assumedSpread, documentSpread } from "../../stats/planning/documentSpread.ts";
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
import type { Caveat, Estimand } from "../../stats/types.ts";
import { bellMcCaffrey } from "../../stats/variance/degreesOfFreedom.ts";
import { drawAlone } from "../Drawing.ts";
import type {
  Assumption,
  DesignRow,
  DocumentsPlan,
  DocumentsQuestion,
  Pilot,
  PilotSummary,
} from "./DocumentsPlan.ts";
import { drawnWidths, type WidthDrawing, wider } from "./drawnWidths.ts";
import { type ExpectedWidth, widthDraws } from "./expectedWidth.ts";

/** Documents below which a pilot's own spread is not well known. */
const smallPilot = 20;

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
  return drawAlone(documentsDrawing(pilot, question), widthDraws, question.seed);
}

/** The same, its samples drawn by whoever runs it. */
export function* documentsDrawing(pilot: Pilot, question: DocumentsQuestion): WidthDrawing<DocumentsPlan> {
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
  const simulated = size.documents === null ? [] : yield* drawnWidths(pilot, size.documents, question);
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
