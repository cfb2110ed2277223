import { expect, test } from "vitest";
import { ageInMs, ageWords } from "../../src/policy/baselineAge.ts";

const day = 86_400_000;

test("ages are hours, days or weeks", () => {
  expect(["12h", "30d", "2w", " 1 d "].map(ageInMs)).toEqual([day / 2, 30 * day, 14 * day, day]);
  for (const wrong of ["30", "d", "1m", "-1d", "1.5d", "30 days", ""])
    expect(() => ageInMs(wrong)).toThrow(/is no age/);
});

test("a time is told in the largest unit that it fills", () => {
  expect([45.9 * day, day, day - 1, 3_600_000, 59_000, -5].map(ageWords)).toEqual([
    "45 days",
    "1 day",
    "23 hours",
    "1 hour",
    "0 minutes",
    "0 minutes",
  ]);
});
