import { existsSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { Ajv2020 } from "ajv/dist/2020.js";
import { beforeAll, describe, expect, test } from "vitest";
import { gatestats, interrupted, range, scores, write } from "./gatestats.ts";

beforeAll(() => {
  write("before.csv", scores(400, range(0, 40), "id,doc_id,hit@5"));
  write("after.csv", scores(400, range(0, 46), "id,doc_id,hit@5"));
  write("holes.csv", scores(400, range(0, 46), "id,doc_id,hit@5").replaceAll(/^(q4\d,d4),0$/gm, "$1,"));
  write("plain.csv", scores(300, range(0, 30)));
  write("other.csv", scores(300, range(3, 30)));
  write("same.csv", scores(300, range(0, 30)));
  const sizes = range(0, 30).flatMap((d) =>
    range(0, 3 + 4 * (d % 7)).map((i) => `q${d}-${i},d${d},${(d * i) % 3 ? 1 : 0}`),
  );
  write("unequal.csv", ["id,doc_id,hit", ...sizes].join("\n"));
});

const documents = "--cluster doc_id --half-width 0.1 --draws 20";

const answers = [
  [
    "plan",
    `plan documents unequal.csv ${documents} --population 500 --take 3 --cost-document 10 --cost-question 1`,
  ],
  ["plan", `plan documents unequal.csv ${documents} --estimand micro --degrees-of-freedom pilot`],
  ["plan", "plan documents plain.csv --half-width 0.05 --draws 20"],
  ["plan", "plan documents --half-width 0.05 --sd 0.2243 --population 1300"],
  ["plan", "plan documents --half-width 0.05 --rate 0.3 --icc 0.2 --mean-size 12 --cv-size 1"],
  ["plan", "plan questions plain.csv other.csv --margin 0.02 --draws 50"],
  ["plan", "plan questions plain.csv same.csv --margin 0.02 --draws 50"],
  ["plan", "plan questions before.csv holes.csv --margin 0.02 --cluster doc_id --estimand macro --draws 50"],
  ["plan", "plan questions before.csv after.csv --margin 0.02 --cluster doc_id --estimand micro --draws 50"],
  ["plan", "plan questions --margin 0.02 --sd-difference 0.19 --sd 0.39 --population 648"],
  ["plan", "plan questions --margin 0.02 --sd-difference 0.19 --true-change -0.02"],
  ["noise", "noise plain.csv other.csv same.csv --margin 0.02 --draws 50"],
  ["noise", "noise before.csv holes.csv --cluster doc_id --estimand micro --draws 50"],
] as const;

describe.each(answers)("%s: %s", (name, line) => {
  test("prints what its schema says, and text that fits 80 columns with a command to run next", () => {
    const schema = JSON.parse(
      readFileSync(new URL(`../../docs/schema/${name}.schema.json`, import.meta.url), "utf8"),
    );
    const json = gatestats(`${line} --json`);
    expect([json.code, json.err]).toEqual([0, ""]);
    const valid = new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile(schema);
    valid(JSON.parse(json.out));
    expect(valid.errors).toBeNull();
    const { code, out } = gatestats(line);
    expect(code).toBe(0);
    expect(Math.max(...out.split("\n").map((row) => row.length))).toBeLessThanOrEqual(82);
    expect(out).toMatch(/Next.*\n(.*\n)? {4}gatestats /);
  });
});

describe.each([
  "plan questions plain.csv other.csv --margin 0.02 --true-change -0.005 --draws 60",
  "plan questions before.csv after.csv --margin 0.05 --cluster doc_id --estimand micro --draws 60",
  "plan documents unequal.csv --cluster doc_id --half-width 0.05 --draws 30",
  "plan documents plain.csv --half-width 0.03 --draws 30",
  "noise plain.csv other.csv same.csv --draws 60",
])("%s", (line) => {
  test("gives the same numbers with one worker, with two, and with as many as it likes", () => {
    const [one, two, any] = ["--workers 1", "--workers 2", ""].map((workers) => {
      const { code, out, err } = gatestats(`${line} --json ${workers}`.trim());
      expect([code, err]).toEqual([0, ""]);
      const { tool, ...numbers } = JSON.parse(out);
      expect(tool).toBeDefined();
      return numbers;
    });
    expect(two).toEqual(one);
    expect(any).toEqual(one);
  });
});

test("Ctrl-C stops a plan, which says how far it came, ends in 130 and writes nothing", async () => {
  const never = `${tmpdir()}/never-planned-${process.pid}.json`;
  const { code, out, err } = await interrupted(
    `plan questions bm25.csv tfidf.csv --metric rr --margin 0.02 --cluster doc_id --estimand macro --draws 100000 -o ${never}`,
  );
  expect([code, out], err).toEqual([130, ""]);
  expect(err).toMatch(/stopped after [\d,]+ of [\d,]+ draws. Nothing was written/);
  expect(existsSync(never)).toBe(false);
});

test("the published plans come out: 76 of 1,300 documents for the mean over documents, 220 over questions", () => {
  for (const [sd, documents] of [
    [0.2243, /you need 76 documents of 1,300 \(80\s+if/],
    [0.4122, /you need 220 documents of 1,300\s+\(264 if/],
  ] as const)
    expect(gatestats(`plan documents --half-width 0.05 --sd ${sd} --population 1300`).out).toMatch(documents);
});

test("the same seed draws the same golden sets, another one others", () => {
  const drawn = (seed: number): string =>
    gatestats(`plan questions plain.csv other.csv --margin 0.02 --draws 50 --seed ${seed}`).out;
  expect(drawn(3)).toBe(drawn(3));
  expect(drawn(3)).not.toBe(drawn(4));
});

test("an inconclusive gate names the plan for the same files, and that command runs", () => {
  const { out } = gatestats("gate before.csv after.csv --margin 0.05 --cluster doc_id --estimand macro");
  const [, command] =
    /For other margins and other true changes:\n\s+gatestats ((?:.*\\\n)*.*)/.exec(out) ?? [];
  const words = command.replaceAll("\\\n", " ").trim().split(/\s+/);
  expect(words.slice(0, 4)).toEqual(["plan", "questions", "before.csv", "after.csv"]);
  expect(gatestats(words).code).toBe(0);
});

test("a gate that read standard input names the plan by the standard deviation", () => {
  const { out } = gatestats("gate - other.csv --margin 0.02", { input: scores(300, range(0, 25)) });
  expect(out).toMatch(/gatestats plan questions --margin 0.02 --sd-difference 0\.\d+/);
});

test.each([
  ["plan", "plan needs to know what to plan."],
  ["plan question", "Did you mean questions?"],
  ["plan documents unequal.csv --cluster doc_id", "--half-width is missing"],
  ["plan documents --half-width 0.05", "How much do documents differ? Nothing says it yet."],
  ["plan documents --half-width 0 --sd 1", "--half-width 0 must be above 0."],
  ["plan documents --half-width 0.05 --sd 0.2 --rate 0.3", "--rate and --sd exclude each other"],
  ["plan documents --half-width 0.05 --rate 1 --icc 0.1 --mean-size 9", "--rate 1 must lie between 0 and 1."],
  [
    "plan documents --half-width 0.05 --rate 0.3 --icc 0.1 --mean-size 0.5",
    "--mean-size 0.5 must be 1 or more",
  ],
  ["plan documents --half-width 0.05 --sd 0.2 --cluster doc_id", "--cluster is about a pilot"],
  ["plan documents unequal.csv --half-width 0.05 --cluster doc_id --sd 0.2", "--sd stands for a pilot"],
  ["plan documents unequal.csv --half-width 0.05", "Questions in unequal.csv share documents"],
  ["plan documents before.csv after.csv --half-width 0.05", "plan documents takes one file"],
  ["plan documents unequal.csv --half-width 0.05 --margin 0.1", "plan documents has no flag --margin."],
  ["plan questions plain.csv other.csv", "plan questions needs a margin"],
  ["plan questions --margin 0.02", "How much do the two systems differ"],
  ["plan questions --margin 2 --sd-difference 0.2", "--margin 2 is as wide as the range"],
  ["plan questions --margin 0.02 --sd-difference 0.2 --icc 0.1", "--icc and --mean-size go together"],
  [
    "plan questions --margin 0.02 --sd-difference 0.2 --questions 10,x",
    "--questions 10,x must be whole numbers",
  ],
  ["plan questions plain.csv --margin 0.02", "Only one file was given"],
  [
    "plan questions plain.csv other.csv --margin 0.02 --sd-difference 0.2",
    "--sd-difference stands for a pair",
  ],
  [
    "plan questions plain.csv other.csv --margin 0.02 --draws 1000000",
    "--draws 1000000 is more than 100000.",
  ],
  ["noise plain.csv", "One run shows no noise"],
])("%s is refused", (line, words) => {
  const { code, out, err } = gatestats(line);
  expect([code, out]).toEqual([2, ""]);
  expect(err.replaceAll(/\s+/g, " ")).toContain(words);
});

test("two runs of the same samples that mean 0.57 and 0.67 are noise, which no margin of 0.02 is above", () => {
  write("monday.csv", scores(200, range(0, 86)));
  write("tuesday.csv", scores(200, range(30, 66)));
  const { code, out } = gatestats("noise monday.csv tuesday.csv --margin 0.02 --draws 100");
  expect(code).toBe(0);
  expect(out.replaceAll(/\s+/g, " ")).toContain(
    "not less than the margin of 0.02: a gate would judge noise.",
  );
  expect(out).toContain("--repeats average");
});

test("a score that depends on its place in the set shows as questions that changed between runs", () => {
  const rows = range(0, 60).map((i) => `q${i},${(i * 7) % 10 < 6 ? 0.3 : 1}`);
  const turned = range(0, 60).map((i) => `q${i},${(i * 3 + 2) % 10 < 6 ? 0.3 : 1}`);
  write("first.csv", ["id,score", ...rows].join("\n"));
  write("turned.csv", ["id,score", ...[...turned].reverse()].join("\n"));
  const [result] = JSON.parse(gatestats("noise first.csv turned.csv --draws 20 --json").out).results;
  expect(result.shareChanged).toBeGreaterThan(0.3);
});

test("100 questions cannot resolve five points, and the plan says how many can", () => {
  const { out } = gatestats("plan questions --margin 0.05 --sd-difference 0.4 --json");
  const [{ needed, sizes }] = JSON.parse(out).results;
  expect(needed).toBe(396);
  expect(sizes.find(({ count }: { count: number }) => count === 100).detectable).toBeGreaterThan(0.05);
});
