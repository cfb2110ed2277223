import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { beforeAll, expect, test } from "vitest";
import { gatestats, write } from "./gatestats.ts";

const document = "d1 d1 d1 d2 d3 d3 d3 d3 d3 d4 d4 d5 d5 d5 d5 d6 d6".split(" ");
const tp = [3, 0, 2, 4, 1, 0, 2, 5, 1, 0, 0, 3, 2, 2, 6, 0, 1];
const fp = [1, 0, 0, 2, 1, 0, 3, 0, 1, 0, 0, 0, 1, 2, 1, 0, 0];
const fn = [0, 1, 2, 0, 1, 0, 1, 2, 4, 0, 0, 1, 0, 3, 1, 0, 2];

const csv = (change: (cells: (string | number)[], row: number) => void = () => {}): string => {
  const rows = tp.map((_, row) => {
    const cells = [`q${row}`, document[row], tp[row], fp[row], fn[row], 100 + ((37 * row) % 61)];
    change(cells, row);
    return cells.join(",");
  });
  return `${["id,doc_id,tp,fp,fn,ms", ...rows].join("\n")}\n`;
};

beforeAll(() => {
  write("counts.csv", csv());
  write(
    "hole.csv",
    csv((cells, row) => row === 4 && (cells[3] = "")),
  );
  write(
    "negative.csv",
    csv((cells, row) => row === 4 && (cells[3] = -1)),
  );
  write(
    "zeros.csv",
    csv((cells) => cells.fill(0, 2, 5)),
  );
  write(
    "one.csv",
    csv((cells) => (cells[1] = "d1")),
  );
  const systems = csv().trimEnd().split("\n").slice(1);
  const long = ["old", "new"].flatMap((name) => systems.map((row) => `${row},${name}`));
  write("long.csv", `${["id,doc_id,tp,fp,fn,ms,system", ...long].join("\n")}\n`);
});

const f1 = ["--statistic", "f1", "--columns", "tp,fp,fn", "--cluster", "doc_id"];
const p95 = ["--statistic", "quantile", "--probability", "0.8", "--metric", "ms", "--cluster", "doc_id"];

function json(file: string, words: readonly string[]) {
  return JSON.parse(gatestats(["estimate", file, ...words, "--json"]).out);
}

const valid = new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile(
  JSON.parse(readFileSync(new URL("../../docs/schema/statistic.schema.json", import.meta.url), "utf8")),
);

test("every statistic prints what its schema says", () => {
  const ratio = ["--statistic", "ratio", "--columns", "fp,tp", "--cluster", "doc_id"];
  const median = ["--statistic", "median", "--metric", "ms", "--cluster", "none"];
  const precision = ["--statistic", "precision", "--columns", "tp,fp", "--cluster", "none"];
  for (const words of [
    f1,
    ratio,
    p95,
    median,
    precision,
    [...f1, "--method", "bca", "--replicates", "199"],
  ]) {
    valid(json("counts.csv", words));
    expect(valid.errors).toBeNull();
  }
});

test("F1 of all counts has its value, R's jackknife and an interval by documents", () => {
  const [got] = json("counts.csv", f1).results;
  // reference/statistics.json
  expect(got.value).toBeCloseTo(0.680851063829787, 14);
  expect(got.jackknife.standardError).toBeCloseTo(0.0583401906111779, 12);
  expect([got.statistic, got.method, got.clusters, got.questions]).toEqual(["f1", "tilted", 6, 17]);
  expect(got.lower).toBeLessThan(got.value);
  expect(got.upper).toBeGreaterThan(got.value);
});

test("the text names the statistic, its columns, its bias, and for quantiles why there is none", () => {
  const { out } = gatestats(["estimate", "counts.csv", ...f1, "--method", "all"]);
  expect(out).toMatch(/^f1 \(tp, fp, fn\) is 0\.6809, 95 % interval/);
  expect(out).toMatch(/jackknife over documents: standard error 0\.0583, bias -?0\.00\d\d \(not taken off\)/);
  expect(out).toContain("bootstrap-t");
  const quantile = gatestats(["estimate", "counts.csv", ...p95]).out;
  expect(quantile).toMatch(/^the 0\.8 quantile of ms is 1\d\d/);
  expect(quantile).toContain("no jackknife is given");
});

test("the seed makes the draw, and each system of a file has its own result", () => {
  const drawn = [...f1.slice(0, 4), "--cluster", "none", "--method", "bootstrap-t", "--replicates", "499"];
  const lower = (seed: string): number => json("counts.csv", [...drawn, "--seed", seed]).results[0].lower;
  expect(lower("3")).toBe(lower("3"));
  expect(lower("3")).not.toBe(lower("4"));
  const { results } = json("long.csv", [...f1, "--system-column", "system"]);
  expect(results.map(({ system }: { system: string }) => system)).toEqual(["old", "new"]);
  expect(results[0].value).toBe(results[1].value);
});

test("a row with an empty cell is left out and counted, never taken as 0", () => {
  const [got] = json("hole.csv", f1).results;
  expect([got.questions, got.missing]).toEqual([16, 1]);
  expect(got.value).toBeCloseTo((2 * 31) / (2 * 31 + 11 + 17), 12);
  expect(got.caveats.map(({ code }: { code: string }) => code)).toContain("missing-dropped");
});

function refused(file: string, words: readonly string[]): string {
  const { code, out, err } = gatestats(["estimate", file, ...words]);
  expect([code, out]).toEqual([2, ""]);
  return err.replaceAll(/\s+/g, " ");
}

test("counts that cannot be are refused with their place", () => {
  expect(refused("negative.csv", f1)).toContain(
    "negative.csv:6: fp on line 6 is -1: a count cannot be negative",
  );
  expect(refused("zeros.csv", f1)).toContain("f1 has no value in zeros.csv");
  expect(refused("one.csv", f1)).toContain("two are needed to see how they differ");
  expect(refused("counts.csv", [...f1.slice(0, 3), "tp,fp,nothing", "--cluster", "doc_id"])).toContain(
    'no column "nothing"',
  );
  const ratio = ["--statistic", "ratio", "--columns", "fp,tp", "--range", "0,1", "--cluster", "doc_id"];
  expect(refused("counts.csv", ratio)).toContain("fp on line 8 is 3 for 2 of tp");
});

test("what a statistic is not made of is refused with the way out", () => {
  expect(refused("counts.csv", ["--statistic", "f1", "--cluster", "doc_id"])).toContain(
    "--columns true_positives,false_positives,false_negatives",
  );
  expect(refused("counts.csv", ["--statistic", "f1", "--columns", "tp,fp", "--cluster", "doc_id"])).toContain(
    "must name 3 different columns",
  );
  expect(
    refused("counts.csv", ["--statistic", "f1", "--columns", "tp,tp,fn", "--cluster", "doc_id"]),
  ).toContain("must name 3 different columns");
  expect(refused("counts.csv", [...f1.slice(0, 4), "--cluster", "none", "--enumerate"])).toContain(
    "Leave out --enumerate",
  );
  expect(refused("counts.csv", ["--statistic", "f1", "--metric", "tp"])).toContain(
    "--metric names a column of scores",
  );
  expect(
    refused("counts.csv", ["--statistic", "quantile", "--metric", "ms", "--cluster", "doc_id"]),
  ).toContain("--probability 0.95");
  expect(refused("counts.csv", [...f1, "--estimand", "macro"])).toContain("there is no macro form");
  expect(refused("counts.csv", [...f1, "--report"])).toContain("--report speaks of the mean of scores");
  expect(refused("counts.csv", [...f1, "--range", "0,1"])).toContain("lies between 0 and 1 by itself");
  expect(refused("counts.csv", ["--statistic", "median", "--metric", "ms", "--columns", "ms"])).toContain(
    "Name the column with --metric",
  );
  expect(refused("counts.csv", [...f1, "--format", "csv"])).toContain("does not print csv");
  expect(refused("counts.csv", [...p95, "--method", "t-jackknife"])).toContain("does not hold for quantiles");
});
