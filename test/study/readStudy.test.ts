import { expect, test } from "vitest";
import { InputError } from "../../src/table/InputError.ts";
import { leastLines, study } from "./smallStudy.ts";

test("what a study file leaves out is the published protocol", () => {
  const { goldenSets, search, contrasts, latency } = study();
  expect(goldenSets).toMatchObject({ alpha: 0.05, headroom: 0.05, margins: [0.02], replacement: "without" });
  expect(goldenSets.thresholds.distance).toBe(0.02);
  expect(search).toEqual({ top: 100, fields: "title+text", ignoreIdenticalIds: false, relevantFrom: 1 });
  expect([contrasts, latency]).toEqual([[], null]);
});

test("numbers where names belong are names", () => {
  const rebuild = study().changes.find((one) => one.family === "rebuild");
  expect(rebuild).toMatchObject({ settings: ["1", "2"], builds: 4, judged: [], metric: "recall@10" });
});

const wrong: readonly (readonly [says: string, from: string, to: string, line: number, message: string])[] = [
  ["a key that does not exist", "seed: 7", "sead: 7", 4, "There is no key sead here."],
  ["a key that is missing", "seed: 7", "", 1, "The key seed is missing."],
  [
    "a number of another kind",
    "seed: 7",
    "seed: many",
    4,
    'seed: "many" is not a whole number of at least 0.',
  ],
  ["a list that is none", "  n: [10, 20]", "  n: 10", 12, "goldenSets.n: 10 stands where a list belongs."],
  [
    "an unknown word",
    "draws: 60",
    "replacement: perhaps",
    13,
    'goldenSets.replacement: "perhaps" is none of',
  ],
  ["a measure that is none", "primary: recall@5", "primary: rekall@5", 5, "There is no measure rekall@5."],
  [
    "a measure that looks too far",
    "seed: 7",
    "seed: 7\nsearch: { top: 3 }",
    6,
    "recall@5 looks at more documents",
  ],
  ["a system that is not named", "to: tfidf }", "to: dense }", 16, "changes.0.to: There is no system dense."],
  ["an expression that is no system", "  bm25: bm25", "  bm25: bm52", 8, 'There is no system "bm52".'],
  ["a parameter that is none", "k1={setting}", "k9={setting}", 10, "bm25 has no parameter k9."],
  ["a rebuild without a build", "of: index", "of: bm25", 18, "bm25 does not say how builds differ."],
  ["what is no YAML", "seed: 7", "seed: {7", 5, "must"],
  ["a key twice", "seed: 7", "seed: 7\nseed: 8", 5, "unique"],
];

for (const [says, from, to, line, message] of wrong)
  test(`${says} is refused with its line`, () => {
    const text = leastLines.join("\n");
    expect(text).toContain(from);
    const error = failure(() => study(text.replace(from, to).split("\n")));
    expect(error.message).toContain(message.slice(0, 200));
    expect([error.place.file, error.place.line]).toEqual(["small.yaml", line]);
    expect(error.hint).not.toBe("");
  });

test("a mistyped key is told the one it most likely means", () => {
  const error = failure(() => study(leastLines.join("\n").replace("seed: 7", "sead: 7").split("\n")));
  expect(error.hint).toMatch(/^Did you mean seed\? Keys: version, /);
});

test("a key that is a list or a mapping is refused with its line, and nothing is printed beside", () => {
  const key = failure(() => study(["version: 1", "? {primary: hit@5}", ": 2"]));
  expect(key.message).toContain("keys");
  expect(key.place.line).toBe(2);
});

test("aliases that hold themselves, or stand for millions, are refused and not followed", () => {
  const self = leastLines.map((line) => line.replace("name: small", "name: &self [*self]"));
  expect(failure(() => study(self)).message).toBe(
    "name: A value that holds itself stands where text belongs.",
  );
  const bomb = [
    "a: &a0 [x, x]",
    ...Array.from({ length: 40 }, (_, i) => `k${i}: &a${i + 1} [*a${i}, *a${i}]`),
  ];
  expect(failure(() => study(bomb)).message).toContain("alias");
});

test("a hypothesis is refused where its table has no such column, or its comparison no number", () => {
  const hypothesis = (condition: string): readonly string[] => [
    ...leastLines,
    `hypotheses: { H1: { says: it holds, conditions: [{ ${condition} }] } }`,
  ];
  const messages = [
    "table: thresholds, column: error rate, is: above, value: 0.1",
    "table: thresholds, where: { systems: all }, column: wrong, is: above, value: 0.1",
    "table: thresholds, column: wrong, is: above, value: lower",
    "table: thresholds, column: wrong, is: above column, value: 0.1",
    "table: chairs, column: wrong, is: above, value: 0.1",
  ].map((condition) => failure(() => study(hypothesis(condition))).message);
  expect(messages).toMatchSnapshot();
});

test("a rule that is not among those that judge cannot be contrasted", () => {
  const lines = [...leastLines, "contrasts: [{ name: x, of: passes, rule: gaffke, minus: percentile }]"];
  expect(failure(() => study(lines)).message).toBe("contrasts.0.rule: There is no rule gaffke.");
});

function failure(what: () => unknown): InputError {
  try {
    what();
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
  throw new Error("nothing was refused");
}
