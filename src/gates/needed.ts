import { normalQuantile } from "../stats/distributions.ts";
import { seesNoSpread } from "./lossTests/noSpread.ts";
import { spreadOf } from "./lossTests/student.ts";
import { twoRatioSpread } from "./lossTests/twoRatio.ts";
import { welch } from "./lossTests/unpairedStudent.ts";
import type { GateOptions } from "./options.ts";
import type { PairedTotals } from "./PairedTotals.ts";
import type { Floor, MetricVerdict, Needed, Rule } from "./results.ts";

const power = 0.8;

type Spread = Pick<MetricVerdict, "standardError" | "degreesOfFreedom">;

/** Standard error of the difference, and the degrees of freedom where the method uses them. */
export function spreadForReport(pair: PairedTotals, rule: Rule, method: string): Spread {
  const { standardError, degreesOfFreedom } = spreadBy(pair, rule);
  return {
    standardError,
    degreesOfFreedom: method === "t" || method === "hall" ? degreesOfFreedom : null,
  };
}

function spreadBy(pair: PairedTotals, rule: Rule): Spread {
  if (pair.itemsDiffer) return twoRatioSpread(pair);
  if (rule === "unpaired") return welch(pair);
  return seesNoSpread(pair) ? { standardError: null, degreesOfFreedom: null } : spreadOf(pair);
}

/**
 * n ≈ ((z₁₋α + z_power) sd/m)², at least the floor: enough to pass in 80 of 100 runs if nothing truly changed. null
 * where neither a spread was seen nor a floor can be stated.
 */
export function neededFor(
  pair: PairedTotals,
  margin: number,
  { alpha, rule }: GateOptions,
  floor: Floor | null,
): Needed | null {
  const z = -normalQuantile(alpha) + normalQuantile(power);
  const { standardError } = spreadBy(pair, rule);
  if (standardError === null && floor === null) return null;
  const documents = pair.totals.n.length;
  const bySpread = ((z * (standardError ?? 0)) / margin) ** 2 * documents;
  const count = Math.max(Math.ceil(bySpread - 1e-9), floor?.required ?? 2, 2);
  return pair.clustered ? { clusters: count, power } : { questions: count, power };
}
