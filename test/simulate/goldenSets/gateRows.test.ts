import { expect, test } from "vitest";
import { type GateStudy, populationMean } from "../../../src/simulate/goldenSets/GateStudy.ts";
import { gateRows, misfits } from "../../../src/simulate/goldenSets/gateRows.ts";
import { goldenSets } from "../../../src/simulate/goldenSets/goldenSets.ts";
import { random } from "../../../src/simulate/random.ts";

const next = random(2);
const baseline = Float64Array.from({ length: 1000 }, () => Math.round(next.uniform() * 100) / 100);
const size = new Float64Array(1000).fill(1);
const worse = baseline.map((b) => Math.max(0, b - (next.uniform() < 0.3 ? 0.2 * next.uniform() : 0)));
const loss = populationMean(baseline, size) - populationMean(worse, size);
const study: GateStudy = {
  size,
  baseline,
  scenarios: [
    { name: "worse", kind: "candidate", candidate: worse, loss },
    { name: "same", kind: "unchanged", candidate: baseline, loss: 0 },
  ],
  clustered: false,
  estimand: "micro",
  range: 1,
  margin: 0.02,
  alpha: 0.05,
  rules: ["threshold-below", "difference", "percentile", "t", "unpaired"],
  sizes: [100, 400],
  replacements: ["without", "with"],
};
const rows = gateRows(study, goldenSets(study)(1000, random(1)));

test("each row tells which error it can make, and shares add up", () => {
  expect(rows.length).toBe(2 * 2 * 2 * 5);
  for (const row of rows) {
    expect(row.pass + row.fail + row.inconclusive).toBeCloseTo(1, 12);
    expect(row.falsePass === null).not.toBe(row.falseFail === null);
    // the threshold below the candidate's own mean is one that it reaches; a loss beyond the margin must not pass
    const may = row.rule === "threshold-below" || row.loss < 0.02;
    expect(row.falsePass).toBe(may ? null : row.pass);
    expect(row.splitHalf === null).toBe(row.replacement === "with");
    expect(row.passError).toBeCloseTo(Math.sqrt((row.pass * (1 - row.pass)) / 1000), 12);
  }
});

test("where differences are small and many, the normal prediction is near, with and without replacement", () => {
  for (const row of rows.filter(({ kind }) => kind === "candidate"))
    expect(row.misfit, `${row.rule}, ${row.units} ${row.replacement}`).toBeLessThan(4 * row.passError + 0.03);
  expect(misfits(rows).map(({ units }) => units)).toEqual([100, 400]);
});

test("a fixed threshold errs as the published formula says: Φ(−d/SE), SE = sd/√n √(1 − n/N)", () => {
  const row = rows.find(
    (r) =>
      r.rule === "threshold-below" &&
      r.units === 100 &&
      r.replacement === "without" &&
      r.kind === "unchanged",
  )!;
  const mean = populationMean(baseline, size);
  const sd = Math.sqrt(baseline.reduce((sum, b) => sum + (b - mean) ** 2, 0) / 999);
  expect(row.predicted).toBeCloseTo(1 - cdf(-0.02 / ((sd / 10) * Math.sqrt(0.9))), 3);
  expect(Math.abs(row.pass - row.predicted)).toBeLessThan(0.05);
});

/** Φ by its series, to four decimals. */
function cdf(z: number): number {
  let term = z;
  let sum = z;
  for (let k = 1; k < 60; k++) {
    term *= (-z * z) / (2 * k);
    sum += term / (2 * k + 1);
  }
  return 0.5 + sum / Math.sqrt(2 * Math.PI);
}
