import { expect, test } from "vitest";
import { placeOf, valueAt } from "../../src/app/parts/SliderField.tsx";

test("a slider of equal steps says numbers as one would type them", () => {
  const reach = { min: 0.005, max: 0.1, step: 0.005 };
  expect(valueAt(0.015, reach)).toBe("0.015");
  expect(valueAt(0.1 + 0.2 - 0.2, reach)).toBe("0.1");
});

test("a slider of equal ratios goes from end to end in numbers of two figures", () => {
  const reach = { min: 10, max: 20000 };
  expect([0, 100, 200].map((place) => valueAt(place, reach))).toEqual(["10", "450", "20000"]);
  expect(placeOf(10, reach)).toBe(0);
  expect(placeOf(20000, reach)).toBe(200);
});

test("what is typed beyond the ends stands at the end, and nothing at the left", () => {
  const reach = { min: 0.5, max: 0.99, step: 0.01 };
  expect(placeOf(7, reach)).toBe(0.99);
  expect(placeOf(Number.NaN, reach)).toBe(0.5);
});
