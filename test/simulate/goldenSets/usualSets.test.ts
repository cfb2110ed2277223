import { expect, test } from "vitest";
import { gateStudyOf } from "../../../src/simulate/goldenSets/gateStudyOf.ts";
import { usualSets } from "../../../src/simulate/goldenSets/usualSets.ts";
import { pairOf } from "../../gates/pairs.ts";

test("fewer golden sets are drawn of scores on no small lattice, and fewer still of documents", () => {
  const usual = (score: (i: number) => number, labels?: readonly string[]): number => {
    const after = Array.from({ length: 60 }, (_, i) => score(i));
    const before = after.map((_, i) => score(i + 1));
    return usualSets(
      gateStudyOf([{ name: "after", pair: pairOf(before, after) }], labels, {
        margin: 0.02,
        alpha: 0.05,
        estimand: "macro",
        replacements: ["without"],
        losses: [],
        seed: 1,
      }).study,
    );
  };
  const thirds = (i: number): number => (i % 4) / 3;
  expect(usual(thirds)).toBe(2000);
  expect(usual((i) => 1 / (1 + (i % 47)))).toBe(1000);
  expect(
    usual(
      thirds,
      Array.from({ length: 60 }, (_, i) => `d${i % 20}`),
    ),
  ).toBe(300);
});
