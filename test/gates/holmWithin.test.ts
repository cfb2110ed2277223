import { expect, test } from "vitest";
import { holmWithin } from "../../src/gates/holmWithin.ts";
import { holm } from "../../src/stats/holm.ts";

const p = [0.004, 0.0249, 0.2];

test("p-values known exactly are Holm's, and none straddles", () => {
  const got = holmWithin(
    p.map((value) => ({ p: value, error: 0 })),
    0.05,
  );
  expect(got.map((one) => one.p)).toEqual(holm(p));
  expect(got.some((one) => one.straddles)).toBe(false);
});

test("an error that spans alpha after Holm is told, though it spans no alpha before", () => {
  const got = holmWithin(
    p.map((value) => ({ p: value, error: 0.0002 })),
    0.05,
  );
  expect(got[1].p).toBeCloseTo(0.0498, 14);
  expect(got.map((one) => one.straddles)).toEqual([false, true, false]);
});

test("an error of another comparison can leave this one open", () => {
  const [first, second] = holmWithin(
    [
      { p: 0.0256, error: 0.001 },
      { p: 0.03, error: 0.0001 },
    ],
    0.05,
  );
  expect([first.straddles, second.straddles]).toEqual([true, true]);
});

test("rounding leaves nothing open", () => {
  expect(holmWithin([{ p: 0.05, error: 1e-12 }], 0.05)[0].straddles).toBe(false);
});
