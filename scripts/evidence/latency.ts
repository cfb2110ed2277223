/**
 * How often the gates of `latency` err where they should err least: at a true P95 that equals the limit, or a candidate
 * slower by exactly the margin. Log latencies are normal: an effect of the query, of the run, and of the request. Beside
 * them the mean of the runs' P95 with t on R − 1. Prints the tables of docs/evidence/latency.md.
 * Run: npm run evidence:latency
 */
import { random } from "../../src/simulate/random.ts";
import { normalQuantile } from "../../src/stats/distributions/normal.ts";
import { describeRuns } from "../../src/stats/latency/describeRuns.ts";
import { type LatencyCells, latencyCells } from "../../src/stats/latency/LatencyCells.ts";
import { quantileDifference } from "../../src/stats/latency/quantileDifference.ts";
import { quantileTest } from "../../src/stats/latency/quantileTest.ts";

const [p, alpha] = [0.95, 0.05];
const draws = Number(process.argv[2] ?? 1000);
const source = random(20261130);
const z = (): number => normalQuantile(Math.max(source.uniform(), 2 ** -33));

/** Standard deviations of log latency. */
interface Spread {
  readonly query: number;
  readonly run: number;
  readonly request: number;
}

const spreads: readonly Spread[] = [
  { query: 0.5, run: 0.1, request: 0.2 },
  { query: 0.5, run: 0, request: 0.2 },
  { query: 0.2, run: 0.1, request: 0.2 },
  { query: 0.1, run: 0.02, request: 0.6 },
  { query: 0.3, run: 0.3, request: 0.1 },
];
const sizes: readonly (readonly [queries: number, runs: number])[] = [
  [100, 3],
  [100, 5],
  [100, 10],
  [300, 3],
  [300, 5],
  [300, 10],
];

function effects(count: number, sd: number): Float64Array {
  return Float64Array.from({ length: count }, () => sd * z());
}

/** Latencies of these queries in runs of their own, times a factor. */
function measure(query: Float64Array, runs: number, { run, request }: Spread, factor = 1): LatencyCells {
  const moved = effects(runs, run);
  const cells = Array.from({ length: query.length * runs }, (_, i) => [
    i % query.length,
    Math.floor(i / query.length),
  ]);
  return latencyCells(
    Float64Array.from(cells, ([q, r]) => factor * Math.exp(query[q] + moved[r] + request * z())),
    Int32Array.from(cells, ([q]) => q),
    Int32Array.from(cells, ([, r]) => r),
  );
}

function trueQuantile({ query, run, request }: Spread): number {
  return Math.exp(normalQuantile(p) * Math.hypot(query, run, request));
}

/** The share of draws in which each of some things happened. */
function shares(happened: () => readonly boolean[]): readonly string[] {
  const counts: number[] = [];
  for (let i = 0; i < draws; i++)
    happened().forEach((yes, k) => {
      counts[k] = (counts[k] ?? 0) + (yes ? 1 : 0);
    });
  return counts.map((count) => `${((100 * count) / draws).toFixed(1)} %`);
}

function print(
  head: readonly string[],
  cells: (spread: Spread, queries: number, runs: number) => readonly string[],
): void {
  const all = ["query / run / request", "queries", "runs", ...head];
  console.log(`| ${all.join(" | ")} |\n|${all.map(() => " --- |").join("")}`);
  for (const spread of spreads)
    for (const [queries, runs] of sizes) {
      const name = `${spread.query} / ${spread.run} / ${spread.request}`;
      console.log(`| ${[name, queries, runs, ...cells(spread, queries, runs)].join(" | ")} |`);
    }
  console.log();
}

console.log("## A limit at the true P95\n");
print(
  ["false pass", "false fail", "pass with 30 % to spare", "mean of runs, t: false pass"],
  (spread, queries, runs) => {
    const limit = trueQuantile(spread);
    return shares(() => {
      const cells = measure(effects(queries, spread.query), runs, spread);
      const { above, within } = quantileTest(cells, p, alpha);
      const mean = describeRuns(cells, p, alpha).quantile;
      return [
        above(limit) <= alpha,
        within(limit) <= alpha,
        above(1.3 * limit) <= alpha,
        (mean?.upper ?? limit) < limit,
      ];
    });
  },
);

console.log("## A candidate slower by exactly the margin, a tenth of the true P95\n");
print(["false pass", "false fail", "pass with 20 % to spare"], (spread, queries, runs) => {
  const margin = 0.1 * trueQuantile(spread);
  return shares(() => {
    const query = effects(queries, spread.query);
    const [baseline, candidate] = [measure(query, runs, spread), measure(query, runs, spread, 1.1)];
    const { above, within } = quantileDifference(baseline, candidate, p, alpha);
    return [above(margin) <= alpha, within(margin) <= alpha, above(3 * margin) <= alpha];
  });
});
