import { expect, test } from "vitest";
import { aboutInputs, originOf, shortNames } from "../../src/report/pageContext.ts";
import type { ReportContext } from "../../src/report/ReportContext.ts";
import { en } from "../../src/report/words/en/catalogue.ts";

const context = (...paths: readonly string[]): ReportContext => ({
  inputs: paths.map((path) => ({ path, format: "csv", sha256: "0a", rows: 2 })),
  tool: { version: "1.2.3", commandLine: "gatestats gate" },
});

test("files are named by the ends of their paths, with as many folders as tell them apart and one at least", () => {
  expect(shortNames(["runs/a/scores.csv", "runs/b/scores.csv"])).toEqual(["a/scores.csv", "b/scores.csv"]);
  expect(shortNames(["same.csv", "same.csv"])).toEqual(["same.csv", "same.csv"]);
  expect(shortNames(["x\\runs\\old.csv", "x\\runs\\new.csv"])).toEqual(["runs/old.csv", "runs/new.csv"]);
  expect(shortNames(["./old.csv", "/new.csv"])).toEqual(["old.csv", "new.csv"]);
  expect(shortNames(["x/main/out/s.csv", "x/pr/out/s.csv"])).toEqual(["main/out/s.csv", "pr/out/s.csv"]);
});

test("a page says which files it is about", () => {
  expect(aboutInputs("gate", context("x/old.csv", "x/new.csv"), en)).toBe(
    "gatestats gate: x/new.csv against x/old.csv",
  );
  expect(aboutInputs("estimate", context("x/old.csv"), en)).toBe("gatestats estimate: x/old.csv");
  expect(aboutInputs("compare", context("a.csv", "b.csv", "c.csv"), en)).toBe(
    "gatestats compare: b.csv, c.csv against a.csv",
  );
});

test("the policy and the saved baseline stand among what numbers rest on", () => {
  const named = originOf(
    {
      ...context("a.csv"),
      policy: { path: "gatestats.yaml", sha256: "0b" },
      savedBaseline: { name: "main", saved: "2026-01-02", commit: "abc" },
    },
    en,
  );
  expect(named.map(({ name, value }) => `${name}: ${value}`)).toEqual([
    "Command: gatestats gate",
    "Version of gatestats: 1.2.3",
    "Policy: gatestats.yaml, SHA-256 0b",
    "Saved baseline: main, saved 2026-01-02, commit abc",
    "a.csv: 2 rows, csv, SHA-256 0a",
  ]);
});
