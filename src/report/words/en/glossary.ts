import type { Term } from "../ExplainWords.ts";

export const glossary: readonly Term[] = [
  { words: ["baseline"], meaning: "the system you have." },
  { words: ["candidate"], meaning: "the system that would replace it." },
  { words: ["question"], meaning: "one row, scored for both systems." },
  { words: ["document", "cluster"], meaning: "what several questions were drawn from." },
  { words: ["golden set"], meaning: "the questions that systems are judged by." },
  {
    words: ["false pass"],
    meaning:
      "a pass of a change that truly loses the margin or more. At most alpha of runs, 5 of 100, are to end so.",
  },
  {
    words: ["false fail"],
    meaning: "a fail of a change that truly loses the margin or less. At most alpha of runs are to end so.",
  },
  {
    words: ["interval", "confidence interval"],
    meaning: "the range of true values that the data do not rule out.",
  },
  {
    words: ["half-width"],
    meaning: "how far an interval reaches to either side of its middle: plus or minus so much.",
  },
  {
    words: ["confidence level", "level"],
    meaning: "how often intervals made in this way hold the truth: 95 of 100 at a level of 0.95.",
  },
  {
    words: ["p-value", "p"],
    meaning: "how often data at least this favourable would come up if the claim to be ruled out were true.",
  },
  {
    words: ["power"],
    meaning:
      "how often a gate gives the verdict it should when there is something to find. plan questions asks that 80 % of runs pass a system that did not change.",
  },
  {
    words: ["standard deviation", "sd"],
    meaning: "how far single values lie from their mean, as a rule; about two thirds lie within it.",
  },
  {
    words: ["standard error", "se"],
    meaning: "how much the estimate would vary from sample to sample.",
  },
  {
    words: ["coefficient of variation", "cv", "standard deviation over mean"],
    meaning: "the standard deviation as a share of the mean: 5 % of 1,000 ms are 50 ms.",
  },
  {
    words: ["intraclass correlation", "icc", "correlation within documents"],
    meaning:
      "how alike questions of one document are: 0 if no more than any others, 1 if they all score the same. Negative ones happen by chance.",
  },
  {
    words: ["design effect", "deff"],
    meaning:
      "how many times larger the variance is because questions share documents. It describes a sample; dividing the number of questions by it gives no number to compute with.",
  },
  {
    words: ["degrees of freedom", "df"],
    meaning: "how far the estimated noise can itself be trusted; small means wider intervals.",
  },
  {
    words: ["estimand"],
    meaning: "what is estimated. Here: the mean over questions (micro) or over documents (macro).",
  },
  {
    words: ["floor"],
    meaning:
      "the fewest questions with which a pass is possible: with fewer, a loss could hide in those not drawn.",
  },
  {
    words: ["noise floor"],
    meaning: "how far the mean moves from run to run although nothing changed, 95 of 100 times.",
  },
  {
    words: ["pilot"],
    meaning: "scores of some documents or questions that you have already, to plan the others by.",
  },
  {
    words: ["draw", "draws", "replicate", "replicates"],
    meaning: "one sample taken at random by the program, of thousands. --seed makes them the same again.",
  },
  {
    words: ["with replacement", "without replacement", "replacement"],
    meaning:
      "with: the same question or document may be drawn twice, as from a collection without end. Without: no more than once.",
  },
  {
    words: ["Monte Carlo error"],
    meaning:
      "what a rate found by drawing may be off by, since only so many samples were drawn. More draws make it smaller.",
  },
  {
    words: ["degenerate", "all alike"],
    meaning:
      "a sample in which every score, or every document's mean, is the same: nothing shows how they vary, so no standard error exists.",
  },
  {
    words: ["bias"],
    meaning: "how far an estimate lies from the truth on average over many samples.",
  },
  {
    words: ["coverage"],
    meaning:
      "how often intervals hold the true value. An interval at 95 % should cover it in 95 samples of 100.",
  },
  {
    words: ["bootstrap"],
    meaning: "drawing again from the documents seen, to learn how the mean would vary.",
  },
  {
    words: ["in proportion to size", "pps"],
    meaning: "a way to draw documents: one with twice the questions is twice as likely to be drawn.",
  },
  {
    words: ["stratified", "stratum", "strata"],
    meaning: "drawn inside groups, such as large and small documents, so many of each.",
  },
  {
    words: ["P50", "P95"],
    meaning: "P95 is the time that 95 of 100 requests keep within, P50 the time that half of them do.",
  },
  {
    words: ["exceedance"],
    meaning: "a latency above the limit. P95 keeps within the limit if at most 5 of 100 exceed it.",
  },
  {
    words: ["independent latencies"],
    meaning:
      "what requests are worth. Those of the same query or run are alike, so a thousand may tell no more than a hundred with nothing in common.",
  },
];
