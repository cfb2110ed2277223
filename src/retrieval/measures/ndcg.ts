import type { Ranking } from "../Ranking.ts";
import type { Measure } from "./Measure.ts";

/**
 * nDCG = DCG / ideal DCG, DCG = Σ gain(i) / log₂(i + 1) over ranks i, with a cut-off over the first k of both. The ideal
 * goes through all judged documents, highest grade first. Grades of 0 or less, and documents without judgement, gain
 * nothing; the least grade that counts as relevant plays no part (Järvelin & Kekäläinen 2002, with the discount that
 * trec_eval takes since 9.0: m_ndcg.c, m_ndcg_cut.c). 0 where nothing could be gained.
 */
function ndcg({ length, grades, ideal }: Ranking, k: number, gain: (grade: number) => number): number {
  const best = discounted(ideal, Math.min(k, ideal.length), gain);
  return best === 0 ? 0 : discounted(grades, Math.min(k, length), gain) / best;
}

function discounted(grades: Int32Array, last: number, gain: (grade: number) => number): number {
  let sum = 0;
  for (let i = 0; i < last; i++) if (grades[i] > 0) sum += gain(grades[i]) / Math.log2(i + 2);
  return sum;
}

/** With the grade as gain, as trec_eval has it. */
export const ndcgLinear: Measure = {
  name: "nDCG",
  also: ["ndcg_cut"],
  cutoff: "optional",
  says: "grades, discounted by the logarithm of their rank, as a share of the best there could be",
  value: (ranking, k) => ndcg(ranking, k, (grade) => grade),
  depth: (_, k) => k,
};

/** With 2^grade − 1 as gain (Burges et al. 2005). */
export const ndcgExponential: Measure = {
  name: "nDCG(dcg='exp-log2')",
  also: ["ndcg-exp", "ndcg_burges"],
  cutoff: "optional",
  says: "the same with 2^grade - 1 in place of the grade",
  value: (ranking, k) => ndcg(ranking, k, (grade) => 2 ** grade - 1),
  depth: (_, k) => k,
};
