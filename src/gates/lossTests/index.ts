import { balancedDifferences } from "../../stats/balancedDifferences.ts";
import { because } from "../../stats/because.ts";
import type { Applicability, MethodReason, ReasonCode } from "../../stats/types.ts";
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
const autoReasons: Readonly<Record<string, ReasonCode>> = {
  tilted: "held-error-rate",
  hall: "gate-without-bounds",
  t: "unequal-and-unpaired",
  percentile: "published-unpaired",
};

/** The same of a comparison. */
const comparisonReasons: Readonly<Record<string, ReasonCode>> = {
  "tilted-moved": "few-moved",
};

/** A loss test and why it was taken. */
export interface ChosenTest {
  readonly test: LossTest;
  readonly reason: MethodReason;
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
  if (pair.itemsDiffer) return { ...chosen, reason: because("items-differ") };
  if (balancedDifferences(pair.totals)) return { test: student, reason: because("many-moved") };
  const code = comparisonReasons[chosen.test.name];
  return code === undefined ? chosen : { ...chosen, reason: because(code) };
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
      : { test, reason: because(autoReasons[test.name] ?? "first-that-applies") };
  }
  const test = ofRule.find((candidate) => candidate.name === name);
  if (test === undefined) {
    return { refused: `under the rule ${rule} there are: ${ofRule.map((t) => t.name).join(", ")}` };
  }
  const fit: Applicability = test.applies(pair);
  return fit.ok ? { test, reason: because("asked-for") } : { refused: fit.reason };
}
