import { describe, expect, test } from "vitest";
import { duplicateIds } from "../../src/table/duplicates.ts";
import { averageRepeats } from "../../src/table/repeats.ts";
import { failed, missing, type ScoreTable } from "../../src/table/ScoreTable.ts";
import { scoresOf, tableOf } from "./tables.ts";

describe("averageRepeats", () => {
  const table = tableOf(
    [
      ["q2", 1],
      ["q1", 0],
      ["q2", 0],
      ["q1", 0],
      ["q2", null],
      ["q3", 1],
    ],
    { doc_id: ["d1", "d1", "d1", "d1", "d1", "d2"] },
  );

  test("leaves one row a question, with the mean of its scored repeats", () => {
    const averaged = averageRepeats(table);
    expect(averaged.ids).toEqual(["q2", "q1", "q3"]);
    expect(scoresOf(averaged.metrics.get("hit")!)).toEqual([0.5, 0, 1]);
    expect(averaged.groups.get("doc_id")).toEqual(["d1", "d1", "d2"]);
    expect([...averaged.source.lines]).toEqual([2, 3, 7]);
  });

  test("tells how much the repeats of a question vary", () => {
    expect(averageRepeats(table).caveats).toEqual([
      { code: "repeats-averaged", params: { metric: "hit", questions: 2, repeats: 2, withinVariance: 0.25 } },
    ]);
  });

  test("says nothing of averages where of each question one repeat alone is scored", () => {
    const single = averageRepeats(
      tableOf([
        ["q1", 1],
        ["q1", null],
        ["q2", 0],
      ]),
    );
    expect(scoresOf(single.metrics.get("hit")!)).toEqual([1, 0]);
    expect(single.caveats).toEqual([]);
  });

  test("report 12: a question whose repeats are all missing is missing", () => {
    const averaged = averageRepeats(
      tableOf([
        ["q1", null],
        ["q2", 1],
        ["q1", null],
        ["q1", null],
      ]),
    );
    expect(scoresOf(averaged.metrics.get("hit")!)).toEqual([null, 1]);
    expect(averaged.metrics.get("hit")!.state[0]).toBe(missing);
  });

  test("a question whose repeats all failed has failed", () => {
    const twice = tableOf([
      ["q1", 0],
      ["q1", 0],
    ]);
    twice.metrics.get("hit")!.state.fill(failed);
    expect(averageRepeats(twice).metrics.get("hit")!.state[0]).toBe(failed);
  });

  test("report 20: graded repeats that never differ look cached; equal passes and failures do not", () => {
    const twice = (score: (k: number) => number) =>
      averageRepeats(tableOf(Array.from({ length: 20 }, (_, k) => [`q${k % 10}`, score(k % 10)])));
    const codes = (table: ScoreTable) => table.caveats.map(({ code }) => code);
    expect(codes(twice((k) => k / 10))).toEqual(["repeats-averaged", "repeats-look-cached"]);
    expect(codes(twice((k) => k % 2))).toEqual(["repeats-averaged"]);
  });

  test("a table without repeats stays as it is", () => {
    const single = tableOf([
      ["q1", 1],
      ["q2", 0],
    ]);
    expect(averageRepeats(single)).toBe(single);
  });

  test("one question in two documents is no repeat", () => {
    const split = tableOf(
      [
        ["q1", 1],
        ["q1", 1],
        ["q2", 0],
      ],
      { doc_id: ["d1", "d2", "d2"] },
    );
    expect(() => averageRepeats(split)).toThrow(
      'Question "q1" has doc_id "d2" (a.csv, line 3) but "d1" (a.csv, line 2).',
    );
    expect(averageRepeats(split, []).groups.size).toBe(0);
  });
});

test("duplicate ids are found in any order of rows", () => {
  expect(
    duplicateIds(
      tableOf([
        ["b", 1],
        ["a", 1],
        ["b", 0],
        ["a", 0],
        ["b", 1],
      ]),
    ),
  ).toEqual([
    { id: "b", rows: [0, 2, 4] },
    { id: "a", rows: [1, 3] },
  ]);
  expect(
    duplicateIds(
      tableOf([
        ["q9", 1],
        ["q10", 1],
        ["q11", 1],
      ]),
    ),
  ).toEqual([]);
});
