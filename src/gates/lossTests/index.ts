import { balancedDifferences } from "../../stats/balancedDifferences.ts";
import type { Applicability } from "../../stats/types.ts";
import type { PairedTotals } from "../PairedTotals.ts";
import { gaffke } from "./gaffke.ts";
import { hall } from "./hall.ts";
import type { LossTest } from "./LossTest.ts";
import { percentile, unpairedPercentile } from "./percentile.ts";
import { signFlip } from "./signFlip.ts";
import { student } from "./student.ts";
import { tango } from "./tango.ts";
import { tilted } from "./tilted.ts";
import { tiltedMoved } from "./tiltedMoved.ts";
import { twoRatio } from "./twoRatio.ts";
import { unpairedStudent } from "./unpairedStudent.ts";

/** Every loss test. The first of a rule that applies is what `auto` takes. */
export const lossTests: readonly LossTest[] = [
  tilted,
  hall,
  student,
  percentile,
  signFlip,
  tango,
  gaffke,
  unpairedPercentile,
  unpairedStudent,
];

/** What a comparison, which gives no verdict, can take. */
export const comparisonTests: readonly LossTest[] = [
  tiltedMoved,
  ...lossTests.filter((test) => test.rule === "paired"),
];

/** Why `auto` takes a test, said with its verdict. */
const autoReasons: Readonly<Record<string, string>> = {
  tilted:
    "auto: it held its false-pass rate in every cell of the gate's error table, and of the methods that did it passes an unchanged system most often",
  hall: "auto: the scores have no bounds, so no unseen loss can be allowed for; of what remains it minds skewness",
  t: "auto: documents of unequal size, systems taken as independent",
  percentile: "auto: the published unpaired rule",
};

/** The same of a comparison. */
const comparisonReasons: Readonly<Record<string, string>> = {
  t: "auto: many documents moved, their changes are little skewed and their sizes not far apart, where t covers as often as it says",
  "tilted-moved":
    "auto: few documents moved, or their changes are skewed, or their sizes far apart; an unseen document may move as those seen did",
};

/** A loss test and why it was taken. */
export interface ChosenTest {
  readonly test: LossTest;
  readonly reason: string;
}

/**
 * The test of that name, or the first that applies under `auto`.
 *
 * @returns the refusal's reason when the named test does not fit, or none of that name belongs to the rule
 */
export function chooseTest(
  name: string,
  rule: LossTest["rule"],
  pair: PairedTotals,
): ChosenTest | { readonly refused: string } {
  return chooseAmong(
    lossTests.filter((test) => test.rule === rule),
    name,
    rule,
    pair,
  );
}

/** The test of a comparison: under `auto` Student's t where it can be trusted, else the first that applies. */
export function chooseComparison(
  name: string,
  pair: PairedTotals,
): ChosenTest | { readonly refused: string } {
  const chosen = chooseAmong(comparisonTests, name, "paired", pair);
  if (name !== "auto" || !("test" in chosen)) return chosen;
  if (pair.itemsDiffer)
    return { ...chosen, reason: "auto: the systems have different items in each document" };
  if (balancedDifferences(pair.totals)) return { test: student, reason: comparisonReasons.t };
  return { ...chosen, reason: comparisonReasons[chosen.test.name] ?? chosen.reason };
}

function chooseAmong(
  tests: readonly LossTest[],
  name: string,
  rule: LossTest["rule"],
  pair: PairedTotals,
): ChosenTest | { readonly refused: string } {
  const ofRule = pair.itemsDiffer ? [twoRatio] : tests;
  if (name === "auto") {
    const test = ofRule.find((candidate) => candidate.applies(pair).ok);
    return test === undefined
      ? { refused: "no method applies; two documents are needed at least" }
      : { test, reason: autoReasons[test.name] ?? "auto" };
  }
  const test = ofRule.find((candidate) => candidate.name === name);
  if (test === undefined) {
    return { refused: `under the rule ${rule} there are: ${ofRule.map((t) => t.name).join(", ")}` };
  }
  const fit: Applicability = test.applies(pair);
  return fit.ok ? { test, reason: "asked for" } : { refused: fit.reason };
}
