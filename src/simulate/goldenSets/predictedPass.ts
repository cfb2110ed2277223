import { normalCdf, normalQuantile } from "../../stats/distributions.ts";
import { type GateScenario, type GateStudy, populationMean, type Replacement } from "./GateStudy.ts";
import type { GoldenRule } from "./goldenRules.ts";

/**
 * The pass rate that the normal approximation gives: with S_d the standard deviation of the differences in the
 * population of N units and f = n/N without replacement, 0 with,
 * point rules Φ((μ − line)/(S/√n · √(1 − f))), tests Φ((δ + m − z₁₋α S/√n)/(S_d/√n · √(1 − f))), where S² is S_d²,
 * or S_b² + S_c² for the unpaired test. Of documents that weigh by their size, deviations are u = s − R n over n̄.
 */
export function predictedPass(
  study: GateStudy,
  scenario: GateScenario,
  rule: GoldenRule,
  units: number,
  replacement: Replacement,
): number {
  const { size, baseline, margin, alpha, threshold } = study;
  const { candidate, loss } = scenario;
  const differences = candidate.map((c, d) => c - baseline[d]);
  const left = replacement === "without" ? 1 - units / size.length : 1;
  const spread = (sums: Float64Array): number => Math.sqrt(variance(sums, size) / units);
  if (rule.name.startsWith("threshold")) {
    const mean = populationMean(candidate, size);
    const above = rule.name === "threshold-below" ? margin : -margin;
    const gap = rule.name === "threshold" ? mean - (threshold ?? mean) : above;
    return chance(gap, spread(candidate) * Math.sqrt(left));
  }
  const seen = spread(differences);
  const asked =
    rule.spread === "point"
      ? 0
      : normalQuantile(1 - alpha) *
        (rule.spread === "paired" ? seen : Math.hypot(spread(baseline), spread(candidate)));
  return chance(margin - loss - asked, seen * Math.sqrt(left));
}

/** Φ(gap/error); at no spread at all the gap decides, and a gap of nothing counts as reached. */
function chance(gap: number, error: number): number {
  if (error < 1e-15) return gap >= -1e-12 ? 1 : 0;
  return normalCdf(gap / error);
}

/** Variance between units of what each adds to the mean: (s − R n)/n̄. */
function variance(sums: Float64Array, size: Float64Array): number {
  const mean = populationMean(sums, size);
  let questions = 0;
  for (const n of size) questions += n;
  const average = questions / size.length;
  let squares = 0;
  for (let d = 0; d < sums.length; d++) squares += ((sums[d] - mean * size[d]) / average) ** 2;
  return squares / (sums.length - 1);
}
