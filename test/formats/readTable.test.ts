import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readTable } from "../../src/formats/index.ts";
import { scored } from "../../src/table/ScoreTable.ts";
import { bytesOf, chunked, outcomeOf, readCases, readText, summary } from "./readCases.ts";

describe("each file of test/files/scores reads as its .expected.json says", () => {
  for (const { input, expected } of readCases()) {
    test(`${input}: ${expected.why}`, async () => {
      const { why: _, options = {}, ...outcome } = expected;
      expect(await outcomeOf(input, options, 1 << 20)).toEqual(outcome);
      expect(await outcomeOf(input, options, 1)).toEqual(outcome);
    });
  }
});

/** Any text that a cell may hold, often with the letters that CSV gives a meaning to. */
const cellText = fc.oneof(
  fc.string({ unit: fc.constantFrom('"', ",", ";", "\n", "\r\n", "\t", " ", "é", "日", "🙂", "a", "b") }),
  fc.string({ unit: "grapheme" }).filter((text) => !text.includes("\0")),
);
const idText = fc.tuple(fc.nat(), cellText).map(([number, text]) => `${number}${text}`.normalize("NFC"));
const score = fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: null });
const rows = fc.uniqueArray(fc.record({ id: idText, note: cellText, score }), {
  minLength: 1,
  maxLength: 40,
  selector: ({ id }) => id,
});

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

function scoresOf(table: Awaited<ReturnType<typeof readTable>>): (number | null)[] {
  const { values, state } = table.metrics.get("score")!;
  return Array.from(values, (value, row) => (state[row] === scored ? value + 0 : null));
}

describe("what is written is what is read", () => {
  test("CSV keeps every id and every score, whatever the text between them", async () => {
    await fc.assert(
      fc.asyncProperty(
        rows,
        fc.constantFrom(",", ";", "\t", "|"),
        fc.constantFrom("\n", "\r\n"),
        async (data, cut, newline) => {
          const lines = data.map(({ id, note, score }) => [quoted(id), quoted(note), score ?? ""].join(cut));
          const table = await readText([["id", "note", "score"].join(cut), ...lines].join(newline), {
            metrics: ["score"],
          });
          expect(table.ids).toEqual(data.map(({ id }) => id));
          expect(scoresOf(table)).toEqual(data.map(({ score }) => (score === null ? null : score + 0)));
        },
      ),
    );
  });

  test("JSON and JSONL keep every id and every score", async () => {
    await fc.assert(
      fc.asyncProperty(rows, fc.constantFrom("json", "pretty", "jsonl"), async (data, form) => {
        const text =
          form === "jsonl"
            ? `${data.map((row) => JSON.stringify(row)).join("\n")}\n`
            : JSON.stringify(data, null, form === "pretty" ? 2 : 0);
        const table = await readText(text, { metrics: ["score"] }, form === "jsonl" ? "a.jsonl" : "a.json");
        expect(table.ids).toEqual(data.map(({ id }) => id));
        expect(scoresOf(table)).toEqual(data.map(({ score }) => (score === null ? null : score + 0)));
      }),
    );
  });

  test("a file longer than what is held at once loses no row at the seams", async () => {
    const count = 20_000;
    const text = `id,doc_id,score\n${Array.from({ length: count }, (_, k) => `"q${k} é",d${k % 7},${(k % 3) / 2}\n`).join("")}`;
    const whole = await readText(text);
    const bytes = bytesOf(text);
    for (const length of [997, 65_537]) {
      const table = await readTable({ path: "scores.csv", bytes: chunked(bytes, length) });
      expect(table.ids).toHaveLength(count);
      expect(summary(table)).toEqual(summary(whole));
    }
  });

  test("ids known from the other file are read the same as unknown ones", async () => {
    const text = "id,hit\nq1,1\nü2,0\nq3,1\n";
    const plain = await readText(text);
    for (const expectedIds of [plain.ids, ["q1", "q3"], ["q2"], []]) {
      expect((await readText(text, { expectedIds })).ids).toEqual(["q1", "ü2", "q3"]);
    }
  });
});

const samples = resolve(import.meta.dirname, "../../../shared/samples/generic");

describe.skipIf(!existsSync(samples))(
  `the sample files under ${samples} (skipped where they are not there)`,
  () => {
    const names = existsSync(samples) ? readdirSync(samples) : [];
    test.each(names)("%s is read without losing a row", async (name) => {
      const bytes = readFileSync(join(samples, name));
      const table = await readTable({ path: basename(name), bytes: chunked(bytes, 64) });
      const records = bytes.toString().match(name.endsWith(".json") ? /"id"/g : /\n(?=.)/g) ?? [];
      expect(table.ids).toHaveLength(records.length);
      expect(table.metrics.size).toBeGreaterThan(0);
    });
  },
);
