import { beforeAll, describe, expect, test } from "vitest";
import { gatestats, write } from "./gatestats.ts";
import { latencyCsv } from "./latencyFiles.ts";

beforeAll(() => {
  write("steady.csv", latencyCsv({ queries: 200, runs: 5 }));
  write("slower.csv", latencyCsv({ queries: 200, runs: 5, factor: 1.6, seed: 1 }));
  write("one-run.csv", latencyCsv({ queries: 100, runs: 1 }));
  write("two-runs.csv", latencyCsv({ queries: 100, runs: 2 }));
  for (const run of [0, 1, 2])
    write(
      `part${run + 1}.csv`,
      latencyCsv({
        queries: 200,
        runs: 1,
        seed: 10 + run,
        header: "query_id,latencyMs",
        row: (q, _, ms) => `q${q},${ms}`,
      }),
    );
});

const flat = (text: string): string => text.replaceAll(/\s+/g, " ");

describe("a limit", () => {
  test.each([
    ["1200", 0, "PASS P95 of latencyMs keeps within the limit of 1200 ms."],
    ["600", 1, "FAIL P95 of latencyMs lies above the limit of 600 ms."],
    ["800", 3, "INCONCLUSIVE 200 queries in 5 runs cannot tell whether P95 of latencyMs keeps within"],
  ])("of %s ends with %i", (limit, wanted, words) => {
    const { code, out, err } = gatestats(`latency steady.csv --limit ${limit}`);
    expect([code, err]).toEqual([wanted, ""]);
    expect(flat(out)).toContain(words);
  });

  test("has the exit codes of gate", () => {
    expect(gatestats("latency steady.csv --limit 800 --on-inconclusive pass").code).toBe(0);
    expect(gatestats("latency steady.csv --limit 800 --on-inconclusive fail").code).toBe(1);
    expect(gatestats("latency steady.csv --limit 600 --exit-zero").code).toBe(0);
  });

  test("gives the limits that the verdict turns at", () => {
    const { results } = JSON.parse(gatestats("latency steady.csv --limit 800 --json").out);
    const { lower, upper } = results[0];
    const codes = [lower - 0.01, lower, upper - 0.01, upper].map(
      (limit) => gatestats(`latency steady.csv --limit ${limit}`).code,
    );
    expect(codes).toEqual([1, 3, 3, 0]);
  });

  test("is met by no 58 queries, whatever they took, and says what it would take", () => {
    write("few.csv", latencyCsv({ queries: 40, runs: 3 }));
    const { code, out } = gatestats("latency few.csv --limit 1000000");
    expect(code).toBe(3);
    expect(flat(out)).toMatch(/worth \d+ independent ones, and with fewer than 59 no pass is possible/);
    expect(out).toContain("What it would take to know");
  });

  test("may be one for another quantile, in a column and unit of another name", () => {
    write("seconds.csv", latencyCsv({ queries: 200, runs: 5, factor: 0.001, header: "query_id,run,took_s" }));
    const { code, out } = gatestats("latency seconds.csv --column took_s --quantile 0.5 --limit 0.6");
    expect(code).toBe(0);
    expect(out).toContain("P50 of took_s keeps within the limit of 0.6 s.");
  });
});

describe("one run", () => {
  test.each([
    ["latency one-run.csv --limit 2000", "column run names the same one in all 100 rows"],
    ["latency part1.csv --limit 2000", "no column names runs, and each query stands there once"],
    ["latency one-run.csv", "One run says nothing of how latencies move from run to run."],
  ])("is refused: %s", (line, words) => {
    const { code, out, err } = gatestats(line);
    expect([code, out]).toEqual([2, ""]);
    expect(flat(err)).toContain(words);
    expect(flat(err)).toContain("gatestats latency measure --runs 5 makes such a file");
  });

  test("left over when a cache answered all others is refused too", () => {
    const row = (q: number, run: number, ms: string): string => `q${q},${run},${ms},${run > 0}`;
    write("warm.csv", latencyCsv({ queries: 100, runs: 3, header: "query_id,run,latencyMs,cached", row }));
    const { code, err } = gatestats("latency warm.csv --limit 2000");
    expect(code).toBe(2);
    expect(flat(err)).toContain(
      "warm.csv holds one run once the 200 rows that a cache answered are left out",
    );
  });
});

describe("rows that are no measurement", () => {
  test("those from a cache are left out and counted, whatever the column is called", () => {
    for (const [column, flag] of [
      ["cached", ""],
      ["cache_hit", ""],
      ["served", " --cached served"],
    ]) {
      const row = (q: number, run: number, ms: string): string =>
        `q${q},${run},${q % 10 === run ? "1.5,true" : `${ms},false`}`;
      write(
        "hits.csv",
        latencyCsv({ queries: 200, runs: 5, header: `query_id,run,latencyMs,${column}`, row }),
      );
      const { out } = gatestats(`latency hits.csv --limit 2000${flag} --json`);
      const [{ candidate, caveats }] = JSON.parse(out).results;
      expect([candidate.cached, candidate.measured, candidate.failed]).toEqual([100, 900, 0]);
      expect(caveats[0].message).toContain("100 rows were answered from a cache and left out");
    }
  });

  test("those that seem to come from a cache are asked about", () => {
    const row = (q: number, run: number, ms: string): string => `q${q},${run},${q % 10 === run ? "1.5" : ms}`;
    write("hidden.csv", latencyCsv({ queries: 200, runs: 5, row }));
    expect(flat(gatestats("latency hidden.csv --limit 2000").out)).toContain(
      "100 latencies are below a tenth of the median: did a cache answer?",
    );
  });

  test("failures are never 0: too many of them are no pass, and no fail", () => {
    const header = "query_id,run,latencyMs,error";
    const withErrors =
      (share: number) =>
      (q: number, run: number, ms: string): string =>
        `q${q},${run},${q % 100 < share ? ",timeout" : `${ms},`}`;
    write("some-errors.csv", latencyCsv({ queries: 200, runs: 5, header, row: withErrors(1) }));
    write("many-errors.csv", latencyCsv({ queries: 200, runs: 5, header, row: withErrors(8) }));
    expect(gatestats("latency some-errors.csv --limit 3000").code).toBe(0);
    const { code, out } = gatestats("latency many-errors.csv --limit 3000");
    expect(code).toBe(3);
    expect(flat(out)).toContain("80 requests failed or have no latency. None is taken for 0");
    expect(flat(out)).toContain(
      "80 requests of 1,000 failed; counted as slower than any limit, they alone are more than the 5 %",
    );
    expect(out).toContain("See why requests failed");
  });
});

test("a run of failures alone is refused", () => {
  write("nothing-measured.csv", latencyCsv({ queries: 80, runs: 3, row: (q, run) => `q${q},${run},` }));
  const { code, err } = gatestats("latency nothing-measured.csv --limit 3000");
  expect(code).toBe(2);
  expect(flat(err)).toContain("No row of nothing-measured.csv has a latency: all 240 failed or are empty.");
});

describe("a baseline", () => {
  test.each([
    ["1000", 0, "PASS P95 of latencyMs did not get slower by more than the margin of 1000 ms."],
    ["100", 1, "FAIL P95 of latencyMs got slower by more than the margin of 100 ms."],
    ["480", 3, "INCONCLUSIVE"],
  ])("and a margin of %s end with %i", (margin, wanted, words) => {
    const { code, out } = gatestats(`latency steady.csv slower.csv --margin ${margin}`);
    expect(code).toBe(wanted);
    expect(flat(out)).toContain(words);
    expect(out).toContain("P95 before");
  });

  test("is paired by the names of queries and runs, not by the order of rows", () => {
    const [header, ...rows] = latencyCsv({ queries: 200, runs: 5, factor: 1.6, seed: 1 }).trim().split("\n");
    write("turned.csv", [header, ...rows.reverse()].join("\n"));
    const numbers = (name: string): unknown => {
      const [{ value, lower, upper, pPass }] = JSON.parse(
        gatestats(`latency steady.csv ${name} --margin 400 --json`).out,
      ).results;
      return { value, lower, upper, pPass: pPass.toFixed(10) };
    };
    expect(numbers("turned.csv")).toEqual(numbers("slower.csv"));
  });

  test("with files of one run each is given by --baseline-runs and --candidate-runs", () => {
    const runs = ["part1.csv", "part2.csv", "part3.csv"];
    const flags = (name: string): readonly string[] => runs.flatMap((run) => [name, run]);
    const words = ["latency", ...flags("--baseline-runs"), ...flags("--candidate-runs")];
    expect(gatestats([...words, "--margin", "500"]).code).toBe(0);
    const { code, out } = gatestats(words);
    expect(code).toBe(2);
    expect(flat(out)).toContain("No margin was named, so this is no verdict.");
  });

  test.each([
    ["latency steady.csv two-runs.csv --margin 50", "100 queries are in steady.csv only: q100, q101"],
    ["latency steady.csv --margin 50", "--margin compares two systems, but only steady.csv was given."],
    ["latency steady.csv slower.csv --limit 900", "steady.csv holds several runs itself (column run)"],
    ["latency steady.csv slower.csv", "Are they two systems? Compare them with --margin MS"],
    ["latency a.csv --limit 3 --margin 4", "they do not go together"],
    ["latency steady.csv slower.csv --margin 5%", "--margin 5% is relative: a percentage of what?"],
    ["latency steady.csv slower.csv --margin 0", "--margin 0 must be above 0."],
  ])("%s is refused", (line, words) => {
    const { code, err } = gatestats(line);
    expect(code).toBe(2);
    expect(flat(err)).toContain(words);
  });
});

test("a file a run is one system, and says so when a query comes twice", () => {
  expect(gatestats("latency part1.csv part2.csv part3.csv --limit 100000").code).toBe(0);
  write("doubled.csv", "query_id,latencyMs\nq1,5\nq2,6\nq1,7\n");
  const { code, err } = gatestats("latency doubled.csv --limit 5");
  expect(code).toBe(2);
  expect(flat(err)).toContain('Query "q1" stands twice in the file (line 4).');
  expect(flat(err)).toContain("name the column that tells them apart: --run COLUMN");
});

test("JSON lines are read as well, and runs by another name with --run", () => {
  const [, ...rows] = latencyCsv({ queries: 200, runs: 5 }).trim().split("\n");
  const lines = rows.map((row) => {
    const [id, attempt, latencyMs] = row.split(",");
    return JSON.stringify({ id, attempt: Number(attempt), latencyMs: Number(latencyMs) });
  });
  write("steady.jsonl", lines.join("\n"));
  expect(gatestats("latency steady.jsonl --run attempt --limit 1200").out).toBe(
    gatestats("latency steady.csv --limit 1200").out,
  );
});

test("every count says what it counts", () => {
  const { out } = gatestats("latency steady.csv --limit 1200");
  expect(flat(out)).toContain("200 queries in 5 runs, 1,000 of 1,000 requests measured");
  expect(flat(out)).toMatch(/worth \d+ with nothing in common\. A pass needs 59 or more\./);
});

test("without a limit it says where P95 lies, and that this is no verdict", () => {
  const { code, out } = gatestats("latency steady.csv");
  expect(code).toBe(0);
  expect(out).toMatch(/^P95 of latencyMs is [\d.]+ ms, between [\d.]+ and [\d.]+\.\n/);
  expect(out).toContain("No limit was named, so this is no verdict.");
});

test.each([
  ["latency nothing.csv --limit 5", "nothing.csv does not exist."],
  ["latency steady.csv --column time --limit 5", "Name the one of latencies with --column COLUMN."],
  ["latency steady.csv --limit 2.5s", "--limit 2.5s carries a unit."],
  ["latency steady.csv --limit -4", "--limit -4 must be above 0."],
  ["latency steady.csv --quantile 95 --limit 5", "--quantile 95 must lie between 0.5 and 1."],
  ["latency --limit 5", "latency needs a file of latencies, but none was given."],
  ["latency part1.csv part2.csv --run run --limit 5", "--run run is for one file that holds several runs"],
  ["latency steady.csv --runs 5", "--runs goes with latency measure."],
])("%s is refused", (line, words) => {
  const { code, out, err } = gatestats(line);
  expect([code, out]).toEqual([2, ""]);
  expect(flat(err)).toContain(words);
});

test.each([
  ["q3,2,abc", 'latencyMs on line 5 is "abc", which is no number.'],
  ["q3,,5", "run on line 5 is empty: which run is the row of?"],
])("a row %s is refused with its line", (wrong, words) => {
  const row = (q: number, run: number, ms: string): string => (q === 3 ? wrong : `q${q},${run},${ms}`);
  write("wrong.csv", latencyCsv({ queries: 30, runs: 2, row }));
  const { code, err } = gatestats("latency wrong.csv --limit 5");
  expect(code).toBe(2);
  expect(flat(err)).toContain(words);
});

test("standard input is read once", () => {
  const input = latencyCsv({ queries: 200, runs: 5 });
  expect(gatestats("latency - --limit 1200", { input }).code).toBe(0);
  const { code, err } = gatestats("latency - - --margin 50", { input });
  expect(code).toBe(2);
  expect(err).toContain("Standard input (-) was named twice");
});

test("a negative latency is refused with its line", () => {
  write(
    "negative.csv",
    latencyCsv({ queries: 30, runs: 2, row: (q, r, ms) => `q${q},${r},${q === 3 ? -1 : ms}` }),
  );
  const { code, err } = gatestats("latency negative.csv --limit 5");
  expect(code).toBe(2);
  expect(flat(err)).toContain("latencyMs on line 5 is -1: a latency is not below 0.");
});
