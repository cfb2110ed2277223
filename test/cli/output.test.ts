import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { gatestats, scores, shell, write } from "./gatestats.ts";

const folder = shell("pwd").out.trim();
const read = (name: string): string => readFileSync(`${folder}/${name}`, "utf8");
const asked = ["--metric", "hit@5", "--cluster", "doc_id", "--estimand", "macro"];
write("scored.csv", scores(30, [1, 5, 12], "id,doc_id,hit@5"));

describe("what is read is not written over", () => {
  test.each(["scored.csv", "./scored.csv", "no/../scored.csv"])("by -o %s", (path) => {
    const before = read("scored.csv");
    const { code, err } = gatestats(["estimate", "scored.csv", ...asked, "-o", path]);
    expect([code, err]).toEqual([
      2,
      `gatestats: ${path} is read; the answer would be written over it.\n  Name another file with -o.\n`,
    ]);
    expect(read("scored.csv")).toBe(before);
  });

  test("nor a baseline, a design file, or the list that is drawn from, even with --force", () => {
    write("design.json", '{"version": 1, "design": "srs", "population": 50}');
    const runs = [
      ["compare", "scored.csv", "scored.csv", ...asked, "-o", "scored.csv"],
      ["estimate", "scored.csv", ...asked, "--design", "design.json", "-o", "design.json"],
      [
        "sample",
        "scored.csv",
        "--cluster",
        "doc_id",
        "--design",
        "srs",
        "--documents",
        "2",
        "--force",
      ].concat("-o", "scored.csv"),
    ].map((words) => gatestats(words));
    expect(runs.map(({ code }) => code)).toEqual([2, 2, 2]);
    for (const { err } of runs) expect(err).toContain("is read; the answer would be written over it.");
  });
});

test("all files of an answer are written or none", () => {
  const { code, out, err } = gatestats([
    "estimate",
    "scored.csv",
    ...asked,
    "-o",
    "one.json",
    "-o",
    "no/two.md",
  ]);
  expect([code, out]).toEqual([2, ""]);
  expect(err).toContain("no/two.md cannot be written: its folder does not exist.");
  expect(existsSync(`${folder}/one.json`)).toBe(false);
  expect(readdirSync(folder).filter((name) => name.endsWith(".part"))).toEqual([]);
});

test("a file named twice is an error, a folder cannot be written, and a stream can", () => {
  const run = (...outputs: readonly string[]) => gatestats(["estimate", "scored.csv", ...asked, ...outputs]);
  expect(run("-o", "x.json", "-o", "./x.json").err).toContain("./x.json is to be written twice.");
  shell("mkdir -p folder.json");
  expect(run("-o", "folder.json").err).toContain("folder.json cannot be written: it is a folder.");
  const piped = shell(`gatestats estimate scored.csv ${asked.join(" ")} --format json -o /dev/stdout | cat`);
  expect(JSON.parse(piped.out).command).toBe("estimate");
});

test("a file that exists already takes the new answer whole", () => {
  write("answer.json", "x".repeat(1e5));
  expect(gatestats(["estimate", "scored.csv", ...asked, "-o", "answer.json"]).code).toBe(0);
  expect(JSON.parse(read("answer.json")).command).toBe("estimate");
});

test("a statistic says that it has no table", () => {
  const { code, err } = gatestats(["estimate", "scored.csv", "--statistic", "median", "-o", "x.csv"]);
  expect([code, err]).toEqual([
    2,
    "gatestats: estimate --statistic does not print csv.\n  Formats: text, json.\n",
  ]);
});
