/**
 * The gate's error table: how often each method passes a change whose true loss is exactly the margin (at most 5 %
 * should), and one that changes nothing. Questions and documents are drawn with replacement, seeded.
 *
 * usage: npm run evidence:gate-errors -- [questions|macro|micro|real|report] [DRAWS]
 * Without a part it makes them all. Writes docs/evidence/gate-errors-*.csv, and from them gate-errors.md.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { unseenLossProbability } from "../../src/gates/floor.ts";
import { lossTests } from "../../src/gates/lossTests/index.ts";
import type { LossTest } from "../../src/gates/lossTests/LossTest.ts";
import { meanOf, type PairedTotals } from "../../src/gates/PairedTotals.ts";
import { sizesAreKnown } from "../../src/gates/trust.ts";
import type { ClusterTotals } from "../../src/stats/ClusterTotals.ts";
import { documentMeans } from "../../src/stats/documentMeans.ts";
import { toDecide } from "../../src/stats/tails/upperTail.ts";
import type { Context } from "../../src/stats/types.ts";
import { lossKinds, population, sizeKinds } from "./documents.ts";
import { gateErrorsReport } from "./gateErrorsReport.ts";
import { mechanisms } from "./questions.ts";
import { type Random, seeded } from "./random.ts";
import { realCases } from "./realCases.ts";

const alpha = 0.05;
const folder = "docs/evidence";

const [part = "all", draws = "4000"] = process.argv.slice(2);
const parts: Readonly<Record<string, (draws: number) => string[]>> = {
  questions,
  macro: (count) => documents(count, "macro"),
  micro: (count) => documents(count, "micro"),
  real,
};
for (const [name, make] of Object.entries(parts)) {
  if (part !== "all" && part !== name) continue;
  const rows = make(Number(draws));
  if (rows.length > 1) writeFileSync(`${folder}/gate-errors-${name}.csv`, `${rows.join("\n")}\n`);
}
const read = (name: string): string => {
  const file = `${folder}/gate-errors-${name}.csv`;
  return existsSync(file) ? readFileSync(file, "utf8").trimEnd() : "";
};
const drawnDocuments = [read("macro"), read("micro").split("\n").slice(1).join("\n")]
  .filter(Boolean)
  .join("\n");
writeFileSync(`${folder}/gate-errors.md`, gateErrorsReport(read("questions"), drawnDocuments, read("real")));

/** Every paired method, t once more without its floor (the published rule). */
interface Contender {
  readonly name: string;
  readonly test: LossTest;
  readonly floor: boolean;
  /** The share of the draws it is tried on: slow ones on fewer. */
  readonly share: number;
}

function contenders(): Contender[] {
  const paired = lossTests.filter((test) => test.rule === "paired" && test.name !== "tango");
  const slow = ["percentile", "sign-flip", "gaffke"];
  return [
    ...paired.map((test) => ({
      name: test.carriesFloor ? test.name : `${test.name} + floor`,
      test,
      floor: !test.carriesFloor,
      share: slow.includes(test.name) ? 0.25 : 1,
    })),
    ...paired.filter((t) => t.name === "t").map((test) => ({ name: "t", test, floor: false, share: 1 })),
  ];
}

function passes(contender: Contender, pair: PairedTotals, margin: number, context: Context): boolean {
  const mu = -margin - 1e-12;
  if (meanOf(pair.totals) <= mu) return false;
  if (contender.floor && unseenLossProbability(pair, mu, context) > alpha) return false;
  const { p, error } = contender.test.pValue(pair, mu, toDecide(alpha), context);
  return p + error <= alpha;
}

function questions(draws: number): string[] {
  const rows = ["mechanism,margin,n,n_over_floor,method,draws,false_pass,pass_unchanged"];
  for (const mechanism of mechanisms) {
    for (const margin of [0.02, 0.05]) {
      const nMin = Math.ceil(Math.log(alpha) / Math.log1p(-margin));
      for (const ratio of [1 / 3, 1 / 2, 1, 1.5, 3]) {
        const n = Math.ceil(ratio * nMin);
        const rates = tally(
          contenders(),
          draws,
          [margin, 0],
          margin,
          {},
          seeded(20261130 + n),
          (loss, random) => unclustered(Float64Array.from({ length: n }, () => mechanism.draw(loss, random))),
        );
        for (const { name, tried, passed } of rates) {
          rows.push(
            [
              mechanism.name,
              margin,
              n,
              ratio.toFixed(2),
              name,
              tried,
              rate(passed[0], tried),
              rate(passed[1], tried),
            ].join(","),
          );
        }
        console.error(rows.filter((row) => row.includes("tilted")).at(-1));
      }
    }
  }
  return rows;
}

function documents(draws: number, estimand: "macro" | "micro"): string[] {
  const rows = ["estimand,sizes,loss,margin,K,method,draws,false_pass,refused"];
  const known = contenders().filter(({ name }) => name === "tilted" || name === "t + floor");
  for (const sizes of Object.keys(sizeKinds)) {
    for (const kind of lossKinds) {
      for (const K of [10, 20, 50, 100]) {
        for (const times of [1.15, 2]) {
          const margin = Number((times * (1 - alpha ** (1 / K))).toFixed(3));
          const random = seeded(7 * K + Math.round(1000 * margin));
          const { n, s } = population(sizes, kind, margin, estimand, random);
          const largest = n.reduce((a, b) => Math.max(a, b));
          const draw = (): PairedTotals => {
            const rows = Array.from({ length: K }, () => Math.floor(random() * n.length));
            return clustered(
              Float64Array.from(rows, (d) => n[d]),
              Float64Array.from(rows, (d) => s[d]),
              estimand,
            );
          };
          rows.push(
            ...documentRows([estimand, sizes, kind, margin, K], known, draws / 2, margin, largest, draw),
          );
        }
      }
    }
    console.error(rows.at(-1));
  }
  return rows;
}

/** The rule as it ships (no verdict where the largest document may be unseen), and with the largest document told. */
function documentRows(
  cell: readonly (string | number)[],
  methods: readonly Contender[],
  draws: number,
  margin: number,
  largest: number,
  draw: () => PairedTotals,
): string[] {
  const count = new Map<string, { passed: number; refused: number }>();
  const add = (name: string, passed: boolean, refused: boolean): void => {
    const c = count.get(name) ?? { passed: 0, refused: 0 };
    count.set(name, { passed: c.passed + Number(passed), refused: c.refused + Number(refused) });
  };
  const tilted = methods.find((m) => m.name === "tilted")!;
  for (let i = 0; i < draws; i++) {
    const pair = draw();
    const refused = !sizesAreKnown(pair, {});
    for (const m of methods) {
      const passed = passes(m, pair, margin, {});
      add(m.name, !refused && passed, refused);
      if (m === tilted && pair.estimand === "micro" && pair.clustered)
        add("tilted (sizes not checked)", passed, false);
    }
    if (pair.estimand === "micro" && pair.clustered)
      add("tilted (largest known)", passes(tilted, pair, margin, { largestDocument: largest }), false);
  }
  return [...count].map(([name, { passed, refused }]) =>
    [...cell, name, draws, rate(passed, draws), rate(refused, draws)].join(","),
  );
}

function real(draws: number): string[] {
  const rows = ["data,pair,estimand,cluster,margin,K,method,draws,false_pass,refused"];
  const methods = contenders().filter(
    ({ name }) => name === "tilted" || name === "t + floor" || name === "t",
  );
  for (const { data, name, cluster, n, s } of realCases()) {
    for (const estimand of cluster === "none" ? (["micro"] as const) : (["micro", "macro"] as const)) {
      const whole = clustered(n, s, estimand);
      const margin = -meanOf(whole.totals);
      if (!(margin > 0.002)) continue;
      const largest = n.reduce((a, b) => Math.max(a, b));
      for (const K of cluster === "none" ? [100, 300, 1000] : [10, 20, 50, 100, 300]) {
        if (K > 3 * n.length) continue;
        const random = seeded(31 * K);
        const draw = (): PairedTotals => {
          const at = Array.from({ length: K }, () => Math.floor(random() * n.length));
          const sizes = Float64Array.from(at, (d) => n[d]);
          const sums = Float64Array.from(at, (d) => s[d]);
          return cluster === "none" ? unclustered(sums) : clustered(sizes, sums, estimand);
        };
        rows.push(
          ...documentRows(
            [data, name, estimand, cluster, margin.toFixed(5), K],
            methods,
            draws / 4,
            margin,
            largest,
            draw,
          ),
        );
      }
    }
    console.error(rows.at(-1));
  }
  return rows;
}

function tally(
  methods: readonly Contender[],
  draws: number,
  losses: readonly number[],
  margin: number,
  context: Context,
  random: Random,
  draw: (loss: number, random: Random) => PairedTotals,
): { readonly name: string; readonly tried: number; readonly passed: number[] }[] {
  const passed = methods.map(() => losses.map(() => 0));
  losses.forEach((loss, at) => {
    for (let i = 0; i < draws; i++) {
      const pair = draw(loss, random);
      methods.forEach((m, k) => {
        if (i < m.share * draws && passes(m, pair, margin, context)) passed[k][at]++;
      });
    }
  });
  return methods.map(({ name, share }, k) => ({ name, tried: Math.ceil(share * draws), passed: passed[k] }));
}

function unclustered(differences: Float64Array): PairedTotals {
  return pairOf(
    { n: new Float64Array(differences.length).fill(1), s: differences, q: differences, labels: [] },
    "micro",
    false,
  );
}

function clustered(n: Float64Array, s: Float64Array, estimand: "micro" | "macro"): PairedTotals {
  const totals = { n, s, q: s, labels: [] };
  return pairOf(estimand === "macro" ? documentMeans(totals) : totals, estimand, true);
}

function pairOf(totals: ClusterTotals, estimand: "micro" | "macro", isClustered: boolean): PairedTotals {
  return {
    totals,
    baseline: totals,
    candidate: totals,
    estimand,
    clustered: isClustered,
    lowest: -1,
    highest: 1,
    itemsDiffer: false,
    unchanged: 0,
  };
}

function rate(count: number, of: number): string {
  return (count / of).toFixed(4);
}
