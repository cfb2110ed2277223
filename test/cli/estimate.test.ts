import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { beforeAll, describe, expect, test } from "vitest";
import { examples, gatestats, range, scores, write } from "./gatestats.ts";

const sotu = `estimate ${examples}/sotu/bm25.csv --metric hit@5 --cluster doc_id --estimand macro`;

beforeAll(() => {
  const rows = range(0, 40).flatMap((i) => [`q${i},a,${i % 4 ? 1 : 0}`, `q${i},b,${i % 5 ? 1 : 0}`]);
  write("systems.csv", ["id,system,hit@5", ...rows].join("\n"));
  write("alone.csv", scores(40, range(0, 10)));
});

describe("estimate of a file with several systems", () => {
  const line = "estimate systems.csv --system-column system --metric hit@5";

  test("estimates each, as if it stood in a file of its own", () => {
    const results = JSON.parse(gatestats(`${line} --json`).out).results;
    expect(results.map((r: { system: string }) => r.system)).toEqual(["a", "b"]);
    expect(results.map((r: { value: number }) => r.value)).toEqual([0.75, 0.8]);
    expect(gatestats(line).out).toContain("hit@5 of a is 0.7500");
  });

  test("or the one that is asked for, with the whole file as its input", () => {
    const { results, inputs } = JSON.parse(gatestats(`${line} --system b --json`).out);
    expect(results.map((r: { system: string }) => r.system)).toEqual(["b"]);
    expect(inputs.map((input: { rows: number }) => input.rows)).toEqual([80]);
  });

  test("names the systems there are when asked for another", () => {
    const { code, err } = gatestats(`${line} --system c`);
    expect(code).toBe(2);
    expect(err).toContain("Its values are: a, b.");
    const apart = gatestats("estimate systems.csv --system a --metric hit@5");
    expect(apart.code).toBe(2);
    expect(apart.err).toContain("--system-column, --system go together");
  });
});

describe("several outputs at once", () => {
  const folder = mkdtempSync(`${tmpdir()}/gatestats-estimate-`);
  const file = (name: string): string => readFileSync(`${folder}/${name}`, "utf8");

  test("hold the same numbers in CSV, JSON and for readers", () => {
    const outputs = ["r.csv", "r.json", "r.tex", "r.md", "r.bib", "r.txt"].flatMap((name) => [
      "-o",
      `${folder}/${name}`,
    ]);
    const { code, out, err } = gatestats([...sotu.split(" "), ...outputs]);
    expect([code, err]).toEqual([0, ""]);
    expect(out).toBe(file("r.txt"));
    const [result] = JSON.parse(file("r.json")).results;
    const [head, row] = file("r.csv")
      .trimEnd()
      .split("\r\n")
      .map((line) => line.split(","));
    for (const name of ["value", "lower", "upper", "standardError", "icc", "shareZero"])
      expect(Number(row[head.indexOf(name)])).toBe(result[name]);
    expect(Number(row[head.indexOf("rates.median")])).toBe(result.rates.median);
    expect(file("r.tex")).toContain(`hit@5 & macro & ${result.value.toFixed(4)} &`);
    expect(file("r.md")).toContain(`**${result.value.toFixed(4)}**`);
    expect(file("r.bib")).toContain("@misc{estevezalvarez2026computing,");
  });

  test("of which one cannot be had write nothing", () => {
    const { code, err } = gatestats([
      ...sotu.split(" "),
      "-o",
      `${folder}/not-there.csv`,
      "-o",
      `${folder}/x.pdf`,
    ]);
    expect(code).toBe(2);
    expect(err).toContain("names no format");
    expect(() => file("not-there.csv")).toThrow("ENOENT");
  });

  test("with --method all have one row a method", () => {
    const csv = gatestats(`${sotu} --method all --format csv`).out.trimEnd().split("\r\n");
    const { methods } = JSON.parse(gatestats(`${sotu} --method all --json`).out).results[0];
    expect(csv.length).toBe(methods.length + 1);
  });
});

test("the design report and what a paper needs come when they are asked for", () => {
  const short = gatestats(sotu).out;
  expect(short).not.toMatch(/What is left out|@article/);
  const full = gatestats(`${sotu} --report --cite`).out;
  expect(full).toMatch(
    /Population and design[\s\S]*What is left out[\s\S]*For the methods section[\s\S]*@article/,
  );
});

test("a question on its own has no report on documents", () => {
  const { out } = gatestats("estimate alone.csv --metric hit@5 --report --cite");
  expect(out).toContain("Questions were sampled one by one: 40 of them");
  expect(out).not.toMatch(/K = |Estevez/);
});
