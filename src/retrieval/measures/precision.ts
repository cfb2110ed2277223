import { relevantWithin } from "../Ranking.ts";
import type { Measure } from "./Measure.ts";

/** P@k = relevant documents among the first k / k, also where fewer than k were retrieved (trec_eval, m_P.c). */
export const precision: Measure = {
  name: "P",
  also: ["precision"],
  cutoff: "needed",
  says: "the share of the first k documents that are relevant",
  value: (ranking, k) => relevantWithin(ranking, k) / k,
  depth: (_, k) => k,
};
