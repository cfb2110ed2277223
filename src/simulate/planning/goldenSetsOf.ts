import { chooseTest } from "../../gates/lossTests/index.ts";
import type { PairedTotals } from "../../gates/PairedTotals.ts";
import type { Drawing } from "../Drawing.ts";
import { ChangedDocuments } from "./ChangedDocuments.ts";
import { type GateRates, gateRates, type VerdictTally } from "./gateRates.ts";
import type { RatedCount } from "./plannedCounts.ts";
import type { PlannedGate } from "./plannedGate.ts";
import type { PilotPair, QuestionsQuestion } from "./QuestionsPlan.ts";

/** More are not drawn for a simulation. */
const mostDrawn = 5000;

/** Golden sets asked for, and what they gave. */
export type GoldenDrawing<Result> = Drawing<PlannedGate, VerdictTally, Result>;

/** The recommended gate on golden sets drawn from a pilot. */
export interface GoldenSets {
  /** null where nothing is drawn. */
  readonly method: string | null;
  /** True where the pilot's differences cannot make the change expected. */
  readonly impossible: boolean;
  /** The rates at each number; null where nothing is drawn, or not so many. */
  rates(counts: readonly number[]): GoldenDrawing<readonly (GateRates | null)[]>;
}

/** The gate that `auto` takes, on golden sets whose true change is the one asked about. */
export function goldenSetsOf(
  { seen }: PilotPair,
  { margin, trueChange, better, alpha, draws }: QuestionsQuestion,
): GoldenSets {
  const chosen = chooseTest("auto", "paired", seen);
  const signed = better === "higher" ? trueChange : -trueChange;
  const possible = canChange(seen, signed);
  const drawn = draws > 0 && "test" in chosen && possible && !seen.itemsDiffer;
  return {
    method: drawn ? chosen.test.name : null,
    impossible: !possible,
    *rates(counts) {
      const fit = counts.filter((count) => drawn && count <= mostDrawn);
      if (fit.length === 0) return counts.map(() => null);
      const tallies = yield fit.map((count) => ({
        input: { seen, trueChange: signed, margin, alpha, count },
        draws,
      }));
      return counts.map((count) => (fit.includes(count) ? gateRates(tallies[fit.indexOf(count)]) : null));
    },
  };
}

/** Steps by which a planned number is raised until enough golden sets pass. */
const steps = [1.15, 1.3, 1.5, 1.75, 2, 2.5, 3, 4];

/** The first number above the plan of which enough golden sets pass; null where the plan suffices or none is found. */
export function* searched(
  planned: number,
  atPlan: GateRates,
  gate: GoldenSets,
  power: number,
): GoldenDrawing<RatedCount | null> {
  if (passesEnough(atPlan, power)) return null;
  for (const step of steps) {
    const count = Math.ceil(planned * step);
    const [rates] = yield* gate.rates([count]);
    if (rates === null) return null;
    if (rates.pass >= power) return { count, why: "needed", rates };
  }
  return null;
}

/** Whether as many passed as asked for, within two Monte Carlo errors. */
export function passesEnough(rates: GateRates | null | undefined, power: number): boolean {
  return rates != null && rates.pass + 2 * rates.error >= power;
}

function canChange(seen: PairedTotals, signedChange: number): boolean {
  try {
    new ChangedDocuments(seen, signedChange);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
