import { relevantWithin } from "../Ranking.ts";
import type { Measure } from "./Measure.ts";

/** Rprec = relevant documents among the first R / R; 0 where R = 0 (trec_eval, m_Rprec.c; Buckley & Voorhees 2005). */
export const rPrecision: Measure = {
  name: "Rprec",
  also: ["R-precision"],
  cutoff: "none",
  says: "the share of the first R documents that are relevant, R being how many relevant ones there are",
  value: (ranking) =>
    ranking.relevant === 0 ? 0 : relevantWithin(ranking, ranking.relevant) / ranking.relevant,
  depth: ({ relevant }) => relevant,
};
