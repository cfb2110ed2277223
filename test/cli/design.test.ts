import { beforeAll, expect, test } from "vitest";
import { gatestats, range, write } from "./gatestats.ts";

const sizes = [40, 55, 80, 3, 5, 8, 2];
const documents = sizes.map((_, d) => `d${d + 1}`);

beforeAll(() => {
  const rows = sizes.flatMap((size, d) =>
    range(0, size).map((i) => `d${d}#${i},d${d + 1},${(i * 7 + d) % 5 ? 1 : 0}`),
  );
  write("scores.csv", ["id,doc_id,hit", ...rows].join("\n"));
  write("strata.json", strata(["d1", "d2", "d3"], ["d4", "d5", "d6", "d7"]));
  write("unlabelled.json", strata(["d1", "d2", "d3"], ["d4", "d5", "d6", "d7", "d8"]));
  write("fixed.json", JSON.stringify({ version: 1, design: "fixed", documents: sized() }));
  write("two.json", JSON.stringify({ version: 1, design: "srs", population: 90, documents: sized() }));
});

function strata(large: readonly string[], small: readonly string[]): string {
  const each = [
    { name: "large", population: 129, documents: large },
    { name: "small", population: 1171, documents: small },
  ];
  return JSON.stringify({ version: 1, design: "strata", strata: each });
}

function sized(): readonly object[] {
  return documents.map((name, d) => ({ name, questions: sizes[d] * 2 }));
}

const asked = "estimate scores.csv --metric hit --cluster doc_id --estimand micro";

/** The first result of a command, with its design. */
function answer(line: string): { [field: string]: unknown; design: unknown; method: string } {
  const { out, err } = gatestats(`${line} --json`);
  expect(err).toBe("");
  return JSON.parse(out).results[0];
}

test("a hand-written design of strata is a line of the answer", () => {
  const { out } = gatestats(`${asked} --design strata.json`);
  expect(out).toContain(
    "  Design: documents drawn in 2 strata: large 3 of 129 (2.33 %), small 4 of 1,171\n  (0.342 %)\n",
  );
  expect(answer(`${asked} --design strata.json`)).toMatchObject({
    design: { kind: "strata", population: 1300, strata: [{ name: "large" }, { name: "small" }] },
  });
});

test("--population takes off what a finite population leaves less to infer, and knows a census", () => {
  const se = (flags: string): number => Number(answer(`${asked}${flags} --method t-cr2`).standardError);
  expect(se(" --population 14")).toBeCloseTo(se("") * Math.sqrt(0.5), 12);
  const { lower, upper, value, design } = answer(`${asked} --population 7`);
  expect([lower, upper]).toEqual([value, value]);
  expect(design).toMatchObject({ kind: "srs", population: 7 });
});

test("--strata keeps the documents and draws questions in them, for both means", () => {
  const line = "estimate scores.csv --metric hit --strata doc_id --method logit-design";
  const micro = answer(line);
  expect(micro).toMatchObject({
    estimand: "micro",
    design: { kind: "fixed", documents: 7 },
  });
  expect(answer(`${line} --estimand macro`)).toMatchObject({ estimand: "macro", design: { kind: "fixed" } });
  const half = answer(`${line} --design fixed.json`);
  expect(Number(half.standardError)).toBeCloseTo(Number(micro.standardError) * Math.sqrt(0.5), 12);
  expect(half.design).toMatchObject({ questions: 386 });
});

test("two stages are said in the answer", () => {
  const { out } = gatestats(`${asked} --design two.json`);
  expect(out).toContain(
    "Design: 7 documents of 90 (7.78 %), each as likely as any other; 193 of their\n  386 questions scored",
  );
});

test("a document that was drawn and not scored is named, and dropped only when asked", () => {
  const { code, err } = gatestats(`${asked} --design unlabelled.json`);
  expect(code).toBe(2);
  expect(err).toContain("1 of 8 documents of unlabelled.json have no score: d8.");
  const { out } = gatestats(`${asked} --design unlabelled.json --unlabelled drop`);
  expect(out).toContain("1 drawn but not scored");
  expect(out).toMatch(
    /With all of them\s+at the\s+lowest score the value would be 0\.\d+, at the highest 0\.\d+\./,
  );
});

test.each([
  [`${asked} --population 6`, "The population is given as 6 documents, but 7 were drawn from it."],
  [`${asked} --population 0`, "--population 0 must be a whole number above 0."],
  [`${asked} --population 50 --design strata.json`, "--population and --design exclude each other."],
  [`${asked} --unlabelled drop`, "--unlabelled goes with --design"],
  [`${asked} --design strata.json --method t-cr2`, "t-cr2 does not fit these data: not for this design."],
  [
    "estimate scores.csv --metric hit --strata doc_id --design strata.json",
    "says that they were drawn (strata)",
  ],
  [
    "estimate scores.csv --metric hit --strata doc_id --population 50",
    "--population and --strata exclude each other",
  ],
  [
    "estimate scores.csv --metric hit --cluster none --estimand micro --design strata.json",
    "193 of 193 documents with scores are not in strata.json: d0#0,",
  ],
])("%s is refused", (line, words) => {
  const { code, err } = gatestats(line);
  expect(code).toBe(2);
  expect(err.replaceAll(/\s+/g, " ")).toContain(words);
});
