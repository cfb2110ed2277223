import fc from "fast-check";
import { expect, test } from "vitest";
import { caterpillar } from "../../../src/report/figures/caterpillar.ts";
import { histogramBars } from "../../../src/report/figures/histogramBars.ts";
import { roundEnds, roundValues } from "../../../src/report/figures/roundSteps.ts";

import { drawPanel } from "../../../src/report/html/drawPanel.ts";

const none = (): "none" => "none";

test("a histogram of few values has a bar for each", () => {
  expect(histogramBars([1, -1, -1, 0.1 + 0.2], none)).toEqual([
    { from: -1, to: -1, count: 2, outcome: "none" },
    { from: 0.3, to: 0.3, count: 1, outcome: "none" },
    { from: 1, to: 1, count: 1, outcome: "none" },
  ]);
});

test("a histogram of many values counts each once, in round bars with an edge at zero", () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 30, maxLength: 200 }),
      (values) => {
        const bars = histogramBars(values, (value) => (value < 0 ? "no" : "yes"));
        expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(values.length);
        for (const { from, to } of bars) expect(from < 0 && to > 1e-12).toBe(false);
      },
    ),
  );
});

test("round values lie inside the ends, apart by 1, 2 or 5", () => {
  expect(roundValues([-0.0859, 0.0309], 10)).toEqual({
    values: [-0.08, -0.06, -0.04, -0.02, 0, 0.02],
    digits: 2,
  });
  expect(roundEnds([-0.93, 0.41])).toEqual([-1, 0.5]);
  expect(roundEnds([0.5, 0.5])).toEqual([0.5, 0.5]);
  expect(roundValues([3, 4100], 4)).toEqual({ values: [2000, 4000], digits: 0 });
});

const documents = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    label: `d${i}`,
    value: ((i * 7919) % count) / count,
    standardError: i % 2 === 0 ? 0.1 : null,
  }));
const drawn = (count: number) =>
  caterpillar({
    id: "figure",
    caption: (each) => `each ${each}`,
    x: { label: "change" },
    hollow: "hollow",
    rows: "documents",
    documents: documents(count),
  });

test("documents stand in order, each with two standard errors where it has any", () => {
  const { panels, caption, density } = drawn(30);
  const [{ points }] = panels;
  expect([points.length, caption, density]).toEqual([30, "each 1 hollow", "compact"]);
  expect(points.map(({ x }) => x)).toEqual(points.map(({ x }) => x).sort((a, b) => a - b));
  const known = points.filter(({ lower }) => lower !== null);
  expect(known).toHaveLength(15);
  for (const { x, lower, upper } of known) expect([lower, upper]).toEqual([x - 0.2, x + 0.2]);
  for (const { lower, hollow } of points) expect(hollow === true).toBe(lower === null);
});

test("of more than sixty documents the five at each end have names, and nothing lies beyond what is possible", () => {
  const figure = caterpillar({
    id: "figure",
    caption: () => "caption",
    hollow: "hollow",
    x: { label: "change", limits: [0, 1] },
    rows: "documents",
    documents: documents(177),
  });
  const names = figure.panels[0].points.map(({ y }) => y);
  expect(figure.named).toEqual([...names.slice(0, 5), ...names.slice(-5)]);
  for (const { lower, upper } of figure.panels[0].points) {
    expect(lower ?? 0).toBeGreaterThanOrEqual(0);
    expect(upper ?? 1).toBeLessThanOrEqual(1);
  }
  const { text } = drawPanel(figure, figure.panels[0]);
  for (const name of figure.named ?? []) expect(text).toContain(`>${name}</text>`);
  expect(text).not.toContain(`>${names[80]}</text>`);
  expect(text).not.toMatch(/>(?:-|1\.)[\d.]+<\/text>/);
});

test("a document whose questions all changed alike has no error, as one with a single question", () => {
  const { panels } = caterpillar({
    id: "figure",
    caption: () => "caption",
    hollow: "hollow",
    x: { label: "change" },
    rows: "documents",
    documents: [{ label: "alike", value: -1, standardError: 0 }],
  });
  expect(panels[0].points[0]).toMatchObject({ lower: null, upper: null, hollow: true });
});

test("of thousands of documents each row stands for as many, and none is left out", () => {
  const { panels, caption, density } = drawn(5000);
  const [{ points }] = panels;
  expect([caption, density]).toEqual(["each 21", "dense"]);
  expect(points).toHaveLength(Math.ceil(5000 / 21));
  const weights = points.map((_, i) => Math.min(21, 5000 - 21 * i));
  const mean = points.reduce((sum, { x }, i) => sum + x * weights[i], 0) / 5000;
  expect(mean).toBeCloseTo(documents(5000).reduce((sum, { value }) => sum + value, 0) / 5000, 9);
});
