import { InputError } from "./InputError.ts";
import type { LatencyRuns } from "./latencyRuns.ts";

/** Two systems cell by cell: the same queries in runs of the same name. */
export interface PairedLatencies {
  readonly query: Int32Array;
  readonly run: Int32Array;
  /** NaN where the request failed or no latency was noted. */
  readonly baseline: Float64Array;
  readonly candidate: Float64Array;
  readonly runs: readonly string[];
  readonly queries: readonly string[];
  /** Cells of one system only, whose partner a cache answered. */
  readonly unpaired: number;
}

/**
 * Pairs two systems by query and run.
 *
 * @throws InputError where one has a query or a run that the other lacks
 */
export function pairLatencies(baseline: LatencyRuns, candidate: LatencyRuns): PairedLatencies {
  refuseUnlike("query", "queries", baseline, candidate);
  refuseUnlike("run", "runs", baseline, candidate);
  const queryOf = new Map(candidate.queries.map((name, i) => [name, i]));
  const runOf = new Map(candidate.runs.map((name, i) => [name, i]));
  const key = (query: number, run: number): number => query * candidate.runs.length + run;
  const rowOf = new Map(
    Array.from(candidate.query, (query, row) => [key(query, candidate.run[row]), row] as const),
  );
  const rows = Array.from(baseline.query, (query, row) => {
    const partner = rowOf.get(
      key(queryOf.get(baseline.queries[query]) ?? -1, runOf.get(baseline.runs[baseline.run[row]]) ?? -1),
    );
    return partner === undefined ? undefined : ([row, partner] as const);
  }).filter((pair) => pair !== undefined);
  const query = Int32Array.from(rows, ([row]) => baseline.query[row]);
  const run = Int32Array.from(rows, ([row]) => baseline.run[row]);
  if (new Set(query).size < 2 || new Set(run).size < 2)
    throw new InputError(
      "no-pairs",
      `Fewer than two queries, or two runs, have a latency in both ${baseline.source.path} and ${candidate.source.path}.`,
      "A cache answered one or the other, or they share no run: measure both with the cache off, in runs of the same names.",
    );
  return {
    query,
    run,
    baseline: Float64Array.from(rows, ([row]) => baseline.latency[row]),
    candidate: Float64Array.from(rows, ([, partner]) => candidate.latency[partner]),
    runs: baseline.runs,
    queries: baseline.queries,
    unpaired: baseline.query.length + candidate.query.length - 2 * rows.length,
  };
}

function refuseUnlike(
  noun: "query" | "run",
  list: "queries" | "runs",
  baseline: LatencyRuns,
  candidate: LatencyRuns,
): void {
  for (const [one, other] of [
    [baseline, candidate],
    [candidate, baseline],
  ]) {
    const names = new Set(other[list]);
    const lone = one[list].filter((name) => !names.has(name));
    if (lone.length === 0) continue;
    throw new InputError(
      `unmatched-${list}`,
      `${lone.length === 1 ? `The ${noun} ${JSON.stringify(lone[0])} is` : `${lone.length} ${list} are`} in ${one.source.path} only${lone.length === 1 ? "" : `: ${lone.slice(0, 5).join(", ")}${lone.length > 5 ? ", …" : ""}`}.`,
      noun === "run"
        ? "Systems are paired run by run. Measure them in turn, as often each, and name the runs alike (1, 2, 3)."
        : "Both systems have to be asked the same queries, named alike.",
      { file: one.source.path },
    );
  }
}
