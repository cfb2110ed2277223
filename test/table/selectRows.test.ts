import { expect, test } from "vitest";
import { selectWhere } from "../../src/table/selectRows.ts";
import { readText } from "../formats/readCases.ts";
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
  const dense = selectWhere(long, "model", "dense");
  expect(dense.ids).toEqual(["q1", "q2"]);
  expect(scoresOf(dense.metrics.get("hit")!)).toEqual([0.5, 1]);
  expect([...dense.source.lines]).toEqual([4, 5]);
});

test("a value that is not there is refused with those that are", () => {
  expect(() => selectWhere(long, "model", "splade")).toThrow('No row of a.csv has model "splade".');
  expect(() => selectWhere(long, "model", "splade")).toThrow(
    expect.objectContaining({ hint: "Its values are: bm25, dense." }),
  );
  expect(() => selectWhere(long, "system", "bm25")).toThrow('a.csv has no column "system" of text.');
});

test("errors are counted among the rows that are picked, not in the whole file", async () => {
  const file = await readText("id,model,hit,error\nq1,a,1,\nq2,a,0,timeout\nq1,b,1,\nq2,b,1,\n", {
    groups: ["model"],
  });
  expect(file.caveats).toEqual([{ code: "error-rows", params: { count: 1 } }]);
  expect(selectWhere(file, "model", "a").caveats).toEqual([{ code: "error-rows", params: { count: 1 } }]);
  expect(selectWhere(file, "model", "b").caveats).toEqual([]);
});
