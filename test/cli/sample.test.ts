import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { beforeAll, describe, expect, test } from "vitest";
import { gatestats, range, shell, write } from "./gatestats.ts";

const folder = shell("pwd").out.trim();
const schemaOf = (name: string): object =>
  JSON.parse(readFileSync(new URL(`../../docs/schema/${name}.schema.json`, import.meta.url), "utf8"));
const read = (name: string): string => readFileSync(`${folder}/${name}`, "utf8");

function expectSchema(name: string, json: unknown): void {
  const valid = new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile(schemaOf(name));
  valid(json);
  expect(valid.errors).toBeNull();
}

beforeAll(() => {
  const size = (d: number): number => (d % 10 === 0 ? 60 + d : 2 + (d % 5));
  write(
    "frame.csv",
    ["doc,questions,kind", ...range(0, 60).map((d) => `d${d},${size(d)},${d % 3 ? "news" : "law"}`)].join(
      "\n",
    ),
  );
  const rows = range(0, 60).flatMap((d) =>
    range(0, size(d)).map((i) => `d${d}#${i},d${d},${(d + i) % 3 ? 1 : 0}`),
  );
  write("questions.csv", ["id,doc_id,hit", ...rows].join("\n"));
});

const designs = [
  "--design srs --documents 12",
  "--design stratified --by-size 20 --allocation 4,8",
  "--design pps --documents 12",
  "--design pps --documents 12 --with-replacement",
];

describe.each(designs.map((design, i) => [design, `drawn${i}`] as const))("sample %s", (design, name) => {
  const flags = design.split(" ");

  test("writes a list and a design file, with which estimate knows how the documents were drawn", () => {
    const { code, out, err } = gatestats([
      "sample",
      "questions.csv",
      "--cluster",
      "doc_id",
      ...flags,
      "--take",
      "4",
      "-o",
      `${name}.csv`,
    ]);
    expect([code, err]).toEqual([0, ""]);
    expect(out).toMatch(/^Drawn: \d+ documents of 60 /);
    expect(Math.max(...out.split("\n").map((line) => line.length))).toBeLessThanOrEqual(80);
    expectSchema("design", JSON.parse(read(`${name}.design.json`)));
    const ids = new Set(
      read(`${name}.csv`)
        .trim()
        .split("\n")
        .slice(1)
        .map((line) => line.split(",")[0]),
    );
    const scored = read("questions.csv")
      .split("\n")
      .filter((line, i) => i === 0 || ids.has(line.split(",")[0]));
    write(`${name}-scored.csv`, scored.join("\n"));
    for (const estimand of ["micro", "macro"]) {
      const answer = gatestats(
        `estimate ${name}-scored.csv --metric hit --cluster doc_id --estimand ${estimand} --design ${name}.design.json --json`,
      );
      expect(answer.err).toBe("");
      const [result] = JSON.parse(answer.out).results;
      expect(result.design.seed).toBe(1);
      expect(result.design.population).toBe(60);
      expect(result.lower).toBeLessThan(result.value);
      expectSchema("estimate", JSON.parse(answer.out));
    }
  });

  test("draws from a list of documents, and prints JSON when asked", () => {
    const list = `${name}-list`;
    const { code, out } = gatestats(`sample frame.csv --size questions ${design} -o ${list}.csv --json`);
    expect(code).toBe(0);
    expectSchema("sample", JSON.parse(out));
    expect(read(`${list}.csv`)).toMatch(/^doc_id,take/);
    expectSchema("design", JSON.parse(read(`${list}.design.json`)));
  });
});

test("the same seed draws the same, another one another", () => {
  const list = (seed: number): string => {
    gatestats(`sample frame.csv --design srs --documents 12 --seed ${seed} -o seed.csv --force`);
    return read("seed.csv");
  };
  expect(list(5)).toBe(list(5));
  expect(list(5)).not.toBe(list(6));
});

test("nothing is written over a file that exists, nor when one of two files cannot be written", () => {
  write("there.csv", "mine");
  const { code, err } = gatestats("sample frame.csv --design srs --documents 12 -o there.csv");
  expect([code, read("there.csv")]).toEqual([2, "mine"]);
  expect(err).toContain("there.csv exists already.");
  const other = gatestats(
    "sample frame.csv --design srs --documents 12 -o fresh.csv --design-file nowhere/design.json",
  );
  expect(other.code).toBe(2);
  expect(other.err).toContain("nowhere/design.json cannot be written");
  expect(existsSync(`${folder}/fresh.csv`)).toBe(false);
  expect(readdirSync(dirname(`${folder}/x`)).filter((name) => name.endsWith(".part"))).toEqual([]);
});

test.each([
  ["--documents 12", "How are documents to be drawn? --design is missing."],
  ["--design srs", "How many documents are to be drawn? --documents is missing."],
  ["--design srs --documents 1", "--documents 1 must be a whole number, 2 or more."],
  ["--design srs --documents 61", "--documents 61 is more than the 60 documents that the list has."],
  ["--design srs --documents 12 --with-replacement", "--with-replacement goes with --design pps."],
  ["--design srs --documents 12 --by-size 20", "--by-size goes with --design stratified."],
  ["--design pps --documents 12", "--design pps needs the number of questions of each document."],
  ["--design stratified --documents 12", "--design stratified takes either --strata COL or --by-size CUT."],
  [
    "--design stratified --size questions --by-size 500 --documents 12",
    "No document is large with --by-size 500.",
  ],
  [
    "--design stratified --strata kind --documents 3",
    "--documents 3 cannot be spread over 2 strata: 4 to 60",
  ],
  ["--design stratified --strata kind --allocation 1,9", "Of stratum law 1 documents would be drawn"],
  ["--design stratified --strata kind --allocation 5", "or one whole number for each stratum: law, news."],
  [
    "--design stratified --strata kind --allocation 21,5",
    "Stratum law has 20 documents; 21 cannot be drawn.",
  ],
  [
    "--design stratified --strata kind --allocation 5,5 --documents 12",
    "draws 10 documents, but --documents asks for 12",
  ],
  ["--design srs --documents 12 --size kind", 'kind on line 2 is "law".'],
  ["--design srs --documents 12 --take 0", "--take 0 must be a whole number, 1 or more."],
])("sample %s is refused", (flags, words) => {
  const { code, err } = gatestats(`sample frame.csv ${flags} -o refused.csv`);
  expect(code).toBe(2);
  expect(err.replaceAll(/\s+/g, " ")).toContain(words);
  expect(existsSync(`${folder}/refused.csv`)).toBe(false);
});

test("a list of questions is not taken for one of documents", () => {
  const { code, err } = gatestats("sample questions.csv --design srs --documents 12 -o refused.csv");
  expect(code).toBe(2);
  expect(err).toContain("--cluster doc_id  a row is a question of that document");
});

test("without -o it says where files would go", () => {
  expect(gatestats("sample frame.csv --design srs --documents 12").err).toContain("-o is missing");
});
