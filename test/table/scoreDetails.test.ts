import { expect, test } from "vitest";
import type { MetricColumn } from "../../src/table/ScoreTable.ts";
import { scoreDetails } from "../../src/table/scoreDetails.ts";

const metric: MetricColumn = {
  name: "hit",
  values: Float64Array.of(1, 0, 1, 0.5, 9),
  state: Uint8Array.of(0, 0, 0, 0, 1),
  scale: { kind: "bounded", min: 0, max: 1 },
  better: "higher",
};
const ids = ["a", "b", "c", "d", "e"];

test("scores are listed without those that are missing, and documents with their standard errors", () => {
  const { scores, documents } = scoreDetails(metric, ["x", "x", "x", "y", "y"], ids);
  expect(scores).toEqual([1, 0, 1, 0.5]);
  expect(documents).toEqual([
    { label: "x", questions: 3, mean: 2 / 3, standardError: expect.closeTo(Math.sqrt(1 / 3 / 3), 12) },
    { label: "y", questions: 1, mean: 0.5, standardError: null },
  ]);
});

test("questions that stand alone make no documents; totals are documents of so many items", () => {
  expect(scoreDetails(metric, undefined, ids).documents).toEqual([]);
  const items = Float64Array.of(2, 4, 1, 1, 1);
  const { scores, documents } = scoreDetails({ ...metric, items }, undefined, ids);
  expect(scores).toEqual([0.5, 0, 1, 0.5]);
  expect(documents[0]).toEqual({ label: "a", questions: 2, mean: 0.5, standardError: null });
});
