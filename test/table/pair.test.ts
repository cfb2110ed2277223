import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { InputError } from "../../src/table/InputError.ts";
import { pairColumns, pairTables } from "../../src/table/pair.ts";
import type { ScoreTable } from "../../src/table/ScoreTable.ts";
import { scoresOf, tableOf } from "./tables.ts";

const errorOf = (act: () => unknown): InputError => {
  try {
    act();
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
  throw new Error("nothing was thrown");
};
const strict = { unmatched: "error" } as const;
const drop = { unmatched: "drop" } as const;

describe("pairTables", () => {
  const baseline = tableOf([
    ["q1", 1],
    ["q2", 0],
    ["q3", null],
  ]);

  test("sets the rows side by side in the baseline's order", () => {
    const candidate = tableOf(
      [
        ["q3", 0.5],
        ["q1", 0],
        ["q2", 1],
      ],
      {},
      "b.csv",
    );
    const pair = pairTables(baseline, candidate, "hit", strict);
    expect(pair.ids).toEqual(["q1", "q2", "q3"]);
    expect(scoresOf(pair.baseline)).toEqual([1, 0, null]);
    expect(scoresOf(pair.candidate)).toEqual([0, 1, 0.5]);
  });

  test("pairs the same whatever the order of the candidate's rows, and loses none", () => {
    const ids = fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 30 });
    const shuffled = ids.chain((list) =>
      fc.record({ list: fc.constant(list), other: fc.shuffledSubarray(list, { minLength: list.length }) }),
    );
    fc.assert(
      fc.property(shuffled, ({ list, other }) => {
        const scoreOf = (id: string): number => list.indexOf(id) / list.length;
        const a = tableOf(list.map((id) => [id, scoreOf(id)]));
        const b = tableOf(other.map((id) => [id, scoreOf(id)]));
        const pair = pairTables(a, b, "hit", strict);
        expect(pair.ids).toEqual(list);
        expect(pair.candidate.values).toEqual(pair.baseline.values);
      }),
    );
  });

  test("every row of both files is paired, missing or counted as unmatched", () => {
    const ids = fc.uniqueArray(fc.nat(40).map(String), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(ids, ids, (left, right) => {
        fc.pre(left.some((id) => right.includes(id)));
        const pair = pairTables(
          tableOf(left.map((id) => [id, 1])),
          tableOf(right.map((id) => [id, 1])),
          "hit",
          drop,
        );
        const lost = pair.candidate.state.filter((state) => state !== 0).length;
        expect(pair.ids).toEqual(left);
        expect(lost).toBe(pair.unmatched.baselineOnly.length);
        expect(left.length - lost + pair.unmatched.candidateOnly.length).toBe(right.length);
      }),
    );
  });

  test("report 40: an empty candidate is an error, never a pass", () => {
    expect(errorOf(() => pairTables(baseline, tableOf([], {}, "b.csv"), "hit", drop)).code).toBe("no-rows");
  });

  test("report 40: half the ids gone is an error unless dropping is asked for", () => {
    const half = tableOf([["q1", 1]], {}, "b.csv");
    const error = errorOf(() => pairTables(baseline, half, "hit", strict));
    expect(error.message).toBe("1 of 3 ids of a.csv are in b.csv. Only in a.csv (2): q2, q3.");
    expect(error.hint).toMatch("--unmatched drop");
  });

  test("report 41: with --unmatched drop what the candidate lost counts as missing", () => {
    const other = tableOf(
      [
        ["q2", 1],
        ["q3", 1],
        ["q4", 1],
      ],
      {},
      "b.csv",
    );
    const pair = pairTables(baseline, other, "hit", drop);
    expect(pair.ids).toEqual(["q1", "q2", "q3"]);
    expect(scoresOf(pair.candidate)).toEqual([null, 1, 1]);
    expect(pair.unmatched).toEqual({ baselineOnly: ["q1"], candidateOnly: ["q4"] });
    expect(pair.caveats).toEqual([
      { code: "unmatched-dropped", params: { baselineOnly: 1, candidateOnly: 1 } },
    ]);
  });

  test("report 42: a metric that vanished is an error that lists what is there", () => {
    const error = errorOf(() => pairTables(baseline, baseline, "faithfulness", strict));
    expect(error.message).toBe('a.csv has no metric "faithfulness".');
    expect(error.hint).toBe("Its metrics are: hit.");
  });

  test("report 43: duplicate keys are refused with their lines", () => {
    const twice = tableOf(
      [
        ["q1", 1],
        ["q2", 0],
        ["q1", 0],
      ],
      {},
      "b.csv",
    );
    const error = errorOf(() => pairTables(baseline, twice, "hit", drop));
    expect(error.message).toBe("One id stands on several rows: q1 (lines 2, 4).");
    expect(error.hint).toMatch("--repeats average");
    expect(error.place).toEqual({ file: "b.csv", line: 4 });
  });

  test("report 45: ids that differ by their separator are shown as a near miss", () => {
    const turns = tableOf([
      ["q1<::>1", 1],
      ["q1<::>2", 1],
    ]);
    const other = tableOf(
      [
        ["q1::1", 1],
        ["q1::2", 1],
      ],
      {},
      "b.csv",
    );
    const error = errorOf(() => pairTables(turns, other, "hit", drop));
    expect(error.message).toMatch("0 of 2 ids");
    expect(error.hint).toBe(
      '2 of them would match but for separators, blanks, case or leading zeros, as "q1<::>1" and "q1::1" do: say --id-transform \'<::>=::\', or write the ids the same way in both files.',
    );
  });

  test("report 49: of many unmatched ids the first ten of each side are shown, and all are counted", () => {
    const side = (letter: string, path: string) =>
      tableOf(
        Array.from({ length: 12 }, (_, k) => [`${letter}${k}`, 1]),
        {},
        path,
      );
    const { message } = errorOf(() => pairTables(side("x", "a.csv"), side("y", "b.csv"), "hit", drop));
    expect(message).toMatch("Only in a.csv (12): x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, ….");
    expect(message).toMatch("Only in b.csv (12): y0,");
  });

  test("a question in two documents is refused, unless nobody uses the column", () => {
    const a = tableOf(
      [
        ["q1", 1],
        ["q2", 1],
      ],
      { doc_id: ["d1", "d2"] },
    );
    const b = tableOf(
      [
        ["q1", 1],
        ["q2", 1],
      ],
      { doc_id: ["d1", "d9"] },
      "b.csv",
    );
    expect(errorOf(() => pairTables(a, b, "hit", strict)).message).toBe(
      'Question "q2" has doc_id "d2" (a.csv, line 3) but "d9" (b.csv, line 3).',
    );
    expect(pairTables(a, b, "hit", { ...strict, groups: [] }).groups.size).toBe(0);
  });
});

test("a pair notes what was noted of its metric on either side, once, with failed rows by side", () => {
  const noted = (count: number, path: string): ScoreTable => ({
    ...tableOf([["q1", 1]], {}, path),
    caveats: [
      { code: "text-scores-mapped", params: { column: "hit", labels: "yes=1" } },
      { code: "text-scores-mapped", params: { column: "other", labels: "no=0" } },
      { code: "error-rows", params: { count } },
    ],
  });
  expect(pairTables(noted(1, "a.csv"), noted(2, "b.csv"), "hit", strict).caveats).toEqual([
    { code: "text-scores-mapped", params: { column: "hit", labels: "yes=1" } },
    { code: "error-rows", params: { baseline: 1, candidate: 2 } },
  ]);
});

describe("pairColumns", () => {
  test("sets two columns of one file side by side", () => {
    const table = tableOf(
      [
        ["q1", 1],
        ["q2", 0],
      ],
      { doc_id: ["d1", "d1"] },
    );
    const wide = {
      ...table,
      metrics: new Map([
        ["a", table.metrics.get("hit")!],
        ["b", table.metrics.get("hit")!],
      ]),
    };
    const pair = pairColumns(wide, "a", "b");
    expect(scoresOf(pair.candidate)).toEqual([1, 0]);
    expect(pair.groups.get("doc_id")).toEqual(["d1", "d1"]);
    expect(errorOf(() => pairColumns(wide, "a", "c")).hint).toBe("Its metrics are: a, b.");
  });
});
