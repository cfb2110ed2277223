import { expect, test } from "vitest";
import { remembered } from "../../src/stats/remembered.ts";

test("what was made of an object is made once while it is asked for again and again", () => {
  let made = 0;
  const twice = remembered(({ x }: { readonly x: number }) => {
    made++;
    return { twice: 2 * x };
  });
  const [a, b] = [{ x: 1 }, { x: 1 }];
  const first = twice(a);
  expect(twice(b)).toEqual(first);
  expect(twice(b)).not.toBe(first);
  expect(twice(a)).toBe(first);
  expect(made).toBe(2);
});

test("what was made of objects long gone is made anew, and is the same", () => {
  let made = 0;
  const half = remembered(({ x }: { readonly x: number }) => {
    made++;
    return x / 2;
  });
  const objects = Array.from({ length: 40 }, (_, x) => ({ x }));
  for (const object of objects) expect(half(object)).toBe(object.x / 2);
  expect(half(objects[0])).toBe(0);
  expect(made).toBe(41);
});
