import type { Measure } from "./Measure.ts";

/** RR = 1 / rank of the first relevant document, 0 where none is retrieved, or with a cut-off none in the first k (trec_eval, m_recip_rank.c). */
export const reciprocalRank: Measure = {
  name: "RR",
  also: ["MRR", "recip_rank"],
  cutoff: "optional",
  says: "1 / the rank of the first relevant document, 0 without one",
  value({ length, grades, relevantFrom }, k) {
    const last = Math.min(k, length);
    for (let i = 0; i < last; i++) if (grades[i] >= relevantFrom) return 1 / (i + 1);
    return 0;
  },
  depth: (_, k) => k,
};
