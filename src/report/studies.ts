import type { Citation } from "../stats/types.ts";

/** The published procedure: means, variances and what to report, from each document's count and sum. */
export const documentProcedure: Citation = {
  authors: "J. M. Estevez Alvarez",
  year: 2026,
  title: "Computing uncertainty without artificial replicates: a document-level procedure",
  where: "Uncertainty in RAG (part 3)",
};

/** Standard errors, clustered where questions share a source, for evaluations of language models. */
export const errorBars: Citation = {
  authors: "E. Miller",
  year: 2024,
  title: "Adding error bars to evals: a statistical approach to language model evaluations",
  where: "arXiv:2411.00640",
};

/** The program that computed the numbers. */
export function software(version: string): Citation {
  return {
    authors: "The gatestats authors",
    year: 2026,
    title: "gatestats",
    where: `version ${version}; computer program`,
  };
}
