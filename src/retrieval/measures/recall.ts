import { relevantWithin } from "../Ranking.ts";
import type { Measure } from "./Measure.ts";

/** R@k = relevant documents among the first k / R; 0 where R = 0 (trec_eval, m_recall.c). */
export const recall: Measure = {
  name: "R",
  also: ["recall"],
  cutoff: "needed",
  says: "the share of the relevant documents that are among the first k",
  value: (ranking, k) => (ranking.relevant === 0 ? 0 : relevantWithin(ranking, k) / ranking.relevant),
  depth: (_, k) => k,
};
