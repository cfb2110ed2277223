import { beforeAll, expect, test } from "vitest";
import { gatestats, write } from "./gatestats.ts";

const documents = "d1 d1 d1 d1 d2 d2 d3 d3 d3 d4 d4 d4 d4 d4 d4 d5".split(" ");
const annotators = "a b b c a a b c c a b c c a b c".split(" ");
const scores = [1, 1, 0.75, 0.75, 0, 0.25, 1, 0.5, 0.5, 0.25, 0.75, 0, 0.25, 0, 1, 0];

beforeAll(() => {
  const rows = scores.map(
    (y, i) => `q${i},${documents[i]},${annotators[i]},${documents[i] < "d3" ? "x" : "y"},${y}`,
  );
  write("crossed.csv", `${["id,doc_id,annotator,site,score", ...rows].join("\n")}\n`);
});

const words = (...columns: readonly string[]): string[] => [
  "estimate",
  "crossed.csv",
  "--metric",
  "score",
  ...columns.flatMap((column) => ["--cluster", column]),
];

test("two columns that cross give the two-way standard error beside the one-way terms", () => {
  const [got] = JSON.parse(gatestats([...words("doc_id", "annotator"), "--json"]).out).results;
  // reference/multiway.out
  expect(got.standardError ** 2).toBeCloseTo(0.0244140625, 14);
  expect(got.multiway.terms.map((term: { standardError: number }) => term.standardError ** 2)).toEqual([
    expect.closeTo(0.01513671875, 14),
    expect.closeTo(0.0234375, 14),
    expect.closeTo(0.01416015625, 14),
  ]);
  // t of 2 degrees of freedom at 0.975
  expect((got.upper - got.value) / got.standardError).toBeCloseTo(4.302652729911275, 9);
  expect([got.value, got.estimand, got.degreesOfFreedom, got.method]).toEqual([0.5, "micro", 2, "multiway"]);
  const { out } = gatestats(words("doc_id", "annotator"));
  expect(out.replaceAll(/\s+/g, " ")).toContain(
    "5 values of doc_id cross 3 of annotator in 10 pairs; the mean over questions drawn at random",
  );
});

test("of two columns that nest the coarser is taken, which is the same as naming it alone", () => {
  const both = JSON.parse(gatestats([...words("doc_id", "site"), "--estimand", "macro", "--json"]).out)
    .results[0];
  const one = JSON.parse(gatestats([...words("site"), "--estimand", "macro", "--json"]).out).results[0];
  expect([both.value, both.lower, both.upper]).toEqual([one.value, one.lower, one.upper]);
  expect(both.caveats.at(-1).message).toBe(
    "Each value of doc_id lies inside one value of site, so site alone was taken: it holds all that depends on one another.",
  );
});

test("macro, gate and compare refuse columns that cross, with the reason", () => {
  const refused = (line: readonly string[]): string => {
    const { code, err } = gatestats(line);
    expect(code).toBe(2);
    return err.replaceAll(/\s+/g, " ");
  };
  expect(refused([...words("doc_id", "annotator"), "--estimand", "macro"])).toContain(
    "a mean over documents is not defined",
  );
  const pair = ["crossed.csv", ...words("doc_id", "annotator").slice(1), "--estimand", "micro"];
  expect(refused(["gate", ...pair, "--margin", "0.1"])).toContain("gate takes one cluster column");
  expect(refused(["compare", ...pair])).toContain("compare takes one cluster column");
  expect(refused(words("doc_id", "annotator", "site"))).toContain("--cluster names doc_id, annotator, site");
  expect(refused(words("doc_id", "none"))).toContain("or none");
});
