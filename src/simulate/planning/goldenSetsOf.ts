import { chooseTest } from "../../gates/lossTests/index.ts";
import type { PairedTotals } from "../../gates/PairedTotals.ts";
import type { Random } from "../../stats/Random.ts";
import { ChangedDocuments } from "./ChangedDocuments.ts";
import { type GateRates, gateRates } from "./gateRates.ts";
import type { RatedCount } from "./plannedCounts.ts";
import type { PilotPair, QuestionsQuestion } from "./QuestionsPlan.ts";

/** More are not drawn for a simulation. */
const mostDrawn = 5000;

/** The recommended gate on golden sets drawn from a pilot. */
export interface GoldenSets {
  /** null where nothing is drawn. */
  readonly method: string | null;
  /** True where the pilot's differences cannot make the change expected. */
  readonly impossible: boolean;
  /** null where nothing is drawn, or not so many. */
  rates(count: number, random: Random): GateRates | null;
}

/** The gate that `auto` takes, on golden sets whose true change is the one asked about. */
export function goldenSetsOf(
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
export function searched(
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
export function passesEnough(rates: GateRates | null | undefined, power: number): boolean {
  return rates != null && rates.pass + 2 * rates.error >= power;
}

function populationOf(seen: PairedTotals, signedChange: number): ChangedDocuments | null {
  try {
    return new ChangedDocuments(seen, signedChange);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
