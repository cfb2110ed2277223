import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { plainDecimal } from "../../src/formats/decimal.ts";
import { bytesOf } from "./readCases.ts";

const fast = (text: string): number => plainDecimal(bytesOf(text), 0, text.length);

/** Exactly Number's value, or NaN; never a neighbouring double. */
function agrees(text: string): void {
  const parsed = fast(text);
  if (!Number.isNaN(parsed)) expect(parsed, text).toBe(Number(text) + 0);
}

describe("plainDecimal", () => {
  test("gives exactly what Number gives for doubles as languages write them, or leaves them to it", () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1000, max: 1000, noNaN: true }),
        fc.integer({ min: 0, max: 22 }),
        (value, digits) => {
          for (const text of [String(value), value.toFixed(digits), value.toPrecision(17)]) agrees(text);
        },
      ),
      { numRuns: 5000 },
    );
  });

  test("rounds any 19 digits as Number does, next to ties between two doubles as well", () => {
    const digits = fc.stringMatching(/^[0-9]{15,19}$/);
    fc.assert(
      fc.property(digits, fc.nat(19), (text, at) => agrees(`${text.slice(0, at) || "0"}.${text.slice(at)}`)),
      { numRuns: 5000 },
    );
    for (const tie of [
      "9007199254740993",
      "9007199254740995.0",
      "900719925474099.25",
      "0.5000000000000000555",
    ])
      agrees(tie);
    fc.assert(
      fc.property(
        fc.integer({ min: 2 ** 51, max: 2 ** 52 }),
        fc.constantFrom("0.5", "1.5", "2.5"),
        (half, add) => {
          // 2·half + ½ lies half-way between two doubles when doubled once more.
          agrees(String(BigInt(half) * 4n + BigInt(Number(add) * 2)));
        },
      ),
      { numRuns: 2000 },
    );
  });

  test("takes the short way for what score files hold", () => {
    for (const text of [
      "0",
      "1",
      "0.5",
      "0.3333333333333333",
      "0.8333333333333334",
      "-2.25",
      ".5",
      "100",
      "0.13436424411240122",
    ]) {
      expect(fast(text)).toBe(Number(text));
    }
  });

  test.each(["", "-", ".", "1e3", "0x1", "1.2.3", " 1", "1,5", "--1", "12345678901234567890123"])(
    "leaves %j alone",
    (text) => {
      expect(fast(text)).toBeNaN();
    },
  );
});
