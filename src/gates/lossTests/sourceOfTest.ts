import type { Citation } from "../../stats/types.ts";
import type { Rule } from "../results.ts";
import { comparisonTests, lossTests } from "./index.ts";
import { tango } from "./tango.ts";

/** The p-value is McNemar's, the limits are Tango's. */
const mcnemar: Citation = {
  authors: "Q. McNemar",
  year: 1947,
  title: "Note on the sampling error of the difference between correlated proportions or percentages",
  where: "Psychometrika 12, 153–157",
  also: [tango.source],
};

/**
 * Where the test behind a verdict or a comparison was published.
 *
 * @param method its name in the result; under `unpaired` tests of the same name are others
 * @returns undefined where none was: two means compared, two standard errors from a threshold
 */
export function sourceOfTest(method: string, rule: Rule = "paired"): Citation | undefined {
  if (method === "mcnemar") return mcnemar;
  const tests = rule === "unpaired" ? lossTests : comparisonTests;
  return tests.find((test) => test.name === method && (test.rule === "unpaired") === (rule === "unpaired"))
    ?.source;
}
