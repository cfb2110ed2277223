import type { Measure } from "./Measure.ts";

/**
 * AP = Σ P@i over the ranks i of relevant documents / R; with a cut-off over those among the first k, still / R;
 * 0 where R = 0 (trec_eval, m_map.c and m_map_cut.c).
 */
export const averagePrecision: Measure = {
  name: "AP",
  also: ["MAP", "map_cut"],
  cutoff: "optional",
  says: "precision at the rank of each relevant document, averaged over all relevant ones",
  value({ length, grades, relevantFrom, relevant }, k) {
    const last = Math.min(k, length);
    let found = 0;
    let sum = 0;
    for (let i = 0; i < last; i++) if (grades[i] >= relevantFrom) sum += ++found / (i + 1);
    return relevant === 0 ? 0 : sum / relevant;
  },
  depth: (_, k) => k,
};
