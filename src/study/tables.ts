/** The tables of a study. */
export type TableName =
  | "systems"
  | "thresholds"
  | "gates"
  | "contrasts"
  | "rebuilds"
  | "latency"
  | "latencyGates"
  | "differences"
  | "formula";

/** What stands in a cell: null where there is no such number. */
export type Cell = string | number | null;

/** A row of a tidy table, by the names of its columns. */
export type Row = Readonly<Record<string, Cell>>;

/** A tidy table: one row an observation, one column a variable. */
export interface Table {
  readonly name: TableName;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}

/**
 * The tables of a study by name, with their columns in order. Each is written as NAME.csv with one column more, `study`,
 * the SHA-256 of the study file.
 *
 * Shares are fractions. `lower` and `upper` are 95 % limits. `error` is the standard error that comes from the number of
 * golden sets drawn (Monte Carlo error). `n` is the questions in a golden set. `family` is swap, parameters, vectors,
 * degraded or rebuild; `setting` the setting of a rebuild or how a degraded system loses (whole, few, spread). `all`
 * stands for an average over systems, sides or scenarios, whose error counts a golden set once.
 */
export const tableColumns: Readonly<Record<TableName, readonly string[]>> = {
  /** Each system on all questions: the mean, the standard deviation of a question, and t limits of the mean. */
  systems: ["data", "system", "title", "metric", "questions", "mean", "sd", "lower", "upper"],
  /** 4.1: how often a fixed threshold `distance` below or above the true mean is wrong; side below, above, or both. */
  thresholds: [
    "data",
    "metric",
    "system",
    "side",
    "distance",
    "n",
    "draws",
    "wrong",
    "error",
    "lower",
    "upper",
    "predicted",
    "splitHalf",
  ],
  /** 4.2, 4.3: how often each rule passes, fails, or leaves each change open. `loss` is the true one, `target` the one aimed at. */
  gates: [
    "data",
    "metric",
    "family",
    "scenario",
    "baseline",
    "candidate",
    "setting",
    "target",
    "loss",
    "margin",
    "n",
    "rule",
    "published",
    "draws",
    "pass",
    "fail",
    "inconclusive",
    "error",
    "lower",
    "upper",
    "predicted",
    "splitHalf",
  ],
  /** 4.2, 4.3: golden set by golden set, how often `rule` passes (or raises an alarm, `of`) less how often `minus` does. */
  contrasts: [
    "data",
    "metric",
    "family",
    "scenario",
    "scenarios",
    "setting",
    "target",
    "margin",
    "n",
    "contrast",
    "of",
    "rule",
    "minus",
    "draws",
    "difference",
    "error",
    "lower",
    "upper",
  ],
  /** 4.4: builds that differ in nothing but chance. `p95`: 95th percentile of the difference of two builds' means; `ofExact`: share of exact search's first ten among theirs. */
  rebuilds: [
    "data",
    "metric",
    "system",
    "setting",
    "builds",
    "pairs",
    "p95",
    "lower",
    "upper",
    "changed",
    "gain",
    "sd",
    "ofExact",
  ],
  /** 4.5: each system's latencies, in milliseconds; `ratio`: width of P95's interval over that of P50's. */
  latency: [
    "data",
    "system",
    "queries",
    "runs",
    "p50",
    "p95",
    "p50Width",
    "p95Width",
    "ratio",
    "cvP50",
    "cvP95",
  ],
  /** 4.5: how often a gate passes a limit 5 % below (side below: a pass is wrong) or above the true P95. */
  latencyGates: ["data", "system", "side", "limit", "queries", "rule", "draws", "pass", "fail", "error"],
  /** 4.6: how much the differences of a change scatter, what n questions can tell apart, and how many a margin needs. */
  differences: [
    "data",
    "metric",
    "family",
    "scenario",
    "setting",
    "target",
    "questions",
    "difference",
    "sd",
    "detectable100",
    "detectable1000",
    "margin",
    "needed",
  ],
  /** 4.6: how far the formula's pass rate is from the simulated one, over the scenarios. */
  formula: ["data", "metric", "margin", "n", "rule", "scenarios", "medianError", "mostError"],
};

/** The names of all tables, in the order of the article's sections. */
export const tableNames: readonly TableName[] = Object.keys(tableColumns) as TableName[];
