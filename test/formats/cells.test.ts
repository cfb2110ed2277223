import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { plainDecimal, readCell, saysError } from "../../src/formats/cells.ts";
import { bytesOf } from "./readCases.ts";

const fast = (text: string): number => plainDecimal(bytesOf(text), 0, text.length);

describe("plainDecimal", () => {
  test("gives exactly what Number gives, or leaves the text to it", () => {
    fc.assert(
      fc.property(
        fc.double({ min: -10, max: 10, noNaN: true }),
        fc.integer({ min: 1, max: 20 }),
        (value, digits) => {
          for (const text of [String(value), value.toFixed(digits)]) {
            const parsed = fast(text);
            if (!Number.isNaN(parsed)) expect(parsed).toBe(Number(text) + 0);
          }
        },
      ),
    );
  });

  test("takes the short way for what score files hold", () => {
    for (const text of ["0", "1", "0.5", "0.3333333333333333", "0.8333333333333334", "-2.25", ".5", "100"]) {
      expect(fast(text)).toBe(Number(text));
    }
  });

  test.each(["", "-", ".", "1e3", "0x1", "1.2.3", " 1", "1,5", "--1"])("leaves %j alone", (text) => {
    expect(fast(text)).toBeNaN();
  });
});

describe("readCell", () => {
  test("never makes a score of what says that there is none", () => {
    for (const text of ["", " ", "NaN", "null", "None", "n/a", "-", "inf", "1e999"]) {
      expect(readCell(text, false).kind).toBe("missing");
    }
  });

  test("believes a decimal comma only where the comma is free", () => {
    expect(readCell("0,5", true)).toEqual({ kind: "number", value: 0.5, comma: true });
    expect(readCell("0,5", false).kind).toBe("unknown");
    expect(readCell("1.234,5", true).kind).toBe("unknown");
  });

  test("takes single letters in capitals only", () => {
    expect(readCell("P", false)).toEqual({ kind: "label", value: 0.5 });
    expect(readCell("p", false).kind).toBe("unknown");
  });
});

test("an error column says error unless it is empty, zero or a denial", () => {
  expect(["", "0", "False", "none", "NaN", "no", "ok", "{}"].filter(saysError)).toEqual([]);
  expect(["1", "true", "HTTP 500", "ValueError()"].every(saysError)).toBe(true);
});
