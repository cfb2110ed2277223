import fc from "fast-check";
import { expect, test } from "vitest";
import { JsonRecords } from "../../src/formats/JsonRecords.ts";
import { isRow } from "../../src/formats/jsonCells.ts";
import { rowsAt } from "../../src/formats/jsonPath.ts";
import { bytesOf } from "./readCases.ts";

/** The rows that are cut out of a text that comes in pieces of this length. */
function cut(text: string, path: string, length: number): unknown[] {
  const rows: unknown[] = [];
  const records = new JsonRecords("a.json", [path], (row) => rows.push(JSON.parse(row)));
  const bytes = bytesOf(text);
  for (let at = 0; at < bytes.length; at += length) records.push(bytes.slice(at, at + length));
  records.end();
  return rows;
}

test("rows are those that reading the document whole finds, wherever it is cut", () => {
  const value = fc.letrec((tie) => ({
    any: fc.oneof(
      { maxDepth: 3 },
      fc.string({ unit: fc.constantFrom('"', "\\", "{", "]", "é", ",", "a") }),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.array(tie("any"), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom("rows", "a", '"', "\\"), tie("any"), { maxKeys: 3 }),
    ),
  })).any;
  const row = fc.dictionary(fc.constantFrom("id", "rows", "é"), value, { maxKeys: 3 });
  const document = fc.record({ before: value, rows: fc.array(row, { maxLength: 5 }), after: value });
  fc.assert(
    fc.property(document, fc.integer({ min: 1, max: 7 }), fc.boolean(), (whole, length, pretty) => {
      const text = JSON.stringify(whole, null, pretty ? 1 : 0);
      expect(cut(text, "rows", length)).toEqual(JSON.parse(text).rows);
    }),
  );
});

test("an array that holds objects and something else loses neither in silence", () => {
  const mixed = [
    '{"rows":[{"id":1},null]}',
    '{"rows":[7,\n{"id":1}]}',
    '{"rows":[{"id":1},"q2"]}',
    '{"rows":[{"id":1},[]]}',
  ];
  for (const text of mixed)
    for (const length of [1, 100]) expect(() => cut(text, "rows", length)).toThrow("is no object");
  expect(() => cut(mixed[1], "rows", 3)).toThrow("on line 1");
});

test("an array without any object holds no rows", () => {
  for (const text of ['{"rows":[1,"a",[2],null]}', '{"rows":[[{"id":1}]]}']) {
    expect(cut(text, "rows", 2)).toEqual([]);
    expect(rowsAt(JSON.parse(text), "rows")?.some(({ row }) => isRow(row))).toBe(false);
  }
});
