import { describe, expect, test } from "vitest";
import { examples, gatestats, range, write } from "./gatestats.ts";

// What a report says to someone who reads it for the first time: the answer first, on a page of 80 columns, and a
// next command that works as it stands.

const cwd = examples.replace(/examples$/, "");
const golden = "examples/golden/inconclusive/baseline.csv examples/golden/inconclusive/candidate.csv";
const sotu = "examples/sotu/bm25.csv examples/sotu/tfidf.csv";
const latency = "examples/latency/baseline.csv";

const reports: readonly (readonly [line: string, answer: RegExp])[] = [
  [
    `plan questions ${golden} --metric hit@5 --margin 0.02 --cluster none --draws 20`,
    /^You need [\d,]+ questions: /,
  ],
  [
    `plan questions ${golden} --metric hit@5 --margin 0.02 --cluster doc_id --estimand micro --draws 20`,
    /^You need [\d,]+ documents \(about [\d,]+ questions\): /,
  ],
  ["plan questions --margin 0.02 --sd-difference 0.19", /^You need 558 questions: /],
  [
    "plan documents examples/sotu/bm25.csv --metric hit@5 --cluster doc_id --half-width 0.04 --population 1000 --cost-document 10 --cost-question 1 --draws 20",
    /^For hit@5 plus or minus 0\.04 \(95 % interval\) you need \d+ documents of 1,000 /,
  ],
  [
    "plan documents examples/sotu/bm25.csv --metric hit@5 --cluster none --half-width 0.04 --draws 20",
    /^For hit@5 plus or minus 0\.04 \(95 % interval\) you need \d+ questions\./,
  ],
  [
    "plan documents --half-width 0.05 --rate 0.3 --icc 0.2 --mean-size 12 --cv-size 1",
    /^For a mean plus or minus 0\.05 \(95 % interval\) you need \d+ documents for the mean over documents, or /,
  ],
  [
    `noise ${golden} --metric hit@5 --margin 0.02 --cluster none --draws 20`,
    /^With nothing changed, the mean of hit@5 moves by up to [\d.]+ from run to run \(95 of 100 times\), not less than the margin of 0\.02/,
  ],
  [`noise ${golden} --metric hit@5 --cluster none --draws 20`, /: a smaller difference may be just noise\./],
  [`latency ${latency}`, /^P95 of latencyMs is [\d.]+ ms, between /],
  [`latency ${latency} --limit 2500`, /^PASS P95 of latencyMs keeps within the limit/],
  [
    `latency ${latency} examples/latency/candidate.csv --margin 300`,
    /^INCONCLUSIVE 200 queries in 5 runs cannot tell whether P95 of latencyMs got slower /,
  ],
  [
    `simulate gate ${sotu} --metric hit@5 --margin 0.05 --cluster none --questions 25,100 --draws 20`,
    /^In \d+ of 100 golden sets of 100 questions, gatestats gate passes a change that truly loses the margin of 0\.05; /,
  ],
  [
    "simulate coverage examples/sotu/bm25.csv --metric hit@5 --cluster doc_id --estimand macro --documents 5 --draws 20 --method estimate,t,wald-iid",
    /^On samples of your 233 documents, the 95 % interval of gatestats estimate holds the true mean in /,
  ],
  [
    `simulate latency ${latency} --draws 50`,
    /^A P95 read from one run passed a system that is 5 % too slow in up to /,
  ],
];

describe.each(reports)("%s", (line, answer) => {
  const { out, err } = gatestats(line, { cwd });
  const lines = out.split("\n");

  test("answers in its first sentence", () => {
    expect(err).toBe("");
    expect(out.split("\n\n")[0].replaceAll(/\s+/g, " ")).toMatch(answer);
  });

  test("fits a page of 80 columns, and a dumb terminal in ASCII", () => {
    const text = lines.filter((one) => !one.startsWith("    gatestats ") && !one.startsWith("      "));
    expect(text.filter((one) => one.length > 80)).toEqual([]);
    expect(gatestats(line, { cwd, env: { TERM: "dumb" } }).out).toMatch(/^[\n -~]*$/);
  });

  test("names next commands that work, or the reader's own files", () => {
    for (const next of nextCommands(out)) {
      if (/ (frame|scores|baseline|candidate)\.csv/.test(next)) continue;
      expect([0, 1, 3], next).toContain(gatestats(next.split(" ").slice(1), { cwd }).code);
    }
  });
});

/** The commands that a report shows on lines of their own, in one line each. */
function nextCommands(out: string): readonly string[] {
  return out
    .replaceAll(/ \\\n\s+/g, " ")
    .split("\n")
    .filter((one) => one.startsWith("    gatestats "))
    .map((one) => one.trim());
}

test("runs that are all alike show no noise, and a plan from them rests on the floor", () => {
  write("same.csv", ["id,hit@5", ...range(0, 200).map((i) => `q${i},${i % 2}`)].join("\n"));
  expect(gatestats("noise same.csv same.csv --metric hit@5 --draws 20").out).toMatch(
    /no noise was seen\s+in 2 runs\.\n\n {2}2 runs of 200 questions: no score changed\./,
  );
  const { out } = gatestats("plan questions same.csv same.csv --metric hit@5 --margin 0.02 --draws 20");
  expect(out.replaceAll(/\s+/g, " ")).toContain("You need 149 questions: with that many, a gate");
  expect(out).toContain("Formula: 0, since no score changed in your pair.");
});

test("help and explain know the parts of commands and the words of reports", () => {
  for (const line of ["help plan questions", "help simulate gate", "help latency measure"])
    expect(gatestats(line).code).toBe(0);
  expect(gatestats("help plan question").err).toContain("gatestats plan has no part question.");
  expect(gatestats("explain golden sets").out).toMatch(
    /^golden set: the questions that systems are judged by\./,
  );
  expect(gatestats("explain power").out).toMatch(/^power: .*\n[\s\S]*\nPlans: how many questions/);
  expect(gatestats("explain golden-sett").err).toMatch(/Did you mean golden-sets?\?/);
});

test("a way out that the command does not take is not offered", () => {
  const { err } = gatestats("plan documents examples/sotu/bm25.csv --metric hit@5 --half-width 0.04", {
    cwd,
  });
  expect(err).toContain("--cluster doc_id");
  expect(err).not.toContain("--strata");
});
