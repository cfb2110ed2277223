import { averagePrecision } from "./averagePrecision.ts";
import { judged } from "./judged.ts";
import type { Measure } from "./Measure.ts";
import { ndcgExponential, ndcgLinear } from "./ndcg.ts";
import { precision } from "./precision.ts";
import { recall } from "./recall.ts";
import { reciprocalRank } from "./reciprocalRank.ts";
import { rPrecision } from "./rPrecision.ts";
import { success } from "./success.ts";

/** Every measure that `score` has. */
export const measures: readonly Measure[] = [
  recall,
  precision,
  success,
  reciprocalRank,
  averagePrecision,
  ndcgLinear,
  ndcgExponential,
  rPrecision,
  judged,
];
