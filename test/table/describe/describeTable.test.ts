import { describe, expect, test } from "vitest";
import { designEffect, intraclassCorrelation } from "../../../src/stats/diagnostics.ts";
import { cr2 } from "../../../src/stats/variance/variance.ts";
import { describeGroups } from "../../../src/table/describe/describeGroups.ts";
import { describeMetric } from "../../../src/table/describe/describeMetric.ts";
import { describeTable } from "../../../src/table/describe/describeTable.ts";
import { idPrefixes } from "../../../src/table/describe/idPrefixes.ts";
import { failed, missing, scored } from "../../../src/table/ScoreTable.ts";
import { clusterTotals } from "../../../src/table/totals.ts";
import { tableOf } from "../tables.ts";

function metricOf(values: readonly (number | null | "failed")[]) {
  return describeMetric({
    name: "m",
    values: Float64Array.from(values, (value) => (typeof value === "number" ? value : 0)),
    state: Uint8Array.from(values, (v) => (v === null ? missing : v === "failed" ? failed : scored)),
    scale: { kind: "unbounded" },
    better: "higher",
  });
}

describe("describeMetric", () => {
  test("scored, missing and failed are all rows, and only scored ones count (report 10)", () => {
    const described = metricOf([1, null, 0, "failed", 1]);
    expect([described.scored, described.missing, described.failed]).toEqual([3, 1, 1]);
    expect(described.mean).toBeCloseTo(2 / 3, 12);
    expect(described.kind).toBe("hits");
    expect(metricOf([null, "failed"])).toMatchObject({ kind: "empty", mean: null, lowest: null });
  });

  test("a scale is guessed by the narrowest range in use", () => {
    const ranges = [
      [0.2, 0.9],
      [-0.5, 0.5],
      [1, 4],
      [0, 4],
      [0, 7.5],
      [12, 90],
      [3, 250],
    ].map((values) => metricOf(values).likelyRange);
    expect(ranges).toEqual([
      { min: 0, max: 1 },
      { min: -1, max: 1 },
      { min: 1, max: 5 },
      { min: 0, max: 5 },
      { min: 0, max: 10 },
      { min: 0, max: 100 },
      null,
    ]);
  });

  test("two decimals are rounded scores, but steps of a twentieth are grades", () => {
    expect(metricOf([0.33, 0.67, 1]).rounded).toBe(true);
    expect(metricOf([0.25, 0.5, 0.75, 0.05]).rounded).toBe(false);
    expect(metricOf([0.33, 0.67, 0.123]).rounded).toBe(false);
  });
});

describe("idPrefixes", () => {
  test("a separator in every id whose prefixes group rows is a column", () => {
    expect(idPrefixes(["a#1", "a#2", "b#1", "b#2", "b#3"])).toEqual([
      { column: "id:prefix#", labels: ["a", "a", "b", "b", "b"] },
    ]);
  });

  test("one prefix for all, a prefix for each, or an id without it are none", () => {
    expect(idPrefixes(["q-1", "q-2", "q-3"])).toEqual([]);
    expect(idPrefixes(["a-1", "b-1", "c-1"])).toEqual([]);
    expect(idPrefixes(["a#1", "a#2", "b"])).toEqual([]);
    expect(idPrefixes(["#1", "#2"])).toEqual([]);
  });
});

describe("describeGroups", () => {
  const labels = ["d1", "d1", "d1", "d2", "d2", "d3", "d3", "d3", "d3"];
  const rows = labels.map((_, i): [string, number | null] => [`q${i}`, i === 4 ? null : i % 3 === 0 ? 1 : 0]);

  test("gives the ICC and the design effect of the documents' totals", () => {
    const table = tableOf(rows, { doc_id: labels });
    const [candidate] = describeGroups(table, []).candidates;
    const { values, state } = table.metrics.get("hit")!;
    const keep = state.map((s) => (s === scored ? 1 : 0));
    const totals = clusterTotals(values, keep, labels, table.ids);
    expect(candidate).toMatchObject({ column: "doc_id", kind: "documents", groups: 3, empty: 0 });
    expect(candidate.largest).toEqual({ label: "d3", share: 4 / 9 });
    expect(candidate.metrics).toEqual([
      {
        metric: "hit",
        icc: intraclassCorrelation(totals),
        designEffect: designEffect(totals, cr2(totals)),
      },
    ]);
  });

  test("likely documents come first, and say what they lie inside of", () => {
    const books = ["b1", "b1", "b1", "b1", "b1", "b2", "b2", "b2", "b2"];
    const described = describeGroups(
      tableOf(rows, {
        split: ["x", "y", "x", "y", "x", "y", "x", "y", "x"],
        answer: rows.map(([id]) => `the answer to ${id}`),
        model: rows.map(() => "m"),
        doc_id: labels,
        book: books,
      }),
      [],
    );
    expect(described.candidates.map(({ column, inside }) => [column, inside])).toEqual([
      ["book", []],
      ["doc_id", ["book"]],
      ["split", []],
    ]);
    expect(described.rowNames).toEqual(["answer"]);
    expect(described.constant).toEqual([{ column: "model", value: "m" }]);
  });

  test("empty cells are counted and are no group", () => {
    const cells = labels.map((label, i) => (i < 2 ? "" : label));
    const [candidate] = describeGroups(tableOf(rows, { doc_id: cells }), []).candidates;
    expect([candidate.groups, candidate.empty]).toEqual([3, 2]);
  });
});

describe("describeTable", () => {
  test("duplicates are told with their lines, and with the column that tells them apart", () => {
    const table = tableOf(
      [
        ["q1", 1],
        ["q1", 0],
        ["q2", 1],
        ["q2", 1],
      ],
      { model: ["a", "b", "a", "b"] },
    );
    expect(describeTable(table).repeated).toEqual({
      kind: "duplicates",
      questions: 2,
      most: 2,
      examples: [
        { id: "q1", lines: [2, 3] },
        { id: "q2", lines: [4, 5] },
      ],
      toldApartBy: "model",
    });
    const told = describeTable(table, "model");
    expect(told.repeated).toMatchObject({ kind: "systems", questions: 0 });
    expect(told.systems?.systems.map(({ name, rows, means }) => [name, rows, means.hit])).toEqual([
      ["a", 2, 1],
      ["b", 2, 0.5],
    ]);
  });

  test("an index of rows, with a name or without, tells no systems apart", () => {
    const rows = ["q1", "q2", "q2", "q3", "q4"].map((id, k) => [id, k % 2] as const);
    const index = ["0", "1", "2", "3", "4"];
    expect(describeTable(tableOf(rows, { "": index, row: index })).repeated?.toldApartBy).toBeNull();
  });

  test("how alike groups are is asked of a metric that varies", () => {
    const rows = [1, 1, 0, 0, 1, 0].map((score, k) => [`q${k}`, score] as const);
    const table = tableOf(rows, { doc_id: ["a", "a", "b", "b", "c", "c"] });
    const hit = table.metrics.get("hit")!;
    const flat = { ...hit, name: "flat", values: new Float64Array(6).fill(1) };
    const { candidates } = describeGroups(
      {
        ...table,
        metrics: new Map([
          ["flat", flat],
          ["hit", hit],
        ]),
      },
      [],
    );
    expect(candidates[0].metrics.map(({ metric }) => metric)).toEqual(["hit"]);
  });

  test("repeats that the file marks are repeats", () => {
    const table = tableOf([
      ["q1", 1],
      ["q1", 0],
      ["q1", 1],
      ["q2", 1],
    ]);
    expect(describeTable({ ...table, repeats: "recognised" })).toMatchObject({
      rows: 4,
      questions: 2,
      repeated: { kind: "repeats", questions: 1, most: 3 },
    });
  });
});
