import { beforeAll, expect, test } from "vitest";
import { gatestats, range, scores, write } from "./gatestats.ts";

beforeAll(() => {
  write("a.csv", scores(50, [1]));
  write("b.csv", scores(50, [1, 2]));
  write("documents.csv", scores(50, [1], "id,doc_id,hit@5"));
});

const margin = ["--metric", "hit@5", "--margin", "0.02"];

function refused(words: readonly string[]): string {
  const { code, out, err } = gatestats(words);
  expect([code, out]).toEqual([2, ""]);
  return `\n${err}`;
}

test("an unknown flag names the nearest", () => {
  expect(refused(["gate", "a.csv", "b.csv", "--metric", "hit@5", "--margn", "0.02"])).toMatchInlineSnapshot(`
    "
    gatestats: gate has no flag --margn.
      Did you mean --margin? gatestats help gate lists them all.
    "
  `);
});

test("an unknown command names the nearest, and lists all", () => {
  const words = refused(["gaet", "a.csv"]).replaceAll(/\s+/g, " ");
  expect(words).toContain("There is no command gaet. Did you mean gate? Commands: gate, compare, estimate, ");
});

test("a value outside the choices lists them", () => {
  expect(refused(["gate", "a.csv", "b.csv", ...margin, "--rule", "fair"])).toMatchInlineSnapshot(`
    "
    gatestats: --rule does not know "fair".
      Choose paired or threshold or difference or unpaired: what is asked (default
      paired).
    "
  `);
});

test("a flag without its value is refused", () => {
  expect(refused(["gate", "a.csv", "b.csv", "--metric"])).toMatchInlineSnapshot(`
    "
    gatestats: --metric needs a value.
      Write --metric NAME: column of scores; give it several times to ask about
      several.
    "
  `);
});

test("a relative margin is refused, for it does not say of what", () => {
  expect(refused(["gate", "a.csv", "b.csv", "--metric", "hit@5", "--margin", "2%"])).toMatchInlineSnapshot(`
    "
    gatestats: --margin 2% is relative: a percentage of what?
      Give it in score units. Of scores between 0 and 1, two points are 0.02; two
      percent of a baseline of 0.8 are 0.016. See gatestats explain margin.
    "
  `);
});

test("a margin that is not positive is refused", () => {
  expect(
    refused(["gate", "a.csv", "b.csv", "--metric", "hit@5", "--margin", "-0.02"]),
  ).toMatchInlineSnapshot(`
    "
    gatestats: --margin -0.02 must be above 0.
      It is the largest loss you accept, given as a positive number, whichever way
      is better. No finite set of questions can show that nothing at all was lost.
    "
  `);
});

test("a margin as wide as the range is refused", () => {
  expect(refused(["gate", "a.csv", "b.csv", "--metric", "hit@5", "--margin", "2"])).toMatchInlineSnapshot(`
    "
    gatestats: A margin of 2 is as wide as the range of hit@5, 0 to 1: nothing could
    fail it.
      Give the margin in score units, such as 0.02; for scores on another scale say
      so with --range.
    "
  `);
});

test("a number with a decimal comma is told how to be written", () => {
  expect(refused(["gate", "a.csv", "b.csv", "--metric", "hit@5", "--margin", "0,02"])).toMatchInlineSnapshot(`
    "
    gatestats: --margin 0,02 is not a number.
      --margin takes a number. Write 0.02 with a point.
    "
  `);
});

test("an alpha of one half or more is refused", () => {
  expect(refused(["gate", "a.csv", "b.csv", ...margin, "--alpha", "0.5"])).toMatchInlineSnapshot(`
    "
    gatestats: --alpha 0.5 must lie between 0 and 0.5.
      It is a share, such as 0.05.
    "
  `);
});

test("an unknown method lists those that exist", () => {
  expect(refused(["gate", "a.csv", "b.csv", ...margin, "--method", "tilt"])).toContain(
    "Did you mean tilted?",
  );
});

test("several possible metrics are listed", () => {
  write("two.csv", "id,a,b\nq1,1,0\nq2,0,1\n");
  expect(refused(["gate", "two.csv", "two.csv", "--margin", "0.02"])).toMatchInlineSnapshot(`
    "
    gatestats: two.csv hold several columns of scores: a, b.
      Name the one to judge, such as --metric a; give --metric several times to
      judge several.
    "
  `);
});

test("a document column that was not named is refused with the ways out (C32)", () => {
  expect(refused(["gate", "documents.csv", "documents.csv", ...margin])).toMatchInlineSnapshot(`
    "
    gatestats: Questions in documents.csv share documents: column doc_id has 5
    values in 50 rows. What was sampled?
      Say one of:
        --cluster doc_id  documents were sampled
        --strata doc_id   these documents are all there are; questions were sampled
                          in them
        --cluster none    questions were sampled one by one
      gatestats explain clusters tells more.
    "
  `);
});

test("of nested document columns the coarsest is recommended", () => {
  const rows = range(0, 40).map((i) => `q${i},d${i >> 3},p${i >> 1},1`);
  write("nested.csv", `id,doc_id,paragraph_id,hit@5\n${rows.join("\n")}\n`);
  expect(refused(["gate", "nested.csv", "nested.csv", ...margin])).toMatchInlineSnapshot(`
    "
    gatestats: Questions in nested.csv share documents: column doc_id has 5 values
    in 40 rows, and holds paragraph_id. What was sampled?
      doc_id is the coarsest level: name it if it was sampled. Say one of:
        --cluster doc_id  documents were sampled
        --strata doc_id   these documents are all there are; questions were sampled
                          in them
        --cluster none    questions were sampled one by one
      gatestats explain clusters tells more.
    "
  `);
});

test("documents without an estimand are asked which mean", () => {
  expect(
    refused(["gate", "documents.csv", "documents.csv", ...margin, "--cluster", "doc_id"]),
  ).toMatchInlineSnapshot(`
    "
    gatestats: With documents (doc_id) there are two means: which one do you ask
    for?
      Say one of:
        --estimand micro  the mean over questions: a document counts by its number
                          of questions
        --estimand macro  the mean over documents: each counts the same
      gatestats explain micro-macro tells more.
    "
  `);
});

test("fixed documents answer for the mean over questions, not for the mean over documents", () => {
  const macro = ["--strata", "doc_id", "--estimand", "macro"];
  expect(refused(["gate", "documents.csv", "documents.csv", ...margin, ...macro])).toMatchInlineSnapshot(`
    "
    gatestats: --strata doc_id answers for the mean over questions; --estimand macro
    asks for the mean over documents.
      Leave out --estimand, or give --cluster doc_id --estimand macro, which allows
      for documents not drawn as well.
    "
  `);
});

test("documents are sampled or fixed, not both", () => {
  const both = ["--strata", "doc_id", "--cluster", "doc_id"];
  expect(refused(["gate", "documents.csv", "documents.csv", ...margin, ...both])).toContain(
    "exclude each other",
  );
});

test("a file that is not there is named", () => {
  expect(refused(["gate", "a.csv", "gone.csv", ...margin])).toMatchInlineSnapshot(`
    "
    gatestats: gone.csv does not exist.
      Check the path, which is taken from the current directory.
    "
  `);
});

test("an empty candidate is never a pass (D40)", () => {
  write("empty.csv", "id,hit@5\n");
  expect(refused(["gate", "a.csv", "empty.csv", ...margin])).toMatchInlineSnapshot(`
    "
    gatestats: empty.csv has no rows.
      Check that what wrote it ran to its end; an empty run is never a pass.
    "
  `);
});

test("a metric that vanished is an error (D42)", () => {
  write("other.csv", "id,mrr\nq0,1\n");
  expect(refused(["gate", "a.csv", "other.csv", ...margin])).toContain("hit@5");
});

test("questions of one side only are refused and listed (C39, D49)", () => {
  write("short.csv", scores(48, [1]));
  expect(refused(["gate", "a.csv", "short.csv", ...margin])).toContain("q48");
});

test("the second file is missed, not guessed", () => {
  expect(refused(["gate", "a.csv", ...margin])).toMatchInlineSnapshot(`
    "
    gatestats: Only one file was given: what is it to be compared with?
      Give the baseline's file first and the candidate's second. For one file with
      both systems see --baseline-column or --system-column in gatestats help gate.
    "
  `);
});

test("two formats do not share standard output", () => {
  expect(refused(["gate", "a.csv", "b.csv", ...margin, "--format", "text,json"])).toMatchInlineSnapshot(`
    "
    gatestats: Two formats cannot share standard output: text, json.
      Send one to a file: -o answer.txt
    "
  `);
});

test("a format that does not exist lists those that do", () => {
  expect(refused(["gate", "a.csv", "b.csv", ...margin, "--format", "xml"])).toMatchInlineSnapshot(`
    "
    gatestats: There is no format "xml".
      Formats: text, json, md, html, junit, github, bencher, benchmark, shields,
      csv, latex.
    "
  `);
});

test("a file that cannot be written is an input error, not a verdict", () => {
  const { code, err } = gatestats(["gate", "a.csv", "b.csv", ...margin, "-o", "no/such/folder.json"]);
  expect(code).toBe(2);
  expect(err).toContain("no/such/folder.json cannot be written");
});

test("with --json an error is JSON on stdout", () => {
  const { code, out, err } = gatestats(["gate", "documents.csv", "documents.csv", ...margin, "--json"]);
  expect([code, err]).toEqual([2, ""]);
  expect(JSON.parse(out)).toMatchObject({
    version: 1,
    error: { code: "cluster-not-named", file: "documents.csv", column: "doc_id", line: null },
  });
});

test("a score out of range names its file and line", () => {
  write("high.csv", scores(50, []).replace("q7,1", "q7,1.5"));
  expect(refused(["gate", "a.csv", "high.csv", ...margin])).toMatch(/high\.csv.*9/);
});

test("--debug shows where an error arose, and only then", () => {
  const words = ["gate", "a.csv", "gone.csv", ...margin];
  expect(gatestats(words).err).not.toContain("    at ");
  expect(gatestats([...words, "--debug"]).err).toContain("    at ");
});

test("repeats not declared are refused by every command, so that they never count as questions (D43)", () => {
  write(
    "repeated.csv",
    `id,hit@5\n${range(0, 200)
      .map((i) => `q${i % 40},1`)
      .join("\n")}\n`,
  );
  for (const words of [
    ["estimate", "repeated.csv", "--metric", "hit@5"],
    ["gate", "repeated.csv", "--metric", "hit@5", "--threshold", "0.8"],
    ["gate", "a.csv", "repeated.csv", ...margin],
    ["compare", "a.csv", "repeated.csv", "--metric", "hit@5"],
  ])
    expect(refused(words)).toContain("--repeats average");
});

test("too few scores for a spread are counted (A3)", () => {
  write("lone.csv", "id,hit@5\nq1,0.8\nq2,\nq3,NaN\n");
  expect(refused(["estimate", "lone.csv", "--metric", "hit@5"])).toContain("has a score in 1 of 3 rows");
});
