import fc from "fast-check";
import { expect, test } from "vitest";
import { CsvScanner } from "../../src/formats/CsvScanner.ts";
import { bytesOf } from "./readCases.ts";

function scan(chunks: readonly Uint8Array[]): { line: number; fields: string[] }[] {
  const rows: { line: number; fields: string[] }[] = [];
  const scanner = new CsvScanner("test.csv", 0x2c, ({ bytes, line, count, starts, ends }) => {
    const field = (k: number): string => new TextDecoder().decode(bytes.subarray(starts[k], ends[k]));
    rows.push({ line, fields: Array.from({ length: count }, (_, k) => field(k)) });
  });
  for (const chunk of chunks) scanner.push(chunk);
  scanner.end();
  return rows;
}

const wellFormed = fc
  .array(
    fc.array(
      fc.oneof(
        fc.string({ unit: fc.constantFrom("a", "é", " ", "7") }),
        fc
          .string({ unit: fc.constantFrom("a", ",", "\n", "\r", "\r\n", '""', " ") })
          .map((text) => `"${text}"`),
      ),
      { minLength: 2, maxLength: 4 },
    ),
    { maxLength: 6 },
  )
  .chain((rows) =>
    fc.constantFrom("\n", "\r\n", "\r").map((newline) => rows.map((row) => row.join(",") + newline).join("")),
  );

test("where a file is cut into chunks makes no difference", () => {
  fc.assert(
    fc.property(wellFormed, fc.array(fc.nat(200)), (text, cuts) => {
      const bytes = bytesOf(text);
      const at = [0, ...cuts.filter((cut) => cut < bytes.length).sort((a, b) => a - b), bytes.length];
      const chunks = at.slice(1).map((end, k) => bytes.slice(at[k], end));
      expect(scan(chunks)).toEqual(scan([bytes]));
    }),
  );
});

test("a row is numbered by the line on which it starts", () => {
  const rows = scan([bytesOf('a,"1\r\n2\n3"\r\n\r\nb,4\nc,5')]);
  expect(rows.map(({ line }) => line)).toEqual([1, 5, 6]);
});

test("a header of a hundred columns is cut whole", () => {
  const names = Array.from({ length: 100 }, (_, k) => `m${k}`);
  expect(scan([bytesOf(names.join(","))])[0].fields).toEqual(names);
});
