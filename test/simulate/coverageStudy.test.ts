import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { coverageRows } from "../../src/simulate/coverage.ts";
import { type CoverageSpec, coverageJob, coverageStudy } from "../../src/simulate/coverageStudy.ts";
import { random } from "../../src/simulate/random.ts";
import type { Estimand } from "../../src/stats/types.ts";

/** Shares covered by each method on samples of 20 documents. */
function covered(
  spec: Omit<CoverageSpec, "methods">,
  methods: readonly string[],
  draws: number,
): Record<string, number> {
  const own = { ...spec, methods };
  const rows = coverageRows(coverageStudy(own), coverageJob(own)(draws, random(1)));
  return Object.fromEntries(rows.map(({ method, coverage }) => [method, coverage]));
}

const sizes = Float64Array.from({ length: 60 }, (_, d) => 1 + (d % 7));
const sums = sizes.map((n, d) => Math.min(n, (d * 5) % 8));
const spec = {
  n: sizes,
  s: sums,
  q: sums,
  scale: { kind: "bounded" as const, min: 0, max: 1 },
  level: 0.95,
  documents: 15,
  replacement: "with" as const,
  replicates: 199,
};

test("a piece of coverage is the same whatever was done before it, kept draws or not", () => {
  const own: CoverageSpec = { ...spec, estimand: "micro", methods: ["percentile", "bootstrap-t", "t-cr2"] };
  const first = coverageJob(own)(20, random(3));
  coverageJob(own)(7, random(8));
  expect(coverageJob(own)(20, random(3))).toEqual(first);
});

test("estimate and compare are methods among the others, each with its own limits", () => {
  const rates = covered({ ...spec, estimand: "macro" }, ["estimate", "t"], 200);
  expect(rates.estimate).toBeGreaterThan(0.9);
  const differences = {
    ...spec,
    s: sums.map((v, d) => v - ((d * 3) % 5)),
    scale: { kind: "unbounded" as const },
  };
  expect(covered({ ...differences, estimand: "macro" }, ["compare", "t"], 100).compare).toBeGreaterThan(0.88);
});

const file = "../shared/data/populations/like-published.csv";

describe.skipIf(!existsSync(file))("on a population like the published one (absent here: skipped)", () => {
  const [, ...rows] = existsSync(file) ? readFileSync(file, "utf8").trim().split(/\r?\n/) : [""];
  const column = (at: number): Float64Array => Float64Array.from(rows, (row) => Number(row.split(",")[at]));
  const published = (estimand: Estimand): Omit<CoverageSpec, "methods"> => ({
    ...spec,
    n: column(1),
    s: column(2),
    q: column(2),
    estimand,
    documents: 20,
    replacement: "without",
    replicates: 299,
  });

  test("20 documents: Wald covers 27 of 100, CR1 72, CR2 85, bootstrap-t 88, t of documents' means 91", () => {
    const micro = covered(published("micro"), ["wald-iid", "t-cr1", "t-cr2", "bootstrap-t"], 800);
    const bounds = {
      "wald-iid": [0.22, 0.32],
      "t-cr1": [0.67, 0.78],
      "t-cr2": [0.81, 0.89],
      "bootstrap-t": [0.84, 0.92],
    };
    for (const [method, [low, high]] of Object.entries(bounds)) {
      expect(micro[method], method).toBeGreaterThan(low);
      expect(micro[method], method).toBeLessThan(high);
    }
    const { t } = covered(published("macro"), ["t"], 800);
    expect(t).toBeGreaterThan(0.88);
    expect(t).toBeLessThan(0.945);
  });
});
