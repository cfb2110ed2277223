import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { syntaxErrorAt } from "../../src/formats/jsonSyntax.ts";
import { readDocument } from "../../src/formats/readJson.ts";
import { bytesOf, chunked, readText, summary } from "./readCases.ts";

const long = (text: string, chunk: number) =>
  readDocument({ path: "long.json", bytes: chunked(bytesOf(text), chunk) }, {}, 1);

describe("report 73: a document longer than a string can be is read row by row", () => {
  const value = fc.jsonValue({ maxDepth: 2 });
  const rows = fc.array(
    fc.tuple(
      fc.double({ min: 0, max: 1, noNaN: true }),
      value,
      fc.string({ unit: fc.constantFrom('"', "\\", "{", "]", "\n", "é") }),
    ),
    { minLength: 1, maxLength: 8 },
  );

  test("with the same result as when it is read whole, wherever it is cut", async () => {
    await fc.assert(
      fc.asyncProperty(
        rows,
        fc.boolean(),
        fc.nat(2),
        fc.integer({ min: 1, max: 50 }),
        async (data, wrapped, indent, chunk) => {
          const list = data.map(([score, note, text], k) => ({ id: `q${k}`, notes: [note], text, score }));
          const document = wrapped
            ? { config: { results: [{ id: "no row" }] }, n: [[1]], results: list }
            : list;
          const text = JSON.stringify(document, null, indent);
          // Text longer than what is held at once, so that it comes in several chunks.
          const padded = text.replace("{", `{${" ".repeat(70_000)}`);
          const whole = await readText(padded, {}, "long.json");
          expect(summary(await long(padded, chunk * 1000))).toEqual(summary(whole));
        },
      ),
      { numRuns: 40 },
    );
  });

  test("and refused where it is cut short or holds no rows", async () => {
    await expect(long('[{"id": "q1", "hit": 1}, {"id"', 9)).rejects.toMatchObject({ code: "json-syntax" });
    await expect(long('{"left": [{"id": "q1", "hit": 1}]}', 9)).rejects.toMatchObject({
      code: "no-rows-found",
    });
    await expect(long('[\n{"id": "q1", "hit": 1},\n{"id": "q2" "hit": 1}]', 9)).rejects.toMatchObject({
      place: { line: 3 },
    });
  });
});

test("the place of a syntax error is found in whatever JSON.parse refuses", () => {
  fc.assert(
    fc.property(
      fc.json(),
      fc.nat(),
      fc.constantFrom("", "{", "]", ",", ":", '"', "x", "1"),
      (text, at, mark) => {
        const cut = at % (text.length + 1);
        const broken = text.slice(0, cut) + mark + text.slice(cut + 1);
        try {
          JSON.parse(broken);
        } catch {
          const { line, column } = syntaxErrorAt(broken);
          expect(line).toBe(1);
          expect(column).toBeGreaterThan(0);
          expect(column).toBeLessThanOrEqual(broken.length + 1);
        }
      },
    ),
  );
  expect(syntaxErrorAt('{\n "a": [1, 2,]\n}')).toEqual({ line: 2, column: 13, found: '"]"' });
});

describe("a text of millions of escapes", () => {
  const escapes = "w\\n".repeat(4_500_000);

  test("is no hindrance beside a literal of Python, nor to telling the lines of a tool's rows", async () => {
    const rows = [
      `{"user_input": "a", "response": "${escapes}", "faithfulness": NaN}`,
      '{"user_input": "b", "response": "r", "faithfulness": 1}',
    ];
    const table = await readText(`[${rows.join(",\n")}]`, {}, "ragas.json");
    expect(table.ids).toEqual(["a", "b"]);
    expect([...table.source.lines]).toEqual([1, 2]);
  });

  test("is where the file was cut short, if it was", () => {
    expect(syntaxErrorAt(`[{"id": "a", "text": "${escapes}`)).toMatchObject({
      line: 1,
      column: 22,
      found: "text that is cut short or not escaped",
    });
  });
});
