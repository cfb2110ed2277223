import { floorOf } from "../../gates/floor.ts";
import { chooseTest } from "../../gates/lossTests/index.ts";
import { type PairedTotals, rangeOf } from "../../gates/PairedTotals.ts";
import { documentSpread } from "../../stats/planning/documentSpread.ts";
import {
  detectableDifference,
  type PowerPlan,
  plannedPassRate,
  powerCoefficient,
  questionsForPower,
  thresholdError,
} from "../../stats/planning/questionsForPower.ts";
import type { Random } from "../../stats/Random.ts";
import type { Better, Caveat, Estimand } from "../../stats/types.ts";
import { randomStreams } from "../random.ts";
import { ChangedDocuments } from "./ChangedDocuments.ts";
import { type GateRates, gateRates } from "./gateRates.ts";

/** What is asked of a plan for questions. Changes are raw, candidate − baseline. */
export interface QuestionsQuestion {
  readonly margin: number;
  readonly trueChange: number;
  readonly better: Better;
  readonly alpha: number;
  readonly power: number;
  /** Questions (documents, with a cluster) in the population. */
  readonly population?: number;
  /** Numbers of questions (documents) to look at besides the usual ones. */
  readonly counts: readonly number[];
  /** How far from a fixed threshold a system is thought to lie. */
  readonly distance: number;
  /** Golden sets drawn for each number of questions; 0 draws none. */
  readonly draws: number;
  readonly seed: number;
}

/** A pair of systems like those to come: scores of both on the same questions. */
export interface PilotPair {
  readonly metric: string;
  readonly seen: PairedTotals;
  /** sd(d) of single questions, and the share of them that changed. */
  readonly sdDifference: number;
  readonly shareChanged: number;
  readonly questions: number;
  readonly caveats: readonly Caveat[];
}

/** What is taken for granted without a pilot. */
export interface AssumedDifference {
  readonly sdDifference: number;
  /** Standard deviation of one system's scores, for the error of a threshold. */
  readonly sd?: number;
  /** What sharing documents costs, and how many questions a document has. */
  readonly designEffect?: number;
  readonly meanSize?: number;
  /** The range of a score, infinite where there is none. */
  readonly range: number;
}

/** What so many questions can do. */
export interface SizeRow {
  /** Questions; documents where those are counted. */
  readonly count: number;
  readonly why: "needed" | "formula" | "pilot" | "asked" | "usual";
  /** The distance from the margin that is told as often as `power` says. */
  readonly detectable: number;
  /** The share of samples that pass, by the formula. */
  readonly passByFormula: number;
  /** The same and the other answers, by the recommended gate on golden sets drawn from the pilot. */
  readonly simulated: GateRates | null;
  /** How often a fixed threshold errs on a system at the distance asked for. */
  readonly thresholdError: number | null;
}

/** The answer to `plan questions`. */
export interface QuestionsPlan {
  readonly metric: string | null;
  readonly estimand: Estimand;
  /** What is counted: questions, or with a cluster documents. */
  readonly unit: "question" | "document";
  readonly margin: number;
  readonly trueChange: number;
  readonly better: Better;
  readonly alpha: number;
  readonly power: number;
  readonly coefficient: number;
  /** sd(d) of single questions; what of the count's unit is in `spread`. */
  readonly sdDifference: number;
  readonly spread: number;
  readonly shareChanged: number | null;
  readonly designEffect: number | null;
  readonly population: number | null;
  /** n_min, with which an unchanged system passes; null where scores have no bounds. */
  readonly floor: number | null;
  /** By the formula; null where no number suffices. */
  readonly byFormula: number | null;
  /** By drawing: a number of which as many golden sets passed as `power` says; null where none was looked for or found. */
  readonly byDrawing: number | null;
  /** By drawing where that is more, else the greater of formula and floor. */
  readonly needed: number | null;
  /** Questions in the needed documents, or documents of the needed questions; null where neither is known. */
  readonly others: { readonly unit: "question" | "document"; readonly count: number } | null;
  readonly distance: number;
  /** The method of the simulated gate; null where nothing was drawn. */
  readonly method: string | null;
  readonly sizes: readonly SizeRow[];
  readonly caveats: readonly Caveat[];
}

/** More are not drawn for a simulation. */
const mostDrawn = 5000;
/** Changed questions below which a golden set says little of how they spread. */
const fewChanges = 10;
/** A formula further off than this is said to mislead. */
const misleads = 0.1;

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
  const { seen } = pilot;
  const unit = seen.clustered ? "document" : "question";
  const K = seen.totals.n.length;
  const spread = documentSpread(seen.totals, seen.estimand);
  const plan = powerPlan(question, spread, undefined);
  const bounded = Number.isFinite(rangeOf(seen));
  const floor = bounded ? floorOf(seen, -question.margin, question.alpha, {}) : null;
  const { needed: planned, byFormula } = neededFor(plan, floor);
  const level = documentSpread(seen.candidate, seen.estimand);
  const gate = simulatedGate(pilot, question);
  const streams = randomStreams(question.seed, 2);
  const rated = countsOf(question, planned, K).map((one) => ({
    ...one,
    rates: gate.rates(one.count, streams[0]),
  }));
  const atPlan = rated.find(({ why }) => why === "needed");
  const found = atPlan?.rates ? searched(atPlan.count, atPlan.rates, gate, question.power, streams[1]) : null;
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

/** The recommended gate on golden sets drawn from a pilot. */
interface GoldenSets {
  /** null where nothing is drawn. */
  readonly method: string | null;
  /** True where the pilot's differences cannot make the change expected. */
  readonly impossible: boolean;
  /** null where nothing is drawn, or not so many. */
  rates(count: number, random: Random): GateRates | null;
}

function simulatedGate(
  { seen }: PilotPair,
  { margin, trueChange, better, alpha, draws }: QuestionsQuestion,
): GoldenSets {
  const chosen = chooseTest("auto", "paired", seen);
  const population = populationOf(seen, better === "higher" ? trueChange : -trueChange);
  if (draws === 0 || !("test" in chosen) || population === null || seen.itemsDiffer)
    return { method: null, impossible: population === null, rates: () => null };
  const gate = { test: chosen.test, margin, alpha, floor: true };
  return {
    method: chosen.test.name,
    impossible: false,
    rates: (count, random) =>
      count > mostDrawn
        ? null
        : gateRates(gate, (stream) => ({ ...seen, totals: population.draw(count, stream) }), draws, random),
  };
}

/** Steps by which a planned number is raised until enough golden sets pass. */
const steps = [1.15, 1.3, 1.5, 1.75, 2, 2.5, 3, 4];

/** The first number above the plan of which enough golden sets pass; null where the plan suffices or none is found. */
function searched(
  planned: number,
  atPlan: GateRates,
  gate: GoldenSets,
  power: number,
  random: Random,
): RatedCount | null {
  if (passesEnough(atPlan, power)) return null;
  for (const step of steps) {
    const count = Math.ceil(planned * step);
    const rates = gate.rates(count, random);
    if (rates === null) return null;
    if (rates.pass >= power) return { count, why: "needed", rates };
  }
  return null;
}

/** Whether as many passed as asked for, within two Monte Carlo errors. */
function passesEnough(rates: GateRates | null | undefined, power: number): boolean {
  return rates != null && rates.pass + 2 * rates.error >= power;
}

type RatedCount = Count & { readonly rates: GateRates | null };

/** The plan of the formula and the floor, where drawing asks for more. */
function demoted(one: RatedCount): RatedCount {
  return one.why === "needed" ? { ...one, why: "formula" } : one;
}

function populationOf(seen: PairedTotals, signedChange: number): ChangedDocuments | null {
  try {
    return new ChangedDocuments(seen, signedChange);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

interface Count {
  readonly count: number;
  readonly why: SizeRow["why"];
}

/** The numbers to look at, ascending, each once, the first reason first. */
function countsOf(
  question: QuestionsQuestion,
  needed: number | null,
  pilot: number | undefined,
): readonly Count[] {
  const all: readonly Count[] = [
    ...question.counts.map((count) => ({ count, why: "asked" }) as const),
    ...(needed === null ? [] : [{ count: needed, why: "needed" } as const]),
    ...(pilot === undefined ? [] : [{ count: pilot, why: "pilot" } as const]),
    { count: 100, why: "usual" },
    { count: 1000, why: "usual" },
  ];
  return all
    .filter(({ count }, i) => all.findIndex((other) => other.count === count) === i)
    .filter(({ count }) => count <= (question.population ?? Number.POSITIVE_INFINITY))
    .sort((a, b) => a.count - b.count);
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

/** A true loss within the margin: with more questions fewer samples may pass by luck. */
function fallingCaveat({ margin, trueChange, better }: QuestionsQuestion): readonly Caveat[] {
  const loss = better === "higher" ? -trueChange : trueChange;
  return loss > 0 && loss < margin ? [{ code: "pass-may-fall", params: { loss, margin } }] : [];
}

function fewCaveat({ shareChanged, seen, questions }: PilotPair, count: number): readonly Caveat[] {
  const expected = shareChanged * count * (questions / seen.totals.n.length);
  return expected < fewChanges
    ? [{ code: "few-changes", params: { share: shareChanged, expected: Math.round(expected) } }]
    : [];
}

function misleadingCaveat(sizes: readonly SizeRow[]): readonly Caveat[] {
  const off = ({ passByFormula, simulated }: SizeRow): number =>
    simulated === null ? 0 : Math.abs(passByFormula - simulated.pass);
  const worst = sizes.reduce((a, b) => (off(b) > off(a) ? b : a));
  return off(worst) > misleads && worst.simulated !== null
    ? [
        {
          code: "formula-misleads",
          params: { count: worst.count, formula: worst.passByFormula, simulated: worst.simulated.pass },
        },
      ]
    : [];
}
