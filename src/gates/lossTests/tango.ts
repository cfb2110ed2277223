import { tangoInterval, tangoNonInferiority } from "../../stats/pairedBinary/tango.ts";
import { binaryPairs } from "./binaryPairs.ts";
import type { LossTest } from "./LossTest.ts";

/** Tango's score test for 0/1 scores of the same questions. */
export const tango: LossTest = {
  name: "tango",
  title: "Tango's score test for paired 0/1 scores",
  source: {
    authors: "T. Tango",
    year: 1998,
    title:
      "Equivalence test and confidence interval for the difference in proportions for the paired-sample design",
    where: "Statistics in Medicine 17, 891–908",
  },
  rule: "paired",
  carriesFloor: false,
  applies: (pair) =>
    binaryPairs(pair) === null
      ? { ok: false, reason: "needs 0/1 scores and no cluster column" }
      : { ok: true, reason: "0/1 scores of the same questions" },
  pValue(pair, mu) {
    const pairs = binaryPairs(pair)!;
    return { p: tangoNonInferiority(pairs, -mu), engine: "closed-form", error: 0 };
  },
  lower: (pair, alpha) => tangoInterval(binaryPairs(pair)!, 1 - 2 * alpha).lower,
};
