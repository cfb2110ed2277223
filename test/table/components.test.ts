import fc from "fast-check";
import { expect, test } from "vitest";
import { components } from "../../src/table/components.ts";
import { namedDocuments, severalNamed } from "../../src/table/namedDocuments.ts";

test("a cell names documents as a list of JSON or of Python, between separators, or as it stands", () => {
  expect(namedDocuments('["d1", "d7"]')).toEqual(["d1", "d7"]);
  expect(namedDocuments(`['it\\'s, well', "d7"]`)).toEqual(["it's, well", "d7"]);
  expect(namedDocuments("[12345678901234567890, 12345678901234567891]")).toEqual([
    "12345678901234567890",
    "12345678901234567891",
  ]);
  expect(namedDocuments("d1; d7;", ";")).toEqual(["d1", "d7"]);
  expect(namedDocuments("d1; d7")).toEqual(["d1; d7"]);
  expect(namedDocuments("d1;d1", ";")).toEqual(["d1"]);
  expect(namedDocuments("[draft] d1")).toEqual(["[draft] d1"]);
  expect([namedDocuments("", ";"), namedDocuments("[]")]).toEqual([[], []]);
});

test("cells that seem to name several documents are noticed, and names that hold a separator are not", () => {
  expect(severalNamed(["d1", "d1;d2"])).toEqual({ cell: "d1;d2", separator: ";" });
  expect(severalNamed(["d1|d3", "d1|d2"])).toEqual({ cell: "d1|d2", separator: "|" });
  expect(severalNamed(["d2", "d1, d2"])).toEqual({ cell: "d1, d2", separator: "," });
  expect(severalNamed(["x", '["a","b"]'])).toEqual({ cell: '["a","b"]' });
  expect(severalNamed(["Smith, J.", "Smith, K.", "Tea; coffee", "[1]", "a", "a"])).toBeUndefined();
});

test("questions that share a document through others hang together, and the largest component is named", () => {
  const found = components(["d1;d2", "d3", "d2;d4", "d5;d3", "d6", "d4"], ";");
  expect([...found.componentOf]).toEqual([
    ["d1;d2", "d1 and 2 more"],
    ["d3", "d3 and 1 more"],
    ["d2;d4", "d1 and 2 more"],
    ["d5;d3", "d3 and 1 more"],
    ["d6", "d6"],
    ["d4", "d1 and 2 more"],
  ]);
  expect([found.documents, found.components]).toEqual([6, 3]);
  expect(found.largest).toEqual({ label: "d1 and 2 more", documents: 3, share: 0.5 });
});

test("a cell that names no document has no component, and a name that looks like a component's stays apart", () => {
  const found = components(["d1;d2", "", "d1 and 1 more"], ";");
  expect(found.componentOf.get("")).toBeUndefined();
  expect(found.componentOf.get("d1;d2")).not.toBe(found.componentOf.get("d1 and 1 more"));
  expect(found.components).toBe(2);
});

/** Each question spreads to all that share a document with it, again and again, until nothing changes. */
function slowComponents(cells: readonly (readonly string[])[]): number[] {
  const group = cells.map((_, i) => i);
  for (let moved = true; moved; ) {
    moved = false;
    for (let i = 0; i < cells.length; i++)
      for (let j = 0; j < cells.length; j++)
        if (group[j] < group[i] && cells[i].some((name) => cells[j].includes(name))) {
          group[i] = group[j];
          moved = true;
        }
  }
  return group;
}

const anyCells = fc.array(
  fc.array(
    fc.integer({ min: 1, max: 12 }).map((d) => `d${d}`),
    { minLength: 1, maxLength: 3 },
  ),
  { minLength: 1, maxLength: 14 },
);

test("components are those of a search that spreads from question to question", () => {
  fc.assert(
    fc.property(anyCells, (named) => {
      const cells = named.map((names) => names.join(";"));
      const { componentOf } = components(cells, ";");
      const slow = slowComponents(named);
      for (let i = 0; i < cells.length; i++)
        for (let j = 0; j < i; j++)
          expect(componentOf.get(cells[i]) === componentOf.get(cells[j])).toBe(slow[i] === slow[j]);
    }),
    { numRuns: 200 },
  );
});

test("with one document a cell, components are the documents", () => {
  const cells = ["d2", "d1", "d2", "d3"];
  expect([...components(cells, ";").componentOf]).toEqual([
    ["d2", "d2"],
    ["d1", "d1"],
    ["d3", "d3"],
  ]);
});
