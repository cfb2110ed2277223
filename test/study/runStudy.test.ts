import { expect, test } from "vitest";
import { random } from "../../src/simulate/random.ts";
import { populationOf } from "../../src/study/Population.ts";
import { runStudy } from "../../src/study/runStudy.ts";
import { scenariosOf } from "../../src/study/scenarios.ts";
import { systemsToRun } from "../../src/study/systemsToRun.ts";
import { tableColumns, tableNames } from "../../src/study/tables.ts";
import { leastLines, madeUp, study } from "./smallStudy.ts";

const more = [
  "contrasts:",
  "  - { name: G1 - G2, of: passes, rule: threshold, minus: difference }",
  "  - { name: alarms, of: alarms, rule: difference, minus: threshold }",
  "latency: { data: docs, systems: [bm25, index 1], gateQueries: [20], draws: 50 }",
  "hypotheses:",
  "  H1:",
  "    says: thresholds err",
  "    conditions: [{ table: thresholds, where: { system: all, side: both }, column: wrong, is: above, value: 0 }]",
];
const file = study([...leastLines, ...more]);
const result = await runStudy(file, madeUp());
const { tables } = result;

async function populationHere() {
  const lab = madeUp();
  const found = new Map<string, NonNullable<Awaited<ReturnType<typeof lab.scores>>>>();
  for (const { name, entry } of systemsToRun(file)) found.set(name, (await lab.scores("docs", name, entry))!);
  return populationOf("docs", found, ["recall@5", "nDCG@10", "recall@10"]);
}
const population = await populationHere();
const scenarios = scenariosOf(file, population);

/** Golden sets by definition: the first n of a random order, whose front half is shuffled anew for each draw. */
function goldenSetsOf(n: number): readonly (readonly number[])[] {
  const stream = random(file.seed);
  const order = Array.from({ length: 60 }, (_, i) => i);
  return Array.from({ length: file.goldenSets.draws }, () => {
    for (let i = 0; i < 30; i++) {
      const j = i + stream.below(60 - i);
      [order[i], order[j]] = [order[j], order[i]];
    }
    return order.slice(0, n);
  });
}

const mean = (values: Iterable<number>): number => {
  const all = [...values];
  return all.reduce((a, b) => a + b, 0) / all.length;
};
const sd = (values: readonly number[]): number =>
  Math.sqrt(values.reduce((a, v) => a + (v - mean(values)) ** 2, 0) / (values.length - 1));

test("every table has its columns, in every row", () => {
  for (const name of tableNames) {
    expect(tables[name].length, name).toBeGreaterThan(0);
    for (const row of tables[name]) expect(Object.keys(row).sort()).toEqual([...tableColumns[name]].sort());
  }
});

test("a threshold round the truth is wrong as often as counting says, system by system and on average", () => {
  for (const n of [10, 20]) {
    const wrong = goldenSetsOf(n).map((set) =>
      ["bm25", "tfidf"].map((system) => {
        const scores = population.scores.get(system)!["recall@5"];
        const [truth, seen] = [mean(scores), mean(set.map((i) => scores[i]))];
        return { below: seen < truth - 0.02 - 1e-12 ? 1 : 0, above: seen >= truth + 0.02 ? 1 : 0 };
      }),
    );
    const row = (system: string, side: string) =>
      tables.thresholds.find(
        (one) => one.metric === "recall@5" && one.system === system && one.side === side && one.n === n,
      )!;
    expect(row("tfidf", "below").wrong).toBeCloseTo(mean(wrong.map(([, tfidf]) => tfidf.below)), 12);
    expect(row("bm25", "above").wrong).toBeCloseTo(mean(wrong.map(([bm25]) => bm25.above)), 12);
    const perSet = wrong.map((cases) => mean(cases.flatMap(({ below, above }) => [below, above])));
    expect(row("all", "both").wrong).toBeCloseTo(mean(perSet), 12);
    expect(row("all", "both").error).toBeCloseTo(sd(perSet) / Math.sqrt(perSet.length), 12);
  }
});

test("two rules are set against each other golden set by golden set, over all changes of a family", () => {
  const n = 20;
  const metric = "recall@5";
  const passes = (scenario: (typeof scenarios)[number], set: readonly number[]) => {
    const [before, after] = [scenario.before[metric], scenario.after[metric]];
    const level = mean(set.map((i) => after[i]));
    return {
      threshold: level >= mean(before) - 0.05 - 1e-12 ? 1 : 0,
      difference: level - mean(set.map((i) => before[i])) >= -0.02 - 1e-12 ? 1 : 0,
    };
  };
  for (const family of ["swap", "degraded", "rebuild"]) {
    const of = scenarios.filter((one) => one.family === family);
    const perSet = goldenSetsOf(n).map((set) =>
      mean(
        of.map((one) => {
          const { threshold, difference } = passes(one, set);
          return threshold - difference;
        }),
      ),
    );
    const rows = tables.contrasts.filter(
      (one) =>
        one.metric === metric &&
        one.family === family &&
        one.n === n &&
        one.contrast === "G1 - G2" &&
        one.setting === null,
    );
    const row = rows.find(({ scenario }) => scenario === (of.length > 1 ? "all" : of[0].name))!;
    expect(row.scenarios).toBe(of.length);
    expect(row.difference).toBeCloseTo(mean(perSet), 12);
    expect(row.error).toBeCloseTo(sd(perSet) / Math.sqrt(perSet.length), 12);
  }
});

test("an alarm is what does not pass: fewer passes are as many more alarms", () => {
  const of = (contrast: string) => tables.contrasts.filter((row) => row.contrast === contrast);
  expect(of("alarms").map(({ difference }) => difference)).toEqual(
    of("G1 - G2").map(({ difference }) => difference),
  );
});

test("the noise of rebuilds is the 95th percentile over all pairs of builds", () => {
  for (const setting of ["1", "2"]) {
    const builds = [1, 2, 3, 4].map((i) => population.scores.get(`index ${setting} #${i}`)!["recall@10"]);
    const off = builds
      .flatMap((a, i) => builds.slice(i + 1).map((b) => Math.abs(mean(a) - mean(b))))
      .sort((a, b) => a - b);
    const row = tables.rebuilds.find((one) => one.setting === setting)!;
    // six pairs: type 7 lies at place 1 + 0.95·5 = 5.75
    expect(row.p95).toBeCloseTo(off[4] + 0.75 * (off[5] - off[4]), 12);
    expect(row.changed).toBeCloseTo(
      mean(builds[0].map((value, i) => (builds.some((one) => one[i] !== value) ? 1 : 0))),
      12,
    );
    expect(row.gain).toBeCloseTo(mean(builds.slice(1).map((one) => mean(one) - mean(builds[0]))), 12);
  }
});

test("a degraded system loses what it was to lose: exactly, or as near as whole questions come", () => {
  for (const { how, target, before, after } of scenarios
    .filter(({ family }) => family === "degraded")
    .map(({ setting: how, ...one }) => ({ how, ...one }))) {
    const lost = mean(before["recall@5"]) - mean(after["recall@5"]);
    expect(Math.abs(lost - target!)).toBeLessThan(how === "whole" ? 0.5 / 60 : 1e-12);
    if (how === "whole")
      for (const [i, value] of after["recall@5"].entries())
        if (value !== before["recall@5"][i]) expect([value, after["nDCG@10"][i]]).toEqual([0, 0]);
  }
});

test("steps are counted before they are done", async () => {
  const lab = madeUp();
  const told: number[][] = [];
  await runStudy(file, { ...lab, begin: (_, number, steps) => void told.push([number, steps]) });
  expect(told).toEqual(told.map((_, i) => [i + 1, told.length]));
});

test("a size of golden sets that is more than half of the questions is left out", async () => {
  const { data, tables: few } = await runStudy(file, madeUp(30));
  expect(data[0].n).toEqual([10]);
  expect(new Set(few.gates.map(({ n }) => n))).toEqual(new Set([10]));
});

test("a loss that is more than there is to lose is told, not made", async () => {
  const large = study([
    ...leastLines.slice(0, -2),
    "  - { family: degraded, of: [tfidf], losses: [0.99], how: [few] }",
    leastLines.at(-1)!,
  ]);
  const { notBuilt, tables: none } = await runStudy(large, madeUp());
  expect(notBuilt).toEqual([{ data: "docs", system: "tfidf", loss: 0.99, how: "few" }]);
  expect(none.gates.some(({ family }) => family === "degraded")).toBe(false);
});
