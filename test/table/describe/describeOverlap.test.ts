import { expect, test } from "vitest";
import { describeOverlap } from "../../../src/table/describe/describeOverlap.ts";
import type { ScoreTable } from "../../../src/table/ScoreTable.ts";
import { tableOf } from "../tables.ts";

const ids = (...names: string[]): ScoreTable => tableOf(names.map((name) => [name, 1]));

test("counts what all have and what each lacks, with the first ten", () => {
  const { common, files } = describeOverlap(
    [ids("a", "b", "c"), ids("b", "c", "d"), ids("c", "b")],
    ["x", "y", "z"],
  );
  expect(common).toBe(2);
  expect(files).toEqual([
    { name: "x", questions: 3, lacks: 1, examples: ["d"] },
    { name: "y", questions: 3, lacks: 1, examples: ["a"] },
    { name: "z", questions: 2, lacks: 2, examples: ["a", "d"] },
  ]);
});

test("ids that would match if they were written alike are a near miss, with what makes them match", () => {
  const { common, nearMiss } = describeOverlap(
    [ids("q1::1", "q1::2"), ids("q1<::>1", "q1<::>2")],
    ["x", "y"],
  );
  expect(common).toBe(0);
  expect(nearMiss).toEqual({ count: 2, example: ["q1::1", "q1<::>1"], transforms: ["<::>=::"] });
});

test("metrics of one side, scales that differ and documents that differ are told", () => {
  const a = tableOf(
    [
      ["q1", 1],
      ["q2", 0],
    ],
    { doc_id: ["d1", "d2"] },
  );
  const b = tableOf(
    [
      ["q2", 1],
      ["q1", 0],
    ],
    { doc_id: ["d3", "d1"] },
  );
  const hit = b.metrics.get("hit")!;
  const other: ScoreTable = {
    ...b,
    metrics: new Map([
      ["hit", { ...hit, scale: { kind: "unbounded" } }],
      ["rr", hit],
    ]),
  };
  const overlap = describeOverlap([a, other], ["x", "y"]);
  expect(overlap.metrics.map(({ name, scalesDiffer }) => [name, scalesDiffer])).toEqual([["hit", true]]);
  expect(overlap.otherMetrics).toEqual([{ name: "y", metrics: ["rr"] }]);
  expect(overlap.disagreeing).toEqual([
    { column: "doc_id", questions: 1, example: { id: "q2", values: ["d2", "d3"] } },
  ]);
});
