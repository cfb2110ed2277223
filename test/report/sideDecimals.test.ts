import { expect, test } from "vitest";
import { sideDecimals } from "../../src/report/sideDecimals.ts";

test("means take one digit more where their difference would contradict the change that is shown", () => {
  const change = { difference: -0.11986, decimals: 4 };
  expect(sideDecimals([0.33413, 0.21427], [], change)).toBe(5);
  expect(sideDecimals([0.3725, 0.2575], [], { difference: -0.115, decimals: 4 })).toBe(4);
});

test("means that are not those of the change keep their digits", () => {
  expect(sideDecimals([0.5, 0.25], [], { difference: 0.1, decimals: 4 })).toBe(4);
  expect(sideDecimals([null, 0.25], [], { difference: 0.1, decimals: 4 })).toBe(4);
});
