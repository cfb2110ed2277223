import { describe, expect, test } from "vitest";
import { readCell, saysError } from "../../src/formats/cells.ts";

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
