import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  parsedTransform,
  transformedId,
  transformIds,
  transformsThatMatch,
  transformText,
} from "../../src/table/idTransform.ts";
import { nearMissOf } from "../../src/table/nearMiss.ts";
import { tableOf } from "./tables.ts";

const replace = (from: string, to: string) => ({ kind: "replace", from, to }) as const;

describe("transformIds", () => {
  test("replaces text by text, everywhere it stands, and knows no patterns", () => {
    expect(transformedId("a.b.c", [replace(".", "$&")])).toBe("a$&b$&c");
    expect(transformedId("Q1<::>2", [replace("<::>", "::"), { kind: "lower" }])).toBe("q1::2");
  });

  test("refuses to merge two ids of one file, with the line", () => {
    const table = tableOf([
      ["q1", 1],
      ["Q1", 0],
    ]);
    expect(() => transformIds(table, [{ kind: "lower" }])).toThrow(
      'The ids "q1" and "Q1" both become "q1" by --id-transform.',
    );
    expect(() => transformIds(tableOf([["x", 1]]), [replace("x", "")])).toThrow("Nothing is left");
  });

  test("leaves repeats what they are", () => {
    const table = tableOf([
      ["q-1", 1],
      ["q-1", 0],
    ]);
    expect(transformIds(table, [replace("-", "_")]).ids).toEqual(["q_1", "q_1"]);
  });

  test("is written as it is read", () => {
    for (const text of ["<::>=::", "x=", "lower", "a=b=c"])
      expect(transformText(parsedTransform(text)!)).toBe(text);
    expect(parsedTransform("=x")).toBeUndefined();
    expect(parsedTransform("upper")).toBeUndefined();
  });
});

describe("transformsThatMatch", () => {
  test("finds the separators that differ, whichever side has the longer one (report 45)", () => {
    expect(transformsThatMatch([["q1::2", "q1<::>2"]])).toEqual([replace("<::>", "::")]);
    expect(transformsThatMatch([["q 1", "q1"]])).toEqual([]);
    expect(
      transformsThatMatch([
        ["q1", "#q1"],
        ["q2", "#q2"],
      ]),
    ).toEqual([replace("#", "")]);
    expect(transformsThatMatch([["#q1", "q1"]])).toEqual([replace("#", "")]);
  });

  test("two separators and a difference in case are told together", () => {
    expect(transformsThatMatch([["doc:a::1", "doc_a_1"]])).toEqual([replace("::", "_"), replace(":", "_")]);
    expect(transformsThatMatch([["doc:a/1", "Doc_a-1"]])).toEqual([
      replace("_", ":"),
      replace("-", "/"),
      { kind: "lower" },
    ]);
  });

  test("leading zeros are no separators: nothing is promised", () => {
    expect(nearMissOf(["q01"], ["q1"])?.transforms).toEqual([]);
  });

  test("what it finds always makes all ids match", () => {
    const word = fc.stringMatching(/^[a-c]{1,2}$/);
    const separator = fc.constantFrom("-", "::", "_", "/", "<::>", " ", "=");
    fc.assert(
      fc.property(
        fc.array(fc.tuple(word, word), { minLength: 1, maxLength: 5 }),
        separator,
        separator,
        (ids, a, b) => {
          const pairs = ids.map(([x, y]) => [`${x}${a}${y}`, `${x}${b}${y.toUpperCase()}`] as const);
          const found = transformsThatMatch(pairs);
          for (const [one, other] of pairs)
            if (found.length > 0) expect(transformedId(one, found)).toBe(transformedId(other, found));
          if (a !== b && a !== "=" && b !== "=") expect(found.length).toBeGreaterThan(0);
        },
      ),
    );
  });
});
