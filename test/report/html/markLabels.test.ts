import fc from "fast-check";
import { expect, test } from "vitest";
import { markLabels } from "../../../src/report/html/markLabels.ts";

const frame = [0, 330] as const;

test("names that have room stand over their lines", () => {
  expect(
    markLabels(
      [
        { at: 100, width: 60 },
        { at: 250, width: 60 },
      ],
      frame,
    ),
  ).toEqual([
    { middle: 100, row: 0 },
    { middle: 250, row: 0 },
  ]);
});

test("two that would meet stand to either side of their lines", () => {
  const [margin, none] = markLabels(
    [
      { at: 160, width: 80 },
      { at: 163, width: 60 },
    ],
    frame,
  );
  expect([margin.row, none.row]).toEqual([0, 0]);
  expect(margin.middle + 40).toBeLessThan(160);
  expect(none.middle - 30).toBeGreaterThan(163);
});

test("two near an edge stand in rows of their own, each over its line", () => {
  const places = markLabels(
    [
      { at: 4, width: 80 },
      { at: 8, width: 60 },
    ],
    frame,
  );
  expect(places.map(({ row }) => row)).toEqual([1, 0]);
});

test("wherever two lines lie, their names do not meet, stay inside, and stand at their lines", () => {
  const line = fc.record({
    at: fc.double({ min: 14, max: 316, noNaN: true }),
    width: fc.integer({ min: 20, max: 150 }),
  });
  fc.assert(
    fc.property(line, line, (a, b) => {
      const places = markLabels([a, b], frame);
      for (const [i, { at, width }] of [a, b].entries()) {
        const { middle } = places[i];
        expect(middle - width / 2).toBeGreaterThanOrEqual(0);
        expect(middle + width / 2).toBeLessThanOrEqual(330);
        expect(Math.abs(middle - at)).toBeLessThanOrEqual(width / 2 + 5 + 1e-9);
      }
      const apart = Math.abs(places[0].middle - places[1].middle) > (a.width + b.width) / 2;
      expect(apart || places[0].row !== places[1].row).toBe(true);
    }),
  );
});
