import { expect, test } from "vitest";
import { coverageDraws } from "../../../src/app/views/learn/lessons/coverageDraws.ts";
import { documentDraws } from "../../../src/app/views/learn/lessons/documentDraws.ts";
import { floorAt, smallestMarginOf, unseenAt } from "../../../src/app/views/learn/lessons/floor.ts";
import { latencyRuns, trueP95 } from "../../../src/app/views/learn/lessons/latencyRuns.ts";
import { reachesOf } from "../../../src/app/views/learn/lessons/pairing.ts";
import { middleOf, pollDraws } from "../../../src/app/views/learn/lessons/pollDraws.ts";

const share = (of: readonly boolean[]): number => of.filter(Boolean).length / of.length;

test("polls spread as the binomial does, and the middle 95 of 100 reach two standard errors", () => {
  const means = pollDraws(0.7, 100, 4000, 1);
  const mean = means.reduce((a, b) => a + b) / means.length;
  expect(Math.abs(mean - 0.7)).toBeLessThan(0.003);
  const [low, high] = middleOf(means);
  expect(high - low).toBeCloseTo(4 * Math.sqrt((0.7 * 0.3) / 100), 1);
});

test("the same seed draws the same", () => {
  expect(pollDraws(0.5, 50, 10, 3)).toEqual(pollDraws(0.5, 50, 10, 3));
  expect(pollDraws(0.5, 50, 10, 3)).not.toEqual(pollDraws(0.5, 50, 10, 4));
});

test("intervals hold the truth about as often as their level says", () => {
  for (const level of [0.8, 0.95]) {
    const held = share(coverageDraws(0.7, 1000, level, 3000, 1).map(({ holds }) => holds));
    expect(Math.abs(held - level)).toBeLessThan(0.02);
  }
});

test("the floor is that of explain: 149 questions for a margin of 0.02, 0.058 with 50", () => {
  expect([0.01, 0.02, 0.03, 0.05].map((margin) => floorAt(margin, 0.05))).toEqual([299, 149, 99, 59]);
  expect([20, 50, 100].map((n) => smallestMarginOf(n, 0.05).toFixed(3))).toEqual(["0.139", "0.058", "0.030"]);
  expect(unseenAt(0.02, 50)).toBeCloseTo(0.364, 3);
});

test("pairing without correlation is worth nothing, and reaches less the more alike systems are", () => {
  const none = reachesOf(0, 100, 0.4, 0.05);
  expect(none.paired).toBe(none.unpaired);
  expect(none.worth).toBe(1);
  expect(reachesOf(0.75, 100, 0.4, 0.05).paired).toBeCloseTo(none.unpaired / 2, 12);
});

test("documents that are alike inside make naive intervals miss, and those by documents hold", () => {
  const setting = { share: 0.7, documents: 30, size: 20 };
  const held = (icc: number, which: "naive" | "byDocument"): number =>
    share(documentDraws({ ...setting, icc }, 2000, 1).map((sample) => sample[which].holds));
  expect(held(0, "naive")).toBeGreaterThan(0.93);
  expect(held(0.3, "naive")).toBeLessThan(0.6);
  expect(held(0.3, "byDocument")).toBeGreaterThan(0.92);
});

test("rates of documents spread as the intraclass correlation says", () => {
  const [icc, size] = [0.2, 20];
  const values = documentDraws({ share: 0.5, icc, documents: 20, size }, 4000, 1).map(
    ({ naive }) => naive.value,
  );
  const variance = values.reduce((a, v) => a + (v - 0.5) ** 2, 0) / values.length;
  expect(variance / ((0.25 * (1 + (size - 1) * icc)) / (20 * size))).toBeCloseTo(1, 1);
});

test("runs that differ pass a limit below the true P95 now and then, and their own intervals miss it", () => {
  const runs = latencyRuns({ queries: 400, between: 0.1 }, 400, 1);
  const limit = 0.95 * trueP95(0.1);
  const passed = share(runs.map(({ value }) => value <= limit));
  expect(passed).toBeGreaterThan(0.15);
  expect(passed).toBeLessThan(0.5);
  expect(share(runs.map(({ holds }) => holds))).toBeLessThan(0.8);
  const alike = latencyRuns({ queries: 400, between: 0 }, 400, 1);
  expect(share(alike.map(({ holds }) => holds))).toBeGreaterThan(0.85);
});
