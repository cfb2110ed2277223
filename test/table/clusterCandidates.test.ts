import { expect, test } from "vitest";
import { clusterCandidates } from "../../src/table/clusterCandidates.ts";
import { tableOf } from "./tables.ts";

const rows = (count: number): [string, number][] => Array.from({ length: count }, (_, k) => [`q${k}`, 1]);

test("candidates are told coarsest first, with what they nest inside", () => {
  const table = tableOf(rows(6), {
    paragraph: ["p1", "p1", "p2", "p3", "p3", "p4"],
    article: ["a1", "a1", "a1", "a2", "a2", "a2"],
    source: ["web", "book", "web", "web", "book", "web"],
  });
  expect(clusterCandidates(table)).toEqual([
    { column: "article", clusters: 2, rows: 6, inside: [] },
    { column: "source", clusters: 2, rows: 6, inside: [] },
    { column: "paragraph", clusters: 4, rows: 6, inside: ["article"] },
  ]);
});

test("a column that groups no rows, or all of them, is no candidate", () => {
  const table = tableOf(rows(3), { doc_id: ["a", "b", "c"], file: ["x", "x", "x"], model: ["m", "m", "n"] });
  expect(clusterCandidates(table)).toEqual([]);
});
