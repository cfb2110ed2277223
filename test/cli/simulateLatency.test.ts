import { beforeAll, expect, test } from "vitest";
import { gatestats, write } from "./gatestats.ts";
import { latencyCsv } from "./latencyFiles.ts";

beforeAll(() => {
  write("runs.csv", latencyCsv({ queries: 150, runs: 6 }));
  write("small.csv", latencyCsv({ queries: 10, runs: 3 }));
  write("single.csv", latencyCsv({ queries: 150, runs: 1 }));
});

const flat = (text: string): string => text.replaceAll(/\s+/g, " ");

test("it answers in words, with both limits, and the same each time", () => {
  const line = "simulate latency runs.csv --draws 200";
  const { code, out, err } = gatestats(line);
  expect([code, err]).toEqual([0, ""]);
  expect(flat(out)).toContain("read from one run passed a system that is 5 % too slow in up to");
  expect(flat(out)).toContain("5 % below it: the system is too slow, so every pass is wrong.");
  expect(flat(out)).toContain("5 % above it: the system is fast enough, so a pass is right.");
  expect(out).toContain("gatestats latency runs.csv --limit 960");
  for (const text of out.split("\n")) expect(text.length).toBeLessThanOrEqual(80);
  expect(gatestats(line).out).toBe(out);
  expect(gatestats(`${line} --seed 2`).out).not.toBe(out);
});

test("numbers of queries and runs may be asked for", () => {
  const line = "simulate latency runs.csv --draws 50 --queries 60,all --runs 3 --json";
  const [{ rows, gateRuns }] = JSON.parse(gatestats(line).out).results;
  expect(gateRuns).toBe(3);
  expect(rows.map(({ queries, side }: { queries: number; side: string }) => [queries, side])).toEqual([
    [60, "below"],
    [150, "below"],
    [60, "above"],
    [150, "above"],
  ]);
});

test.each([
  ["simulate latency single.csv", "One run says nothing of how latencies move from run to run."],
  ["simulate latency small.csv", "small.csv has 10 queries in 3 runs with a latency."],
  ["simulate latency runs.csv --queries 500", "--queries 500 must be whole numbers from 2 to 150"],
  ["simulate latency runs.csv --draws 0", "--draws 0 must be a whole number, 1 or more."],
  ["simulate latency", "simulate latency needs a file of latencies, but none was given."],
])("%s is refused", (line, words) => {
  const { code, out, err } = gatestats(line);
  expect([code, out]).toEqual([2, ""]);
  expect(flat(err)).toContain(words);
});
