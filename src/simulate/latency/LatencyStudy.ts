/** How often gates on latencies erred, the runs at hand taken for all there is. Times are in the unit of the file. */
export interface LatencyStudy {
  readonly metric: string;
  readonly quantile: number;
  readonly alpha: number;
  /** The quantile of all runs together (type 7), taken for the truth. */
  readonly truth: number;
  /** Queries and runs that are drawn from. */
  readonly queries: number;
  readonly runs: number;
  /** Runs that the gate over several runs gets, drawn with replacement. */
  readonly gateRuns: number;
  /** Draws for each number of queries. */
  readonly draws: number;
  readonly seed: number;
  /** Coefficients of variation between runs, of the median and of the quantile. */
  readonly variation: { readonly median: number; readonly quantile: number };
  /** Width of the quantile's interval inside a run over that of the median's; null where one has no end. */
  readonly widthRatio: number | null;
  readonly rows: readonly LatencyStudyRow[];
}

/** One number of queries under one limit. */
export interface LatencyStudyRow {
  readonly queries: number;
  /** `below` the truth: a pass is wrong. `above`: a pass is right and a fail is wrong. */
  readonly side: "below" | "above";
  readonly limit: number;
  /** One run, its quantile held to the limit: share of draws that pass. The others fail. */
  readonly point: Share;
  /** One run, the upper limit of its own interval held to the limit. The others do not pass. */
  readonly interval: Share;
  /** The gate of `latency` on several runs. The rest is inconclusive. */
  readonly gate: { readonly pass: Share; readonly fail: Share };
}

/** A share of the draws, with the standard error that comes from their number. */
export interface Share {
  readonly share: number;
  readonly error: number;
}
