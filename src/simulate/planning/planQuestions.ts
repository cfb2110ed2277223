import { floorOf } from "../../gates/floor.ts";
import { rangeOf } from "../../gates/PairedTotals.ts";
import { documentSpread } from "../../stats/planning/documentSpread.ts";
import {
  detectableDifference,
  type PowerPlan,
  plannedPassRate,
  powerCoefficient,
  questionsForPower,
  thresholdError,
} from "../../stats/planning/questionsForPower.ts";
import { drawAlone } from "../Drawing.ts";
import { type GoldenDrawing, goldenSetsOf, passesEnough, searched } from "./goldenSetsOf.ts";
import { countsOf, demoted } from "./plannedCounts.ts";
import { plannedGateDraws } from "./plannedGate.ts";
import type {
  AssumedDifference,
  PilotPair,
  QuestionsPlan,
  QuestionsQuestion,
  SizeRow,
} from "./QuestionsPlan.ts";
import { fallingCaveat, fewCaveat, misleadingCaveat } from "./questionsCaveats.ts";

/** How many questions, from nothing but assumptions. */
export function planFromDifference(assumed: AssumedDifference, question: QuestionsQuestion): QuestionsPlan {
  const { sdDifference, designEffect, meanSize, range } = assumed;
  const plan = powerPlan(question, sdDifference, designEffect);
  const floor = Number.isFinite(range) ? plainFloor(question, range) : null;
  const { needed, byFormula } = neededFor(plan, floor);
  const counts = countsOf(question, needed, undefined);
  return {
    ...echoOf(question, sdDifference),
    metric: null,
    estimand: "micro",
    unit: "question",
    sdDifference,
    shareChanged: null,
    designEffect: designEffect ?? null,
    floor,
    byFormula,
    byDrawing: null,
    needed,
    others:
      needed === null || meanSize === undefined
        ? null
        : { unit: "document", count: Math.ceil(needed / meanSize) },
    method: null,
    sizes: counts.map(({ count, why }) => ({
      ...formulaRow(count, why, plan),
      simulated: null,
      thresholdError:
        assumed.sd === undefined
          ? null
          : thresholdError(
              count,
              question.distance,
              assumed.sd * Math.sqrt(designEffect ?? 1),
              question.population,
            ),
    })),
    caveats: fallingCaveat(question),
  };
}

/**
 * How many questions (documents, with a cluster), from a pair of systems: the formula, and how often the recommended
 * gate passed golden sets drawn from the pair's differences, whose signs are drawn so that the true change is the one
 * asked for.
 */
export function planFromPair(pilot: PilotPair, question: QuestionsQuestion): QuestionsPlan {
  return drawAlone(questionsDrawing(pilot, question), plannedGateDraws, question.seed);
}

/** The same, its golden sets drawn by whoever runs it. */
export function* questionsDrawing(
  pilot: PilotPair,
  question: QuestionsQuestion,
): GoldenDrawing<QuestionsPlan> {
  const { seen } = pilot;
  const unit = seen.clustered ? "document" : "question";
  const K = seen.totals.n.length;
  const spread = documentSpread(seen.totals, seen.estimand);
  const plan = powerPlan(question, spread, undefined);
  const bounded = Number.isFinite(rangeOf(seen));
  const floor = bounded ? floorOf(seen, -question.margin, question.alpha, {}) : null;
  const { needed: planned, byFormula } = neededFor(plan, floor);
  const level = documentSpread(seen.candidate, seen.estimand);
  const gate = goldenSetsOf(pilot, question);
  const counts = countsOf(question, planned, K);
  const rates = yield* gate.rates(counts.map(({ count }) => count));
  const rated = counts.map((one, i) => ({ ...one, rates: rates[i] }));
  const atPlan = rated.find(({ why }) => why === "needed");
  const found = atPlan?.rates ? yield* searched(atPlan.count, atPlan.rates, gate, question.power) : null;
  const needed = found?.count ?? planned;
  const all = found === null ? rated : [...rated.map(demoted), found].sort((x, y) => x.count - y.count);
  const sizes = all.map(({ count, why, rates }) => ({
    ...formulaRow(count, why, plan),
    simulated: rates,
    thresholdError: thresholdError(count, question.distance, level, question.population),
  }));
  const meanSize = pilot.questions / K;
  return {
    ...echoOf(question, spread),
    metric: pilot.metric,
    estimand: seen.estimand,
    unit,
    sdDifference: pilot.sdDifference,
    shareChanged: pilot.shareChanged,
    designEffect:
      unit === "document" && seen.estimand === "micro" && pilot.sdDifference > 0
        ? (spread / pilot.sdDifference) ** 2 * meanSize
        : null,
    floor,
    byFormula,
    byDrawing: found?.count ?? (passesEnough(atPlan?.rates, question.power) ? planned : null),
    needed,
    others:
      unit === "document" && needed !== null
        ? { unit: "question", count: Math.round(needed * meanSize) }
        : null,
    method: gate.method,
    sizes,
    caveats: [
      ...pilot.caveats,
      ...fallingCaveat(question),
      ...(needed === null ? [] : fewCaveat(pilot, needed)),
      ...misleadingCaveat(sizes),
      ...(gate.impossible
        ? [{ code: "change-not-simulated", params: { change: question.trueChange } } as const]
        : []),
    ],
  };
}

function powerPlan(
  { margin, trueChange, better, alpha, power, population }: QuestionsQuestion,
  sd: number,
  designEffect: number | undefined,
): PowerPlan {
  return {
    sd,
    margin,
    trueChange: better === "higher" ? trueChange : -trueChange,
    alpha,
    power,
    ...(population !== undefined && { population }),
    ...(designEffect !== undefined && { designEffect }),
  };
}

function formulaRow(
  count: number,
  why: SizeRow["why"],
  plan: PowerPlan,
): Pick<SizeRow, "count" | "why" | "detectable" | "passByFormula"> {
  return {
    count,
    why,
    detectable: detectableDifference(count, plan),
    passByFormula: plannedPassRate(count, plan),
  };
}

function neededFor(
  plan: PowerPlan,
  floor: number | null,
): { readonly needed: number | null; readonly byFormula: number | null } {
  const count = questionsForPower(plan);
  if (!Number.isFinite(count)) return { needed: null, byFormula: null };
  return { byFormula: count, needed: Math.max(count, floor ?? 2, 2) };
}

/** ⌈ln α/ln(1 − m/range)⌉. */
function plainFloor({ margin, alpha }: QuestionsQuestion, range: number): number {
  return Math.ceil(Math.log(alpha) / Math.log1p(-margin / range) - 1e-9);
}

function echoOf(
  question: QuestionsQuestion,
  spread: number,
): Pick<
  QuestionsPlan,
  | "margin"
  | "trueChange"
  | "better"
  | "alpha"
  | "power"
  | "coefficient"
  | "spread"
  | "population"
  | "distance"
> {
  const { margin, trueChange, better, alpha, power, population, distance } = question;
  return {
    margin,
    trueChange,
    better,
    alpha,
    power,
    coefficient: powerCoefficient(question),
    spread,
    population: population ?? null,
    distance,
  };
}
