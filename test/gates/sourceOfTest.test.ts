import { expect, test } from "vitest";
import { comparisonTests, lossTests } from "../../src/gates/lossTests/index.ts";
import { sourceOfTest } from "../../src/gates/lossTests/sourceOfTest.ts";

test("every test has the source that it names, by its rule", () => {
  for (const { name, rule, source } of [...lossTests, ...comparisonTests])
    expect(sourceOfTest(name, rule)).toEqual(source);
  expect(sourceOfTest("t")?.authors).toContain("McCaffrey");
  expect(sourceOfTest("t", "unpaired")?.authors).toBe("B. L. Welch");
});

test("McNemar's p-values come with Tango's limits; a rule of its own has no source", () => {
  expect(sourceOfTest("mcnemar")?.also?.map(({ authors }) => authors)).toEqual(["T. Tango"]);
  expect([sourceOfTest("point", "difference"), sourceOfTest("two-se", "threshold")]).toEqual([
    undefined,
    undefined,
  ]);
});
