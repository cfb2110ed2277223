import { relevantWithin } from "../Ranking.ts";
import type { Measure } from "./Measure.ts";

/** Success@k = 1 where a relevant document is among the first k, else 0 (trec_eval, m_success.c, by S. Tomlinson). */
export const success: Measure = {
  name: "Success",
  also: ["hit", "hit_rate"],
  cutoff: "needed",
  says: "1 if a relevant document is among the first k, else 0",
  value: (ranking, k) => (relevantWithin(ranking, k) > 0 ? 1 : 0),
  depth: (_, k) => k,
};
