import { expect, test } from "vitest";
import { gatePair } from "../../src/gates/gate.ts";
import { needsOfCount, needsOfPair } from "../../src/gates/gateNeeds.ts";
import { pairTables } from "../../src/table/pair.ts";
import { tableOf } from "../table/tables.ts";

const scale = { kind: "bounded", min: 0, max: 1 } as const;

test("of one file it says the published floors and the smallest margin, 1 − α^(1/n)", () => {
  const needs = needsOfCount("hit", 80, "question", scale);
  expect(needs.margins.map(({ margin, floor }) => [margin, floor])).toEqual([
    [0.01, 299],
    [0.02, 149],
    [0.05, 59],
  ]);
  expect(needs.smallestMargin).toBeCloseTo(1 - 0.05 ** (1 / 80), 12);
  expect(needs.sdDifference).toBeNull();
});

test("margins are shares of the range", () => {
  const { margins } = needsOfCount("stars", 80, "document", { kind: "bounded", min: 1, max: 5 });
  expect(margins.map(({ margin, floor }) => [margin, floor])).toEqual([
    [0.04, 299],
    [0.08, 149],
    [0.2, 59],
  ]);
  expect(needsOfCount("ms", 80, "question", { kind: "unbounded" }).margins).toEqual([]);
});

test("of a pair it says what gate says: smallest margin, and questions for 80 % power", () => {
  const rows = (lost: number): [string, number][] =>
    Array.from({ length: 90 }, (_, i) => [`q${i}`, i % 3 === 0 || (i + lost) % 7 === 0 ? 0 : 1]);
  const pair = pairTables(tableOf(rows(0)), tableOf(rows(2), {}, "b.csv"), "hit", { unmatched: "error" });
  const needs = needsOfPair(pair, undefined, "micro");
  for (const { margin, floor, needed } of needs.margins) {
    const verdict = gatePair(pair, undefined, {
      rule: "paired",
      margin,
      method: "auto",
      alpha: 0.05,
      estimand: "micro",
      role: "must",
      missing: "worst-case",
      floor: true,
    });
    expect(floor).toBe(verdict.floor?.required);
    expect(needed).toBe(verdict.needed?.questions);
    expect(needs.smallestMargin).toBe(verdict.smallestMargin);
  }
  const differences = pair.ids.map((_, row) => pair.candidate.values[row] - pair.baseline.values[row]);
  const mean = differences.reduce((a, b) => a + b) / 90;
  const variance = differences.reduce((sum, d) => sum + (d - mean) ** 2, 0) / 89;
  expect(needs.sdDifference).toBeCloseTo(Math.sqrt(variance), 12);
});
