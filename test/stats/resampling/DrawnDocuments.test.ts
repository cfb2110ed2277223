import { expect, test } from "vitest";
import { random } from "../../../src/simulate/random.ts";
import { documentsOf, drawDocuments, drawnDocuments } from "../../../src/stats/resampling/DrawnDocuments.ts";

test.each([
  ["an even number of documents, in pairs", 4, true],
  ["an odd number, in pairs and one left over", 7, true],
  ["more documents than are paired", 65, false],
])("documents come back as they were drawn: %s", (_, documents, paired) => {
  const source = random(5);
  const at = Uint16Array.from({ length: documents * 1200 }, () => source.below(documents));
  const drawn = drawnDocuments(at, documents);
  expect(drawn.paired).toBe(paired);
  expect(drawn.replicates).toBe(1200);
  for (const b of [0, 1, 599, 1199])
    expect(documentsOf(drawn, b)).toEqual([...at.subarray(b * documents, (b + 1) * documents)]);
});

test("there are no pairs where they would be more than a few for each replicate", () => {
  const at = (replicates: number): Uint16Array => new Uint16Array(20 * replicates);
  expect(drawnDocuments(at(99), 20).paired).toBe(false);
  expect(drawnDocuments(at(100), 20).paired).toBe(true);
});

test("each document is drawn with the same chance, in the order of the stream", () => {
  const source = random(8);
  const drawn = drawDocuments(3, 2000, random(8));
  const all = Array.from({ length: 2000 }, (_, b) => documentsOf(drawn, b)).flat();
  expect(all).toEqual(all.map(() => source.below(3)));
  for (const d of [0, 1, 2]) {
    const share = all.filter((one) => one === d).length / 6000;
    expect(Math.abs(share - 1 / 3)).toBeLessThan(4 * Math.sqrt(2 / 9 / 6000));
  }
});
