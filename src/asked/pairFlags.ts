/** Flags of `plan questions` that say how a pair of systems is read and what was sampled. */
export const pairFlags: readonly string[] = [
  "metric",
  "cluster",
  "strata",
  "multi",
  "cluster-separator",
  "estimand",
  "unmatched",
  "baseline-column",
  "candidate-column",
  "system-column",
  "baseline",
  "candidate",
  "repeats",
  "id",
  "id-transform",
  "where",
];

/** Those that mean the same without files. */
export const scoreFlags: readonly string[] = ["alpha", "better", "range"];
