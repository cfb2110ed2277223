import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { repeatRates } from "../../src/table/repeatRates.ts";
import { averageRepeats } from "../../src/table/repeats.ts";
import { tableOf } from "./tables.ts";

function ratesOf(questions: Readonly<Record<string, readonly (number | null)[]>>) {
  const rows = Object.entries(questions).flatMap(([id, scores]) =>
    scores.map((score): [string, number | null] => [id, score]),
  );
  const table = averageRepeats(tableOf(rows));
  const { values, state, repeats } = table.metrics.get("hit")!;
  return repeatRates({ values, state, repeats: repeats! }, table.ids);
}

describe("repeatRates", () => {
  test("counts questions that pass always, never and now and then, and names the lowest (report 19)", () => {
    expect(
      ratesOf({ a: [1, 1, 1], b: [0, 1, 0], c: [0, 0], d: [1, null, 1], e: [1, 1, 0, 1], once: [0] }),
    ).toEqual({
      questions: 5,
      always: 2,
      never: 1,
      sometimes: 2,
      lowest: [
        { id: "c", passed: 0, repeats: 2 },
        { id: "b", passed: 1, repeats: 3 },
        { id: "e", passed: 3, repeats: 4 },
      ],
    });
  });

  test("graded scores have no rates, even where their mean looks like one", () => {
    expect(ratesOf({ a: [0.5, 0.5], b: [1, 1] })).toBeNull();
    expect(ratesOf({ a: [0.25, 0.75], b: [1, 1] })).toBeNull();
    expect(ratesOf({ a: [2, 0], b: [1, 1] })).toBeNull();
  });

  test("missing repeats are not counted, and a question without any is none", () => {
    expect(ratesOf({ a: [null, null], b: [1, null], c: [0, 1] })).toEqual({
      questions: 1,
      always: 0,
      never: 0,
      sometimes: 1,
      lowest: [{ id: "c", passed: 1, repeats: 2 }],
    });
  });

  test("agrees with counting, whatever the order of the rows", () => {
    const question = fc.array(fc.constantFrom(0, 1), { minLength: 1, maxLength: 7 });
    fc.assert(
      fc.property(fc.array(question, { minLength: 2, maxLength: 12 }), (all) => {
        fc.pre(all.some((scores) => scores.length > 1));
        const rows = all.flatMap((scores, q) => scores.map((score): [string, number] => [`q${q}`, score]));
        const mixed = rows.map((row, i) => [row, (i * 7) % 5] as const).sort((a, b) => a[1] - b[1]);
        const table = averageRepeats(tableOf(mixed.map(([row]) => row)));
        const { values, state, repeats } = table.metrics.get("hit")!;
        const found = repeatRates({ values, state, repeats: repeats! }, table.ids)!;
        const several = all.filter((scores) => scores.length > 1);
        expect(found.questions).toBe(several.length);
        expect(found.always).toBe(several.filter((scores) => scores.every((s) => s === 1)).length);
        expect(found.never).toBe(several.filter((scores) => scores.every((s) => s === 0)).length);
        expect(found.always + found.never + found.sometimes).toBe(found.questions);
      }),
    );
  });
});
