import { normalQuantile } from "../stats/distributions.ts";
import { seesNoSpread } from "./lossTests/noSpread.ts";
import { spreadOf } from "./lossTests/student.ts";
import { twoRatioSpread } from "./lossTests/twoRatio.ts";
import type { PairedTotals } from "./PairedTotals.ts";
import type { Floor, MetricVerdict, Needed } from "./results.ts";

const power = 0.8;

/** Standard error of the difference, and the degrees of freedom where the method uses them. */
export function spreadForReport(
  pair: PairedTotals,
  method: string,
): Pick<MetricVerdict, "standardError" | "degreesOfFreedom"> {
  if (!pair.itemsDiffer && seesNoSpread(pair)) return { standardError: null, degreesOfFreedom: null };
  const { standardError, degreesOfFreedom } = pair.itemsDiffer ? twoRatioSpread(pair) : spreadOf(pair);
  return {
    standardError,
    degreesOfFreedom: method === "t" || method === "hall" ? degreesOfFreedom : null,
  };
}

/** n ≈ ((z₁₋α + z_power) sd/m)², at least the floor: enough to pass in 80 of 100 runs if nothing truly changed. */
export function neededFor(pair: PairedTotals, margin: number, alpha: number, floor: Floor | null): Needed {
  const z = -normalQuantile(alpha) + normalQuantile(power);
  const { standardError } = spreadForReport(pair, "");
  const documents = pair.totals.n.length;
  const bySpread = ((z * (standardError ?? 0)) / margin) ** 2 * documents;
  const count = Math.max(Math.ceil(bySpread - 1e-9), floor?.required ?? 2, 2);
  return pair.clustered ? { clusters: count, power } : { questions: count, power };
}
