import { chooseTest } from "../../gates/lossTests/index.ts";
import type { PairedTotals } from "../../gates/PairedTotals.ts";
import type { Draws } from "../Drawing.ts";
import { ChangedDocuments } from "./ChangedDocuments.ts";
import { type VerdictTally, verdictTally } from "./gateRates.ts";

/** Golden sets of one size, drawn from a pilot whose true change is made what was asked for; plain data. */
export interface PlannedGate {
  readonly seen: PairedTotals;
  /** Signed: greater is better. */
  readonly trueChange: number;
  readonly margin: number;
  readonly alpha: number;
  /** Questions (documents) in a golden set. */
  readonly count: number;
}

/** The gate that `auto` takes, on such golden sets. */
export const plannedGateDraws: Draws<PlannedGate, VerdictTally> = {
  prepare({ seen, trueChange, margin, alpha, count }) {
    const chosen = chooseTest("auto", "paired", seen);
    if (!("test" in chosen)) throw new RangeError("No test fits these scores");
    const population = new ChangedDocuments(seen, trueChange);
    const gate = { test: chosen.test, margin, alpha, floor: true };
    return (draws, random) =>
      verdictTally(gate, (stream) => ({ ...seen, totals: population.draw(count, stream) }), draws, random);
  },
  atOnce: 25,
};
