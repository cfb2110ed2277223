import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { pageText, root } from "./markdown.ts";

/** The reports that were collected; numbers left out were never given. */
const collected: Readonly<Record<string, readonly number[]>> = {
  A: [1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 14, 15, 17],
  B: [18, 19, 20, 21, 22, 23, 25, 26, 27, 29],
  C: [30, 31, 32, 33, 34, 35, 37, 38, 39],
  D: [40, 41, 42, 43, 45, 46, 47, 49, 51, 53, 54, 56, 57],
  E: [58, 59, 60, 61, 62, 65, 66, 67, 68, 70],
  F: [71, 73, 74, 75],
  G: [78, 79, 81, 82, 83, 86],
};

const rows = [...pageText("docs/user-reports.md").matchAll(/^\| ([A-G]\d+) +\|.*\| (.*?) +\|$/gm)].map(
  ([, row, held]) => ({ row, held }),
);

test("every report has a line, in order", () => {
  const wanted = Object.entries(collected).flatMap(([letter, numbers]) => numbers.map((n) => letter + n));
  expect(rows.map(({ row }) => row)).toEqual(wanted);
});

describe.each(rows)("$row", ({ held }) => {
  const tests = [...held.matchAll(/`(test\/[^`:]+)(?:: ([^`]+))?`/g)];

  test("names tests that exist, or the part that is to come", () => {
    if (tests.length === 0) expect(held).toMatch(/^Later: /);
    for (const [, file, name] of tests) {
      expect(existsSync(root + file), file).toBe(true);
      if (name !== undefined) expect(pageText(file)).toContain(name);
    }
  });
});
