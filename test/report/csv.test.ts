import { Buffer } from "node:buffer";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readTable } from "../../src/formats/index.ts";
import { csv } from "../../src/report/csv.ts";
import type { Cell, Column } from "../../src/report/DataTable.ts";

function columns(...names: readonly string[]): readonly Column<Readonly<Record<string, Cell>>>[] {
  return names.map((name) => ({ name, of: (row) => row[name] }));
}

function written(label: string, value: Cell = 1): string {
  return csv({ columns: columns("label", "value"), rows: [{ label, value }] });
}

test("fields are quoted where they must be, and lines end as RFC 4180 says", () => {
  expect(written('say "hi", twice')).toBe('label,value\r\n"say ""hi"", twice",1\r\n');
  expect(written("two\nlines")).toBe('label,value\r\n"two\nlines",1\r\n');
});

test("text that a spreadsheet would run gets an apostrophe, a number never", () => {
  for (const label of ["=1+1", "+a", "-a", "@a", "\tx"]) expect(written(label)).toContain(`\n'${label},1`);
  expect(written('=HYPERLINK("x")')).toContain(`\n"'=HYPERLINK(""x"")",1`);
  expect(written("a=b", -0.5)).toBe("label,value\r\na=b,-0.5\r\n");
});

test("no value is an empty field, infinity says so", () => {
  expect(written("a", null)).toBe("label,value\r\na,\r\n");
  expect(written("a", Number.NEGATIVE_INFINITY)).toBe("label,value\r\na,-inf\r\n");
  expect(written("a", Number.NaN)).toBe("label,value\r\na,\r\n");
  expect(written("a", true)).toBe("label,value\r\na,true\r\n");
});

test("numbers and labels read back as they were, to the last bit", async () => {
  const rows = fc.array(
    fc.record({
      id: fc.stringMatching(/^[a-z0-9 ",;|]{1,8}[a-z]$/),
      value: fc.double({ min: 1e-9, max: 1, noNaN: true }),
    }),
    { minLength: 2, maxLength: 8 },
  );
  await fc.assert(
    fc.asyncProperty(rows, async (given) => {
      const all = given.map((row, i) => ({ ...row, id: `${i}${row.id}` }));
      const text = csv({ columns: columns("id", "value"), rows: all });
      const bytes = [Buffer.from(text)];
      const table = await readTable(
        {
          path: "t.csv",
          bytes: (async function* () {
            yield* bytes;
          })(),
        },
        { id: "id", metrics: ["value"] },
      );
      expect(Array.from(table.metrics.get("value")!.values)).toEqual(all.map(({ value }) => value));
      expect(table.ids.map((id) => id.trim())).toEqual(all.map(({ id }) => id.trim()));
    }),
    { numRuns: 30 },
  );
});
