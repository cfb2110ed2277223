import { expect, test } from "vitest";
import { zeros } from "../../src/stats/zeros.ts";

test("arrays of any length are zeros of their own, also where many are cut from one buffer", () => {
  const lengths = Array.from({ length: 2000 }, (_, k) => (k * 37) % 200);
  const arrays = lengths.map((length, k) => zeros(length).fill(k + 1));
  expect(arrays.map(({ length }) => length)).toEqual(lengths);
  for (const [k, array] of arrays.entries()) expect(array.every((value) => value === k + 1)).toBe(true);
  expect([...zeros(3)]).toEqual([0, 0, 0]);
});
