import type { Measure } from "./Measure.ts";

/**
 * Judged@k = the share of the first k documents that have a judgement, whatever its grade; of those retrieved where they
 * are fewer (ir_measures). No value where nothing was retrieved.
 */
export const judged: Measure = {
  name: "Judged",
  also: [],
  cutoff: "optional",
  says: "the share of the first k documents that have a judgement",
  value({ length, judged }, k) {
    const last = Math.min(k, length);
    let count = 0;
    for (let i = 0; i < last; i++) count += judged[i];
    return last === 0 ? Number.NaN : count / last;
  },
  depth: (_, k) => k,
};
