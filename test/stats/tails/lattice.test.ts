import { describe, expect, test } from "vitest";
import { transform, turnsOf } from "../../../src/stats/tails/fft.ts";
import { cellsFor, latticeOf, placeOn, toIndex } from "../../../src/stats/tails/lattice.ts";
import { seeded } from "../random.ts";

describe("the lattice that scores are counted on", () => {
  test.each([
    ["0/1 scores", [0, 1, 0, 1], 1],
    ["differences of them", [-1, 0, 1], 1],
    ["halves", [0, 0.5, 1], 2],
    ["printed sixths", [0.8333333333, 0.1666666667, 0.5], 6],
    ["thirds and quarters", [1 / 3, -0.75, 0], 12],
    ["reciprocal ranks to a fifth", [1, 0.5, 1 / 3, 0.25, 0.2, 0], 60],
    ["two decimals", [0.37, 0.52, 0.99], 100],
    ["grades to five", [1, 2, 3, 4, 5], 1],
    ["nothing but zeros", [0, 0], 1],
  ])("of %s is the coarsest that holds them", (_, values, steps) => {
    expect(latticeOf(values)).toEqual({ stepsPerUnit: steps, natural: true });
  });

  test("holds the unseen value as well", () => {
    expect(latticeOf([0, 1], -1.5).stepsPerUnit).toBe(2);
  });

  test("stays what it is when a score moves by a millionth", () => {
    for (const values of [
      [0, 1],
      [0.5, 1],
      [1 / 3, 1, 0.2],
      [0.37, 0.99],
    ]) {
      const whole = latticeOf(values);
      for (const shift of [-1e-6, 1e-6]) {
        const moved = latticeOf(values.map((v, i) => (i === 0 ? v + shift : v)));
        expect(moved).toEqual(whole);
        const at = (v: number): number => toIndex(Float64Array.from([v]), moved)[0];
        expect(Math.abs(at(values[0] + shift) - at(values[0]))).toBe(0);
      }
    }
  });

  test("is a grid of 512 cells to the largest where no small one holds them", () => {
    const values = [0.1234567, -0.7654321, 0.5550001, Math.SQRT1_2];
    const { stepsPerUnit, natural } = latticeOf(values);
    expect(natural).toBe(false);
    expect(stepsPerUnit * 0.7654321).toBeCloseTo(512, 9);
    for (const [i, step] of toIndex(Float64Array.from(values), { stepsPerUnit, natural }).entries()) {
      expect(Math.abs(step / stepsPerUnit - values[i])).toBeLessThanOrEqual(0.5 / stepsPerUnit + 1e-12);
    }
  });
});

describe("values placed on a grid", () => {
  const values = Float64Array.of(0.0826, -0.9174, 1 / 3 - 0.9174, 0.9999, 0);
  const count = Float64Array.of(7310, 801, 95, 3, 12);
  const lattice = latticeOf(values, 0, cellsFor(8221));
  const sumOf = (index: Float64Array, counts: Float64Array): number =>
    index.reduce((total, step, i) => total + step * counts[i], 0);

  test("keep their sum to a step on each side of zero, where rounding each would move it by hundreds", () => {
    const exact = sumOf(values, count) * lattice.stepsPerUnit;
    const placed = placeOn(lattice, values, count);
    expect(lattice.natural).toBe(false);
    expect(Math.abs(sumOf(placed.index, placed.count) - exact)).toBeLessThanOrEqual(1);
    expect(Math.abs(sumOf(toIndex(values, lattice), count) - exact)).toBeGreaterThan(100);
    expect(placed.count.reduce((a, b) => a + b)).toBe(8221);
  });

  test("move by less than a step each, and turn with the data", () => {
    const { index } = placeOn(lattice, values, count);
    for (const step of index)
      expect(values.some((v) => Math.abs(v * lattice.stepsPerUnit - step) < 1)).toBe(true);
    const mirror = (at: ReturnType<typeof placeOn>, sign: number): [number, number][] =>
      [...at.index]
        .map((step, i): [number, number] => [sign * step + 0, at.count[i]])
        .sort(([a], [b]) => a - b);
    const turned = placeOn(
      lattice,
      values.map((v) => -v),
      count,
    );
    expect(mirror(turned, -1)).toEqual(mirror(placeOn(lattice, values, count), 1));
  });

  test("stay on their own points where the lattice is natural", () => {
    const halves = Float64Array.of(0.5, 1, -0.5);
    expect([...placeOn(latticeOf(halves), halves, Float64Array.of(9, 9, 9)).index]).toEqual([1, 2, -1]);
  });
});

describe("the discrete Fourier transform", () => {
  test.each([1, 2, 8, 64, 256])("of %i points is the sum that defines it", (size) => {
    const next = seeded(size);
    const re = Float64Array.from({ length: size }, () => next() - 0.5);
    const im = Float64Array.from({ length: size }, () => next() - 0.5);
    const gotRe = re.slice();
    const gotIm = im.slice();
    transform(gotRe, gotIm, turnsOf(size));
    for (let k = 0; k < size; k++) {
      let x = 0;
      let y = 0;
      for (let j = 0; j < size; j++) {
        const turn = (2 * Math.PI * j * k) / size;
        x += re[j] * Math.cos(turn) - im[j] * Math.sin(turn);
        y += re[j] * Math.sin(turn) + im[j] * Math.cos(turn);
      }
      expect(Math.abs(gotRe[k] - x)).toBeLessThan(1e-11);
      expect(Math.abs(gotIm[k] - y)).toBeLessThan(1e-11);
    }
  });
});
