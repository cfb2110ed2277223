import { describe, expect, test } from "vitest";
import { judgeHypothesis } from "../../src/study/hypotheses.ts";
import type { Condition, Hypothesis } from "../../src/study/StudyFile.ts";
import { type Row, type TableName, tableNames } from "../../src/study/tables.ts";

const rows: readonly Row[] = [
  { data: "a", setting: "16", p95: 0.02, upper: 0.03, sd: 0.1 },
  { data: "a", setting: "128", p95: 0.01, upper: 0.03, sd: 0.2 },
  { data: "b", setting: "16", p95: 0.01, upper: 0.02, sd: 0.1 },
  { data: "b", setting: "128", p95: 0.02, upper: 0.01, sd: null },
  { data: "c", setting: "64", p95: 0, upper: 0, sd: 0 },
];
const empty = Object.fromEntries(tableNames.map((name) => [name, []])) as unknown as Record<
  TableName,
  readonly Row[]
>;
const tables = { ...empty, rebuilds: rows };

function judged(condition: Partial<Condition>, more: Partial<Hypothesis> = {}) {
  const whole = {
    table: "rebuilds",
    where: {},
    column: "p95",
    is: "above",
    value: 0,
    ...condition,
  } as Condition;
  return judgeHypothesis(
    "H",
    { says: "it holds", section: null, each: "data", atLeast: 1, conditions: [whole], ...more },
    tables,
  );
}

/** The units in which a condition holds, fails, and cannot be looked at. */
function units(condition: Partial<Condition>): readonly string[] {
  return judged(condition).units.map(({ unit, holds }) => `${unit} ${holds}`);
}

describe("a condition", () => {
  test("holds in a unit where it holds in every row that it picks", () => {
    expect(units({})).toEqual(["a true", "b true", "c false"]);
    expect(units({ value: 0.015 })).toEqual(["a false", "b false", "c false"]);
  });
  test("picks rows by their columns: a number matches the text that stands for it, a list any of its values", () => {
    expect(units({ where: { setting: 16 }, value: 0.015 })).toEqual(["a true", "b false"]);
    expect(units({ where: { setting: [16, 64] } })).toEqual(["a true", "b true", "c false"]);
    expect(units({ where: { sd: null } })).toEqual(["b true"]);
  });
  test("compares as its words say, at the line too", () => {
    const at = (is: Condition["is"], value: number | string = 0.01) =>
      units({ where: { setting: "128" }, is, value }).map((one) => one.split(" ")[1]);
    expect(at("above")).toEqual(["false", "true"]);
    expect(at("at least")).toEqual(["true", "true"]);
    expect(at("below")).toEqual(["false", "false"]);
    expect(at("at most")).toEqual(["true", "false"]);
    expect(at("above column", "upper")).toEqual(["false", "true"]);
    expect(at("at least column", "upper")).toEqual(["false", "true"]);
  });
  test("never grows along a column, in the order of its numbers", () => {
    expect(units({ is: "never grows along", value: "setting" })).toEqual(["a true", "b false", "c null"]);
    expect(units({ is: "never grows along", value: "setting", column: "upper" })).toEqual([
      "a true",
      "b true",
      "c null",
    ]);
  });
  test("that finds no number says nothing of the unit", () => {
    expect(units({ column: "sd", where: { setting: 128 } })).toEqual(["a true", "b null"]);
  });
});

describe("a hypothesis", () => {
  test("is supported where its conditions hold in as many units as its rule asks for", () => {
    expect(judged({}, { atLeast: 2 })).toMatchObject({ outcome: "supported", holdIn: 2, testableIn: 3 });
    expect(judged({}, { atLeast: 3 })).toMatchObject({ outcome: "not supported", holdIn: 2, testableIn: 3 });
  });
  test("is not testable where fewer units have rows than it asks for", () => {
    expect(judged({}, { atLeast: 4 }).outcome).toBe("not testable here");
    expect(judged({ where: { setting: "none" } })).toMatchObject({ outcome: "not testable here", units: [] });
  });
  test("needs all of its conditions in one unit", () => {
    const two = (value: number) =>
      judged(
        {},
        {
          conditions: [
            { table: "rebuilds", where: { setting: 16 }, column: "p95", is: "above", value },
            { table: "rebuilds", where: {}, column: "p95", is: "never grows along", value: "setting" },
          ],
        },
      );
    expect(two(0).units.map(({ holds }) => holds)).toEqual([true, false, null]);
    expect(two(0.5).outcome).toBe("not supported");
  });
});
