import { expect, test } from "vitest";
import { decimalsToSeparate, fixed, percent, pValue, roundedUp, signed } from "../../src/report/numbers.ts";

test("a bound of -0.0199996 and a margin of 0.02 do not print alike (E62)", () => {
  const decimals = decimalsToSeparate([-0.0199996], [-0.02]);
  expect(fixed(-0.0199996, decimals)).toBe("-0.0199996");
  expect(fixed(-0.02, decimals)).toBe("-0.0200000");
});

test("0.7966 against a threshold of 0.80 shows on which side it lies (E62)", () => {
  expect(fixed(0.7966, decimalsToSeparate([0.7966], [0.8]))).toBe("0.7966");
});

test("a number that equals its line up to float noise asks for no more digits (E70)", () => {
  expect(decimalsToSeparate([0.8 - 0.78 - 0.04], [-0.02])).toBe(4);
});

test("large numbers take fewer decimals", () => {
  expect(fixed(1234.5678, decimalsToSeparate([1234.5678], []))).toBe("1234.6");
  expect(fixed(431.25, decimalsToSeparate([431.25], []))).toBe("431.25");
});

test("zero has no sign, other changes always have", () => {
  expect([signed(-0.00001, 4), signed(0, 4), signed(0.01, 2), signed(-0.01, 2)]).toEqual([
    "0.0000",
    "0.0000",
    "+0.01",
    "-0.01",
  ]);
});

test("a margin advised is rounded up, never below what it needs", () => {
  expect([roundedUp(0.0294), roundedUp(0.03), roundedUp(0.1391), roundedUp(31.41), roundedUp(0)]).toEqual([
    "0.030",
    "0.030",
    "0.14",
    "32",
    "0",
  ]);
});

test("a p-value shows on which side of alpha it lies, and is never zero", () => {
  expect([pValue(0.05003, 0.05), pValue(0.2, 0.05), pValue(1e-9, 0.05)]).toEqual([
    "= 0.05003",
    "= 0.200",
    "< 0.0001",
  ]);
});

test("shares are percentages without idle zeros", () => {
  expect([percent(0.95), percent(0.125), percent(0.004)]).toEqual(["95 %", "12.5 %", "0.4 %"]);
});
