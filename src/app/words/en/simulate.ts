/** What the view "How wrong is my gate?" says. */
export const simulate = {
  title: "How wrong is my gate?",
  about:
    "Your questions stand for all there are, so that what is true is known. Golden sets are drawn from them thousands of times, and each rule is counted right or wrong.",
  idle: "Give two score files and a margin. A pair of systems like those to come will do: an earlier change, for one.",
  example: "BM25 against TF-IDF",
  start: "Draw and count",
  questions: "Questions in a golden set",
  documents: "Documents in a golden set",
  sizesHint: "one or several, such as 50,100; the usual ones if empty",
  draws: "Golden sets of each size",
  drawsHint: "more take longer and err less; 2,000 or fewer if empty",
  losses: "Built losses",
  lossesHint: "such as 0.01,0.02; half the margin, the margin and one and a half if empty; or none",
  rules: "Rules",
  rulesHint: "such as gate,percentile,difference,threshold; all if empty",
  threshold: "Threshold of G1",
  thresholdHint: "the mean that the candidate must reach; without it G1 is left out",
  replacement: "A question in one golden set",
  replacements: { without: "once at most", with: "once or more often" },
  both: "both, side by side",
  seed: "Seed",
  seedHint: "the same seed draws the same golden sets, here and on the command line; 1 if empty",
};

/** What the view "How wrong is my gate?" says, in any language. */
export type SimulateWords = typeof simulate;
