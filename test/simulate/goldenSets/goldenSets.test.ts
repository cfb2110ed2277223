import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { lossTests } from "../../../src/gates/lossTests/index.ts";
import { exchanged, type PairedTotals } from "../../../src/gates/PairedTotals.ts";
import { sizesAreKnown } from "../../../src/gates/trust.ts";
import { type GateStudy, populationMean } from "../../../src/simulate/goldenSets/GateStudy.ts";
import { type GoldenRuleName, goldenRuleNames } from "../../../src/simulate/goldenSets/goldenRuleNames.ts";
import { addGateTallies, goldenSets } from "../../../src/simulate/goldenSets/goldenSets.ts";
import { random, randomStreams } from "../../../src/simulate/random.ts";
import { toReport } from "../../../src/stats/tails/upperTail.ts";

/** A population of questions with hits, halves and thirds, or of documents that weigh by their size. */
function studyOf(units: number, sizes: readonly number[], weighs: boolean, margin: number): GateStudy {
  const next = random(7);
  const size = Float64Array.from({ length: units }, () => (weighs ? 1 + next.below(6) : 1));
  const values = [0, 0, 1 / 3, 0.5, 1, 1, 1];
  const baseline = size.map((n) =>
    Array.from({ length: n }, () => values[next.below(7)]).reduce((a, b) => a + b, 0),
  );
  const changed = (share: number, up: number): Float64Array =>
    baseline.map((b, d) => {
      if (next.uniform() > share) return b;
      return next.uniform() < up ? Math.min(size[d], b + 0.5) : Math.max(0, b - 1);
    });
  const scenarios = (
    [
      ["swap", changed(0.5, 0.6)],
      ["rebuild", changed(0.1, 0.7)],
      ["loss", changed(0.15, 0)],
      ["same", baseline],
    ] as const
  ).map(([name, candidate]) => ({
    name,
    kind: "candidate" as const,
    candidate,
    loss: populationMean(baseline, size) - populationMean(candidate, size),
  }));
  return {
    size,
    baseline,
    scenarios,
    clustered: weighs,
    estimand: "micro",
    range: 1,
    margin,
    alpha: 0.05,
    threshold: 0.6,
    rules: weighs ? goldenRuleNames.filter((name) => name !== "unpaired") : goldenRuleNames,
    sizes,
    replacements: ["without", "with"],
  };
}

/** Pass, fail or neither, by the definition of each rule and the loss tests themselves. */
function decided(name: GoldenRuleName, study: GateStudy, pair: PairedTotals, truth: number): number {
  const { margin, alpha } = study;
  const mean = (of: PairedTotals["totals"]): number => populationMean(of.s, of.n);
  const reaches = (line: number): number => (mean(pair.candidate) >= line - 1e-12 ? 1 : -1);
  if (name === "threshold") return reaches(study.threshold!);
  if (name === "threshold-below") return reaches(truth - margin);
  if (name === "threshold-above") return reaches(truth + margin + 2e-12);
  if (name === "difference") return mean(pair.totals) >= -margin - 1e-12 ? 1 : -1;
  if (name === "gate" && !sizesAreKnown(pair, {})) return 0;
  const method = { gate: "tilted", unpaired: "percentile" }[name as string] ?? name;
  const rule = name === "unpaired" ? "unpaired" : "paired";
  const test = lossTests.find((one) => one.name === method && one.rule === rule)!;
  const use = toReport(alpha);
  const refuted = (of: PairedTotals, mu: number): boolean => {
    const { p, error } = test.pValue(of, mu, use, {});
    return p + error <= alpha;
  };
  return refuted(pair, -margin - 1e-12) ? 1 : refuted(exchanged(pair), margin + 1e-12) ? -1 : 0;
}

/** The same draws, each decided from scratch. */
function slowly(study: GateStudy, draws: number, seed: number): number[] {
  const stream = random(seed);
  const { size, baseline, scenarios, sizes, replacements, rules } = study;
  const counts: number[] = [];
  const order = [...baseline.keys()];
  for (let draw = 0; draw < draws; draw++) {
    let cell = 0;
    for (const replacement of replacements) {
      const half = baseline.length >> 1;
      let at: number[] = order;
      if (replacement === "without") {
        for (let i = 0; i < half; i++) {
          const j = i + stream.below(order.length - i);
          [order[i], order[j]] = [order[j], order[i]];
        }
      } else at = Array.from({ length: sizes.at(-1)! }, () => stream.below(baseline.length));
      for (const units of sizes)
        for (const { candidate } of scenarios) {
          const totals = (from: Float64Array, who: readonly number[]) => ({
            n: Float64Array.from(who, (d) => size[d]),
            s: Float64Array.from(who, (d) => from[d]),
            q: Float64Array.from(who, (d) => from[d] ** 2),
            labels: [],
          });
          const drawn = at.slice(0, units);
          const rest = order.slice(half);
          const mean = (from: Float64Array): number => {
            const { s, n } = totals(from, rest);
            return populationMean(s, n);
          };
          const other = { candidate: mean(candidate), loss: mean(baseline) - mean(candidate) };
          const differences = candidate.map((c, d) => c - baseline[d]);
          const pair: PairedTotals = {
            totals: totals(differences, drawn),
            baseline: totals(baseline, drawn),
            candidate: totals(candidate, drawn),
            estimand: "micro",
            clustered: study.clustered,
            lowest: -1,
            highest: 1,
            itemsDiffer: false,
            unchanged: 0,
          };
          for (const name of rules) {
            const decision = decided(name, study, pair, populationMean(candidate, size));
            counts[cell] = (counts[cell] ?? 0) + (decision === 1 ? 1 : 0);
            counts[cell + 1] = (counts[cell + 1] ?? 0) + (decision === -1 ? 1 : 0);
            const anew = name.startsWith("threshold")
              ? decided(name, study, pair, other.candidate)
              : decision;
            const right =
              name === "threshold"
                ? other.candidate >= study.threshold! - 1e-12
                : name === "threshold-below" ||
                  (name !== "threshold-above" && other.loss < study.margin - 1e-12);
            const against = replacement === "without" && anew !== 0 && anew !== (right ? 1 : -1);
            counts[cell + 2] = (counts[cell + 2] ?? 0) + (against ? 1 : 0);
            cell += 3;
          }
        }
    }
  }
  return counts;
}

describe("golden sets", () => {
  test("of questions are decided as each rule's own test decides them one by one", () => {
    for (const [units, sizes, margin] of [
      [60, [6, 15, 30], 0.1],
      [200, [50, 100], 0.05],
    ] as const) {
      const study = studyOf(units, sizes, false, margin);
      const { counts } = goldenSets(study)(12, random(3));
      expect([...counts]).toEqual(slowly(study, 12, 3));
    }
  });

  test("of documents that weigh by their size as well", () => {
    const study = studyOf(50, [8, 25], true, 0.2);
    const { counts } = goldenSets(study)(15, random(5));
    expect([...counts]).toEqual(slowly(study, 15, 5));
    // micro verdicts are given on some of these sets, and withheld on others
    expect(counts.some((count) => count > 0)).toBe(true);
  });

  test("give the same counts whatever was drawn before, so that pieces can be done anywhere", () => {
    const study = studyOf(60, [10, 30], false, 0.1);
    const streams = (): ReturnType<typeof randomStreams> => randomStreams(9, 3);
    const inOrder = goldenSets(study);
    const there = streams().map((stream) => inOrder(5, stream));
    const backwards = goldenSets(study);
    const back = [...streams()].reverse().map((stream) => backwards(5, stream));
    expect(back.reverse()).toEqual(there);
    expect(addGateTallies(there).draws).toBe(15);
  });
});

const scores = "../shared/bench/scores.csv";

describe.skipIf(!existsSync(scores))("on the scores of the published size (absent here: skipped)", () => {
  const [header, ...rows] = existsSync(scores) ? readFileSync(scores, "utf8").trim().split("\n") : [""];
  const names = header.split(",");
  const column = (name: string): Float64Array =>
    Float64Array.from(rows, (row) => Number(row.split(",")[names.indexOf(name)]));

  test("the paired bootstrap passes a loss of the margin in 11 to 17 of 100 sets of 100, and the default gate in 5 at most", () => {
    const baseline = column("baseline");
    const size = new Float64Array(baseline.length).fill(1);
    const scenarios = ["loss02", "rebuild1"].map((name) => ({
      name,
      kind: "candidate" as const,
      candidate: column(name),
      loss: populationMean(baseline, size) - populationMean(column(name), size),
    }));
    const study: GateStudy = {
      size,
      baseline,
      scenarios,
      clustered: false,
      estimand: "micro",
      range: 1,
      margin: 0.02,
      alpha: 0.05,
      rules: ["percentile", "unpaired", "gate"],
      sizes: [100],
      replacements: ["without"],
    };
    const { draws, counts } = goldenSets(study)(1000, random(1));
    const pass = (scenario: number, rule: number): number => counts[(scenario * 3 + rule) * 3] / draws;
    expect(pass(0, 0)).toBeGreaterThan(0.11);
    expect(pass(0, 0)).toBeLessThan(0.17);
    expect(pass(0, 2)).toBeLessThan(0.05);
    // an unpaired gate almost never passes what did not change
    expect(pass(1, 1)).toBeLessThan(0.03);
  });

  test("the bootstrap without replicates decides as 2,000 replicates do, wherever these are not in doubt themselves", () => {
    const baseline = column("baseline");
    const size = new Float64Array(baseline.length).fill(1);
    const scenarios = ["loss02", "rebuild30", "swap1"].map((name) => ({
      name,
      kind: "candidate" as const,
      candidate: column(name),
      loss: populationMean(baseline, size) - populationMean(column(name), size),
    }));
    const study: GateStudy = {
      size,
      baseline,
      scenarios,
      clustered: false,
      estimand: "micro",
      range: 1,
      margin: 0.02,
      alpha: 0.05,
      rules: ["percentile", "unpaired"],
      sizes: [50, 200],
      replacements: ["without"],
    };
    const B = 2000;
    let compared = 0;
    for (let seed = 0; seed < 12; seed++) {
      const { counts } = goldenSets(study)(1, random(seed));
      const stream = random(seed);
      const order = [...baseline.keys()];
      for (let i = 0; i < order.length >> 1; i++) {
        const j = i + stream.below(order.length - i);
        [order[i], order[j]] = [order[j], order[i]];
      }
      let cell = 0;
      for (const units of study.sizes)
        for (const { candidate, name } of scenarios)
          for (const rule of study.rules) {
            let below = 0;
            for (let b = 0; b < B; b++) {
              let sum = 0;
              for (let i = 0; i < units; i++) {
                const d = order[stream.below(units)];
                sum += candidate[d] - baseline[rule === "unpaired" ? order[stream.below(units)] : d];
              }
              if (sum < -0.02 * units - 1e-9) below++;
            }
            const noise = 3.5 * Math.sqrt((0.05 * 0.95) / B);
            if (Math.abs(below / B - 0.05) > noise) {
              compared++;
              expect(counts[cell], `${name}, ${rule}, n = ${units}, seed ${seed}: ${below / B}`).toBe(
                below / B <= 0.05 ? 1 : 0,
              );
            }
            cell += 3;
          }
    }
    expect(compared).toBeGreaterThan(100);
  });
});
