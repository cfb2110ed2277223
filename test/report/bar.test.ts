import { expect, test } from "vitest";
import { intervalBar } from "../../src/report/bar.ts";
import { plainPage } from "../../src/report/page.ts";

const narrow = { ...plainPage, columns: 44 };
const margin = [
  { at: -0.02, label: "margin -0.02" },
  { at: 0, label: "0" },
];

test("the bar shows the interval, its point, the margin and zero", () => {
  const bar = { lower: -0.01, upper: 0.03, point: 0.01, marks: margin };
  expect(`\n${intervalBar(bar, narrow).join("\n")}\n`).toMatchInlineSnapshot(`
    "
      ──┊──────━━━━━━━╋━━━━━━●━━━━━━━━━━━━━━──
      margin -0.02    0
    "
  `);
});

test("without Unicode the bar is drawn in ASCII", () => {
  const bar = { lower: -0.03, upper: -0.005, point: -0.0175, marks: margin };
  const lines = intervalBar(bar, { ...narrow, unicode: false });
  expect(`\n${lines.join("\n")}\n`).toMatchInlineSnapshot(`
    "
      --============#==o==============-----:--
              margin -0.02                 0
    "
  `);
  expect(lines.join("")).toMatch(/^[ -~]*$/);
});

test("an end a hair inside the margin is drawn beside it, not on it", () => {
  const inside = { lower: -0.0199996, upper: 0.03, point: 0, marks: margin };
  const beyond = { lower: -0.0200004, upper: 0.03, point: 0, marks: margin };
  expect(intervalBar(inside, narrow)[0]).toContain("┊━");
  expect(intervalBar(beyond, narrow)[0]).toContain("━╋");
});

test("an end without limit runs off the page", () => {
  const bar = { lower: Number.NEGATIVE_INFINITY, upper: 0.03, point: 0.01, marks: margin };
  expect(intervalBar(bar, narrow)[0].startsWith("  ━")).toBe(true);
});
