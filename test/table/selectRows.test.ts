import { expect, test } from "vitest";
import { selectSystem } from "../../src/table/selectRows.ts";
import { scoresOf, tableOf } from "./tables.ts";

const long = tableOf(
  [
    ["q1", 1],
    ["q2", 0],
    ["q1", 0.5],
    ["q2", 1],
  ],
  { model: ["bm25", "bm25", "dense", "dense"] },
);

test("one system's rows are picked out of a file that holds several", () => {
  const dense = selectSystem(long, "model", "dense");
  expect(dense.ids).toEqual(["q1", "q2"]);
  expect(scoresOf(dense.metrics.get("hit")!)).toEqual([0.5, 1]);
  expect([...dense.source.lines]).toEqual([4, 5]);
});

test("a system that is not there is refused with those that are", () => {
  expect(() => selectSystem(long, "model", "splade")).toThrow('No row of a.csv has model "splade".');
  expect(() => selectSystem(long, "model", "splade")).toThrow(
    expect.objectContaining({ hint: "Its systems are: bm25, dense." }),
  );
  expect(() => selectSystem(long, "system", "bm25")).toThrow(
    'a.csv has no column "system" that names systems.',
  );
});
