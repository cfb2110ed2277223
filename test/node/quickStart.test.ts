import { expect, test } from "vitest";
import { quickStart, startFlag } from "../../src/node/quickStart.ts";

test("a path that is not there, or standard input, is no reason to stop", () => {
  expect(() => quickStart(["none.csv", "-"])).not.toThrow();
});

test("only small inputs and a V8 that has the flag start without early optimisation", () => {
  const node20 = "11.3.244.8-node.30";
  expect(startFlag(node20, [1000, 2000])).toBe("--interrupt-budget=2000000");
  expect(startFlag(node20, [1000, 2 << 20])).toBeUndefined();
  expect(startFlag("12.4.254.21-node.57", [1000])).toBeUndefined();
  expect(startFlag("13.6.233.17-node.20", [1000])).toBeUndefined();
});
