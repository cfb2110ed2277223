import { existsSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { random } from "../../src/simulate/random.ts";
import { because } from "../../src/stats/because.ts";
import type { ClusterTotals } from "../../src/stats/ClusterTotals.ts";
import { type EstimateOptions, estimate, MethodDoesNotFit } from "../../src/stats/estimate.ts";
import { intervalMethods } from "../../src/stats/intervals/index.ts";
import { TooFewDocuments } from "../../src/stats/TooFewDocuments.ts";
import type { Estimand, Scale } from "../../src/stats/types.ts";
import { anyTotals, totalsOf } from "./helpers.ts";
import { seeded } from "./random.ts";

const unit: Scale = { kind: "bounded", min: 0, max: 1 };
const totals = totalsOf([3, 5, 2, 8, 12, 40], [1, 2, 0, 5, 3, 22]);

const options = (changes: Partial<EstimateOptions> = {}): EstimateOptions => ({
  metric: "hit",
  estimand: "micro",
  scale: unit,
  level: 0.95,
  method: "auto",
  missing: 0,
  errors: 0,
  caveats: [],
  ...changes,
});

describe("an estimate", () => {
  test("has one row for each interval, with that interval's own numbers or the reason why it does not apply", () => {
    for (const estimand of ["micro", "macro"] as const) {
      const { methods } = estimate(totals, options({ estimand, method: "all" }));
      expect(methods.map((row) => row.name)).toEqual(intervalMethods.map((method) => method.name));
      for (const [i, row] of methods.entries()) {
        const fit = intervalMethods[i].applies(totals, estimand, unit, { kind: "srs" });
        if (fit.ok) {
          const own = intervalMethods[i].limits(totals, estimand, unit, 0.95, { design: { kind: "srs" } });
          expect([row.lower, row.upper, row.standardError, row.degreesOfFreedom]).toEqual([
            own.lower,
            own.upper,
            own.standardError,
            own.degreesOfFreedom,
          ]);
          const open = own.caveats.some(({ code }) => code === "fieller-unbounded");
          const ignores = intervalMethods[i].ignoresDocuments;
          expect(row.note).toBe(ignores ? "ignores documents" : open ? "sets no limits" : "");
        } else {
          expect([row.lower, row.upper, row.standardError, row.degreesOfFreedom]).toEqual([
            null,
            null,
            null,
            null,
          ]);
          expect(row.note).toBe(fit.reason);
          expect(fit.reason).not.toBe("");
        }
      }
    }
  });

  test("resamples for the table only when all are asked for, or for the method that is named", () => {
    const rowsOf = (method: string) => estimate(totals, options({ method })).methods;
    const row = (method: string, name: string) => rowsOf(method).find((one) => one.name === name)!;
    expect(row("auto", "percentile")).toMatchObject({
      lower: null,
      note: "computed when asked for, or with all",
    });
    expect(row("percentile", "percentile").lower).toBeCloseTo(0.25, 12);
    expect(row("percentile", "bca").lower).toBeNull();
    expect(row("all", "bca").lower).not.toBeNull();
  });

  test("draws fewer replicates for a row of the table than for a method that is named, and says how many", () => {
    const many = totalsOf(
      Array.from({ length: 400 }, (_, d) => 1 + (d % 97)),
      Array.from({ length: 400 }, (_, d) => (1 + (d % 97)) * ((d % 7) / 6)),
    );
    const resampling = { how: "exact", replicates: 9999, random: () => random(1) } as const;
    const note = (method: string): string =>
      estimate(many, options({ method, resampling })).methods.find(({ name }) => name === "bootstrap-t")!
        .note;
    expect(note("all")).toBe("999 replicates");
    expect(note("bootstrap-t")).toBe("9999 replicates");
  });

  test("takes its limits from the row of its method", () => {
    for (const method of ["auto", "all", "t-cr2", "hall", "wilson"]) {
      const got = estimate(totals, options({ method }));
      const row = got.methods.find(({ name }) => name === got.method)!;
      expect([got.lower, got.upper]).toEqual([row.lower, row.upper]);
    }
  });

  test("takes tilted by itself, Hall without bounds, and says why", () => {
    expect(estimate(totals, options())).toMatchObject({
      method: "tilted",
      methodReason: because("nearest-coverage"),
    });
    expect(estimate(totals, options({ scale: { kind: "unbounded" } }))).toMatchObject({
      method: "hall",
      methodReason: because("interval-without-bounds"),
    });
    expect(estimate(totals, options({ method: "t-cr2" })).methodReason).toEqual(because("asked-for"));
  });

  test.each(["micro", "macro"] as const)(
    "of a whole population is the %s mean itself, and says that all was scored",
    (estimand) => {
      const got = estimate(totals, options({ estimand, design: { kind: "srs", population: 6 } }));
      expect([got.lower, got.upper]).toEqual([got.value, got.value]);
      expect(got.methodReason).toEqual(because("all-documents-scored"));
      expect(got.caveats).toContainEqual({ code: "census", params: {} });
    },
  );

  test("counts documents, questions, missing scores and errors, and names the document that sways it", () => {
    const got = estimate(totals, options({ missing: 2, errors: 1 }));
    expect([got.clusters, got.questions, got.missing, got.errors]).toEqual([6, 70, 2, 1]);
    expect(got.value).toBeCloseTo(33 / 70, 15);
    expect(got.shareZero).toBeCloseTo(1 / 6, 15);
    expect(got.shareOne).toBe(0);
    expect(got.caveats).toContainEqual({ code: "missing-dropped", params: { count: 3 } });
    expect(got.caveats).toContainEqual({ code: "large-document", params: { label: "d6", share: 40 / 70 } });
    expect(got.largestCluster.withoutIt!).toBeCloseTo(11 / 30, 14);
    const macro = estimate(totals, options({ estimand: "macro" }));
    expect(macro.caveats.map(({ code }) => code)).not.toContain("large-document");
  });

  test("shows how the documents' sizes and means spread, and cites its method", () => {
    const got = estimate(totals, options({ estimand: "macro", method: "t" }));
    // quantile(c(3, 5, 2, 8, 12, 40)) in R; the means are 1/3, 2/5, 0, 5/8, 1/4, 11/20
    expect(got.sizes).toEqual({ min: 2, lowerQuartile: 3.5, median: 6.5, upperQuartile: 11, max: 40 });
    expect([got.rates.min, got.rates.max]).toEqual([0, 0.625]);
    expect(got.rates.median).toBeCloseTo((1 / 3 + 2 / 5) / 2, 14);
    expect([got.source.authors, got.methodTitle]).toEqual([
      "Student",
      "t interval of the documents' rates, ν = K − 1",
    ]);
  });

  test("of questions without documents has no intraclass correlation, and warns of no large one", () => {
    const got = estimate(totalsOf([1, 1, 1, 1], [1, 0, 1, 1]), options());
    expect(got.icc).toBeNull();
    expect(got.caveats).toEqual([]);
  });

  test("does not mind the order nor the names of documents", () => {
    fc.assert(
      fc.property(anyTotals, fc.constantFrom<Estimand>("micro", "macro"), (some, estimand) => {
        const turned: ClusterTotals = totalsOf([...some.n].reverse(), [...some.s].reverse());
        const there = estimate(some, options({ estimand }));
        const back = estimate(turned, options({ estimand }));
        expect(back.value).toBeCloseTo(there.value, 12);
        expect(Math.abs(back.lower - there.lower)).toBeLessThan(1e-6);
        expect(Math.abs(back.upper - there.upper)).toBeLessThan(1e-6);
      }),
      { numRuns: 20 },
    );
  });

  test("refuses a method that does not fit, and one document", () => {
    expect(() => estimate(totals, options({ method: "tilted", scale: { kind: "unbounded" } }))).toThrow(
      MethodDoesNotFit,
    );
    expect(() => estimate(totals, options({ method: "tilted", scale: { kind: "unbounded" } }))).toThrow(
      "tilted does not fit these data: it needs the scale's bounds",
    );
    expect(() => estimate(totalsOf([5], [2]), options())).toThrow();
    expect(TooFewDocuments.prototype).toBeInstanceOf(Error);
  });
});

const population = new URL("../../../shared/data/populations/like-published.csv", import.meta.url);
const present = existsSync(population);

describe("coverage on a population shaped like the published one, twenty documents at a time", () => {
  test.skipIf(!present)(
    `has the published pattern${present ? "" : " (skipped: populations/like-published.csv is not at hand)"}`,
    () => {
      const documents = readFileSync(population, "utf8")
        .trim()
        .split("\n")
        .slice(1)
        .map((line) => line.split(",").slice(1).map(Number));
      expect(documents.length).toBe(1300);
      const micro = documents.reduce((a, [, s]) => a + s, 0) / documents.reduce((a, [n]) => a + n, 0);
      const macro = documents.reduce((a, [n, s]) => a + s / n, 0) / documents.length;
      expect([micro, macro].map((v) => v.toFixed(3))).toEqual(["0.182", "0.158"]);
      const rows: readonly (readonly [name: string, estimand: Estimand, least: number, most: number])[] = [
        ["wald-iid", "micro", 0.26, 0.31],
        ["t-cr1", "micro", 0.71, 0.78],
        ["t-cr2", "micro", 0.84, 0.87],
        ["t", "macro", 0.9, 0.94],
      ];
      const next = seeded(1300);
      const draws = 2000;
      const covered = rows.map(() => 0);
      for (let r = 0; r < draws; r++) {
        for (let i = 0; i < 20; i++) {
          const j = i + Math.floor(next() * (documents.length - i));
          [documents[i], documents[j]] = [documents[j], documents[i]];
        }
        const drawn = totalsOf(
          documents.slice(0, 20).map(([n]) => n),
          documents.slice(0, 20).map(([, s]) => s),
        );
        rows.forEach(([name, estimand], at) => {
          const method = intervalMethods.find((one) => one.name === name)!;
          const { lower, upper } = method.limits(drawn, estimand, unit, 0.95, {});
          const truth = estimand === "micro" ? micro : macro;
          if (lower <= truth && truth <= upper) covered[at]++;
        });
      }
      for (const [at, [name, , least, most]] of rows.entries()) {
        const share = covered[at] / draws;
        const error = 3 * Math.sqrt((share * (1 - share)) / draws);
        expect(share, name).toBeGreaterThan(least - error);
        expect(share, name).toBeLessThan(most + error);
      }
    },
  );
});
