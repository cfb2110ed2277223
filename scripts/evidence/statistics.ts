/**
 * How often the intervals of ratios and quantiles cover: documents of examples/sotu are the population, K of them are drawn
 * without replacement again and again. Prints the table of docs/evidence/statistics.md.
 * Run: npm run evidence:statistics
 */
import { readFileSync } from "node:fs";
import { random } from "../../src/simulate/random.ts";
import { quantileMethods } from "../../src/stats/statistics/quantileMethods.ts";
import { ratioSample } from "../../src/stats/statistics/RatioSample.ts";
import { ratioMethods } from "../../src/stats/statistics/ratioMethods.ts";
import { quantileOf, scoreSample } from "../../src/stats/statistics/ScoreSample.ts";
import type { StatisticContext, StatisticLimits } from "../../src/stats/statistics/StatisticMethod.ts";

/** The scores of each document: hit@5 and reciprocal rank. */
const documents = [
  ...readFileSync("examples/sotu/bm25.csv", "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => line.split(","))
    .reduce(
      (found, [, document, , , , hit, rank]) =>
        found.set(document, [...(found.get(document) ?? []), [Number(hit), Number(rank)]]),
      new Map<string, [hit: number, rank: number][]>(),
    )
    .values(),
];

const draws = Number(process.argv[2] ?? 300);
const replicates = 999;

/** Scores of documents in one order, with the number of each one's document. */
function scoresOf(drawn: readonly (readonly [number, number][])[], probability: number) {
  const scores = drawn.flatMap((document) => document.map(([, rank]) => rank));
  const numbers = drawn.flatMap((document, d) => document.map(() => d));
  const labels = drawn.map((_, d) => `d${d}`);
  return scoreSample(Float64Array.from(scores), Int32Array.from(numbers), labels, probability);
}

interface Case {
  readonly title: string;
  readonly truth: number;
  readonly limits: (
    drawn: readonly (readonly [number, number][])[],
    seed: number,
  ) => readonly (readonly [name: string, limits: StatisticLimits])[];
}

const context = (seed: number): StatisticContext => ({
  scale: { kind: "bounded", min: 0, max: 1 },
  level: 0.95,
  resampling: { how: "monte-carlo", replicates, random: () => random(seed) },
});

const sumOf = (document: readonly (readonly [number, number])[]): number =>
  document.reduce((sum, [hit]) => sum + hit, 0);

const cases: readonly Case[] = [
  {
    title: "ratio of hits to questions",
    truth: documents.reduce((s, d) => s + sumOf(d), 0) / documents.reduce((n, d) => n + d.length, 0),
    limits(drawn, seed) {
      const totals = {
        numerator: Float64Array.from(drawn, sumOf),
        denominator: Float64Array.from(drawn, (document) => document.length),
        labels: drawn.map((_, d) => `d${d}`),
      };
      const told = context(seed);
      const sample = ratioSample(totals, told.resampling);
      return ratioMethods
        .filter((method) => method.lacking(sample, told) === "")
        .map((method) => [method.name, method.limits(sample, told)] as const);
    },
  },
  ...[0.5, 0.75].map(
    (probability): Case => ({
      title: `quantile ${probability} of the reciprocal rank`,
      truth: quantileOf(scoresOf(documents, probability).scores, probability),
      limits(drawn, seed) {
        const sample = scoresOf(drawn, probability);
        const told = context(seed);
        return quantileMethods
          .filter((method) => method.lacking(sample, told) === "")
          .map((method) => [method.name, method.limits(sample, told)] as const);
      },
    }),
  ),
];

console.log("| statistic | documents | method | coverage | missed below | missed above | no upper limit |");
console.log("| --- | --- | --- | --- | --- | --- | --- |");
for (const { title, truth, limits } of cases)
  for (const K of [10, 20, 50]) {
    const source = random(1);
    const order = [...documents];
    const tally = new Map<string, { drawn: number; below: number; above: number; open: number }>();
    for (let r = 0; r < draws; r++) {
      for (let i = 0; i < K; i++) {
        const j = i + source.below(order.length - i);
        [order[i], order[j]] = [order[j], order[i]];
      }
      for (const [name, { lower, upper }] of limits(order.slice(0, K), r)) {
        const of = tally.get(name) ?? { drawn: 0, below: 0, above: 0, open: 0 };
        tally.set(name, of);
        of.drawn++;
        if (upper < truth) of.below++;
        if (lower > truth) of.above++;
        if (!Number.isFinite(upper)) of.open++;
      }
    }
    const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;
    for (const [name, { drawn, below, above, open }] of tally)
      console.log(
        `| ${title} | ${K} | ${name} | ${percent(drawn - below - above, drawn)} | ${percent(below, drawn)} | ${percent(above, drawn)} | ${percent(open, drawn)} |`,
      );
  }
