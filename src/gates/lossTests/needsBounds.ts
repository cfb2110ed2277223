import type { Applicability } from "../../stats/types.ts";
import { type PairedTotals, rangeOf } from "../PairedTotals.ts";

/** A test that allows for an unseen worst score needs to know how bad a score can be. */
export function needsBounds(pair: PairedTotals): Applicability {
  return Number.isFinite(rangeOf(pair))
    ? { ok: true, reason: "scores have bounds" }
    : { ok: false, reason: "needs scores with bounds (--range a,b)" };
}
