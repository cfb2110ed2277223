import { chooseTest, lossTests } from "../../gates/lossTests/index.ts";
import type { LossTest } from "../../gates/lossTests/LossTest.ts";
import { exchanged, meanOf, type PairedTotals, rangeOf } from "../../gates/PairedTotals.ts";
import { normalQuantile } from "../../stats/distributions.ts";
import { quantile } from "../../stats/fiveNumbers.ts";
import type { Random } from "../../stats/Random.ts";
import { sumOfSquares } from "../../stats/sums.ts";
import type { Better, Caveat, Estimand } from "../../stats/types.ts";
import type { PairedScores } from "../../table/pair.ts";
import { type Drawing, type Draws, drawAlone } from "../Drawing.ts";
import { differenceSpread, differs, isScored } from "./differenceSpread.ts";
import { drawDocuments } from "./expectedWidth.ts";
import { type GateRates, gateRates, type VerdictTally, verdictTally } from "./gateRates.ts";

/** Two runs of one system, question by question and by document. */
export interface RunPair {
  readonly scores: PairedScores;
  readonly seen: PairedTotals;
}

export interface NoiseQuestion {
  /** Margins to try; without any, a hundredth, two and five of the range. */
  readonly margins: readonly number[];
  readonly alpha: number;
  /** Golden sets drawn for each margin. */
  readonly draws: number;
  readonly seed: number;
}

/** How a gate does at one margin when nothing changed. */
export interface NoiseGate {
  readonly margin: number;
  readonly floorBelowMargin: boolean;
  /** The recommended gate. */
  readonly recommended: GateRates;
  /** The published one: percentile bootstrap, no floor; what does not pass fails there. */
  readonly percentile: GateRates;
}

/** The answer to `noise` for one metric. */
export interface NoiseResult {
  readonly metric: string;
  readonly estimand: Estimand;
  readonly better: Better;
  readonly runs: number;
  readonly pairs: number;
  readonly questions: number;
  readonly clusters: number;
  readonly clustered: boolean;
  /** Questions without a score in some run. */
  readonly missing: number;
  /** sd(d) of a question, over all pairs of runs. */
  readonly sdDifference: number;
  /** Questions whose score was not the same in all runs, as a share. */
  readonly shareChanged: number;
  /** The 95th percentile and the greatest of |Δ mean| over pairs of runs. */
  readonly observed95: number;
  readonly greatest: number;
  /** What the 95th percentile should be if each question (document) wavers by itself: 1.96·√Σs²/N. */
  readonly expected95: number;
  /** The noise floor: the greater of the two. */
  readonly noiseFloor: number;
  /** The margin asked about; null where none was given. */
  readonly margin: number | null;
  readonly method: string;
  readonly alpha: number;
  readonly gates: readonly NoiseGate[];
  readonly caveats: readonly Caveat[];
}

const usualMargins = [0.01, 0.02, 0.05];

/**
 * What runs of one system differ by although nothing changed, and how often a gate takes that for a loss. For the gate,
 * two runs are picked at random, either of them as the baseline, and questions (documents) are drawn with replacement,
 * as many as there are.
 *
 * @param pairs every run with every other
 * @param runs how many there are
 */
export function noise(pairs: readonly RunPair[], runs: number, question: NoiseQuestion): NoiseResult {
  return drawAlone(noiseDrawing(pairs, runs, question), noiseDraws, question.seed);
}

/** The same, its golden sets drawn by whoever runs it. */
export function* noiseDrawing(
  pairs: readonly RunPair[],
  runs: number,
  question: NoiseQuestion,
): Drawing<NoiseGateInput, VerdictTally, NoiseResult> {
  const [{ scores, seen }] = pairs;
  const changes = Float64Array.from(pairs, (pair) => Math.abs(meanOf(pair.seen.totals))).sort();
  const observed95 = quantile(changes, 0.95);
  const expected95 = expectedChange(pairs);
  const noiseFloor = Math.max(observed95, expected95);
  const { kept, changed, missing } = questionsOf(pairs);
  const chosen = chooseTest("auto", "paired", seen);
  return {
    metric: scores.metric,
    estimand: seen.estimand,
    better: scores.better,
    runs,
    pairs: pairs.length,
    questions: kept,
    clusters: seen.totals.n.length,
    clustered: seen.clustered,
    missing,
    sdDifference: sdOf(pairs),
    shareChanged: kept === 0 ? 0 : changed / kept,
    observed95,
    greatest: changes[changes.length - 1],
    expected95,
    noiseFloor,
    margin: question.margins[0] ?? null,
    method: "test" in chosen ? chosen.test.name : "none",
    alpha: question.alpha,
    gates: yield* gatesOf(pairs, noiseFloor, question),
    caveats: [
      ...(missing > 0 ? [{ code: "left-out-unscored", params: { count: missing } } as const] : []),
      ...(runs < 5 ? [{ code: "few-runs", params: { runs, pairs: pairs.length } } as const] : []),
    ],
  };
}

function* gatesOf(
  pairs: readonly RunPair[],
  noiseFloor: number,
  { margins, alpha, draws }: NoiseQuestion,
): Drawing<NoiseGateInput, VerdictTally, readonly NoiseGate[]> {
  const [{ seen }] = pairs;
  const range = rangeOf(seen) / 2;
  const asked =
    margins.length > 0 || !Number.isFinite(range)
      ? margins
      : usualMargins.map((margin) => Number((margin * range).toPrecision(12)));
  if (draws === 0 || asked.length === 0 || !("test" in chooseTest("auto", "paired", seen))) return [];
  const among = pairs.map((pair) => pair.seen);
  const tallies = yield asked.flatMap((margin) =>
    (["recommended", "percentile"] as const).map((gate) => ({
      input: { pairs: among, margin, alpha, gate },
      draws,
    })),
  );
  return asked.map((margin, i) => ({
    margin,
    floorBelowMargin: noiseFloor < margin,
    recommended: gateRates(tallies[2 * i]),
    percentile: gateRates(tallies[2 * i + 1]),
  }));
}

/** A gate on pairs of runs of one system; plain data. */
export interface NoiseGateInput {
  readonly pairs: readonly PairedTotals[];
  readonly margin: number;
  readonly alpha: number;
  readonly gate: "recommended" | "percentile";
}

/** How often it gives each answer on two runs picked at random. */
export const noiseDraws: Draws<NoiseGateInput, VerdictTally> = {
  prepare({ pairs, margin, alpha, gate }) {
    const test = testOf(gate, pairs[0]);
    const asked = { test, margin, alpha, floor: gate === "recommended" };
    return (draws, random) => verdictTally(asked, (stream) => drawPair(pairs, stream), draws, random);
  },
  atOnce: 25,
};

function testOf(gate: NoiseGateInput["gate"], seen: PairedTotals): LossTest {
  const published = lossTests.find(({ name, rule }) => name === "percentile" && rule === "paired");
  const chosen = chooseTest("auto", "paired", seen);
  const test = gate === "recommended" && "test" in chosen ? chosen.test : published;
  if (test === undefined) throw new RangeError("No test fits these scores");
  return test;
}

/** Two runs, either of them first, on as many documents as there are, drawn with replacement. */
function drawPair(pairs: readonly PairedTotals[], random: Random): PairedTotals {
  const seen = pairs[random.below(pairs.length)];
  const drawn = { ...seen, totals: drawDocuments(seen.totals, seen.totals.n.length, random) };
  return random.uniform() < 0.5 ? drawn : exchanged(drawn);
}

/** 1.96·√(mean of Σs² over pairs)/N: the questions are given, and each document's score wavers by itself. */
function expectedChange(pairs: readonly RunPair[]): number {
  const variance =
    pairs.reduce((total, { seen: { totals } }) => {
      const questions = totals.n.reduce((a, b) => a + b, 0);
      return total + sumOfSquares(totals.s) / questions ** 2;
    }, 0) / pairs.length;
  return normalQuantile(0.975) * Math.sqrt(variance);
}

/** Questions scored in every run, how many of them changed in any, and how many were left out. */
function questionsOf(pairs: readonly RunPair[]): {
  readonly kept: number;
  readonly changed: number;
  readonly missing: number;
} {
  const changed = new Set<string>();
  const missing = new Set<string>();
  const ids = new Set<string>();
  for (const { scores } of pairs) {
    scores.ids.forEach((id, row) => {
      ids.add(id);
      if (!isScored(scores, row)) missing.add(id);
      else if (differs(scores, row)) changed.add(id);
    });
  }
  return {
    kept: ids.size - missing.size,
    changed: [...changed].filter((id) => !missing.has(id)).length,
    missing: missing.size,
  };
}

/** Root mean square over pairs of the standard deviations of the questions' differences. */
function sdOf(pairs: readonly RunPair[]): number {
  const squares = pairs.map(({ scores }) => differenceSpread(scores).sd ** 2);
  return Math.sqrt(squares.reduce((a, b) => a + b, 0) / squares.length);
}
