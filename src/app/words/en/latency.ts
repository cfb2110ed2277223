/** What the view Latency says. */
export const latency = {
  title: "Latency",
  about:
    "Does P95 keep within a limit, or did it get slower? For other queries and other runs than those measured.",
  idle: "Give the runs of one system, or of two.",
  files: "Runs",
  runs: "Runs",
  runsHint: "of the system, or of the baseline",
  otherRuns: "Candidate's runs",
  otherRunsHint: "to compare two systems",
  shape:
    "A row for each query and run: an id, run and latencyMs. Five runs or more; one run shows nothing of how runs differ.",
  exampleOne: "one system",
  exampleTwo: "two systems",
  limit: "Limit",
  limitHint: "what P95 has to keep within, in the unit of the file; say it before you look",
  margin: "Margin",
  marginHint: "how much slower P95 may get, in the unit of the file; say it before you look",
  column: "Column of latencies",
  quantile: "Quantile",
  quantileHint: "0.95 if empty, which is P95",
  run: "Column of runs",
  runHint: "run if empty",
  cached: "Column of cached answers",
  cachedHint: "rows marked there are left out; cached if empty",
  needRuns: "Give the runs of a system.",
  needMargin: "Say the margin: how much slower may P95 get?",
};

/** What the view Latency says, in any language. */
export type LatencyViewWords = typeof latency;
