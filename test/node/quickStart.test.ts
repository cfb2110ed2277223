import { expect, test } from "vitest";
import { quickStart } from "../../src/node/quickStart.ts";

test("a path that is not there, or standard input, is no reason to stop", () => {
  expect(() => quickStart(["none.csv", "-"])).not.toThrow();
});
