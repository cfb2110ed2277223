import { beforeAll, expect, test } from "vitest";
import { gatestats, write } from "./gatestats.ts";

const answers = "q1 q1 q1 q2 q2 q3 q3 q3 q4 q5 q5 q6 q6 q6 q6 q7 q8 q8 q9 q9 q9".split(" ");
const scores = [1, 0, 1, 1, 1, 0, 0, 0.5, 0, 0, 1, 1, 1, 1, 0.75, 0.25, 0, 1, 0, 0, 0.5];
const document = (q: string): string => `d${[1, 1, 2, 2, 3, 3, 3, 4, 4][Number(q.slice(1)) - 1]}`;

beforeAll(() => {
  const rows = answers.map((q, i) => `${q},${document(q)},${scores[i]}`);
  // Two answers that were not scored, one of them all there is of its question.
  write("repeats.csv", `${["id,doc_id,score", ...rows, "q9,d4,", "q10,d1,"].join("\n")}\n`);
  write("once.csv", "id,doc_id,score\nq1,d1,1\nq2,d1,0\nq3,d2,1\n");
});

const macro = ["--metric", "score", "--cluster", "doc_id", "--estimand", "macro", "--repeats", "average"];

test("repeats show what the variance of an answer is made of, and what more of them could buy", () => {
  const [got] = JSON.parse(gatestats(["estimate", "repeats.csv", ...macro, "--json"]).out).results;
  // reference/nested.out
  expect(got.components.betweenDocuments).toBeCloseTo(0.0680110887868758, 14);
  expect(got.components.betweenQuestions).toBeCloseTo(-0.00569593735552474, 14);
  expect(got.components.withinQuestions).toBeCloseTo(0.170572916666667, 14);
  expect(got.components.shares.betweenQuestions).toBe(0);
  expect(got.components.endlessRepeats).toBeLessThan(got.standardError);
  expect([got.questions, got.missing]).toEqual([9, 1]);
  expect(gatestats(["estimate", "repeats.csv", ...macro]).out.replaceAll(/\s+/g, " ")).toMatch(
    /of the variance of one answer, 28.5 % lies between documents, 0 % between questions, 71.5 % between repeats of a question; with endless repeats the standard error would be 0\.\d+ instead of 0\.\d+/,
  );
});

test("without documents there are two parts, and without repeats none", () => {
  const questions = ["--metric", "score", "--cluster", "none", "--repeats", "average", "--json"];
  const [got] = JSON.parse(gatestats(["estimate", "repeats.csv", ...questions]).out).results;
  expect(got.components.betweenDocuments).toBeNull();
  expect(got.components.betweenQuestions).toBeCloseTo(0.0520426432291667, 14);
  expect(
    JSON.parse(gatestats(["estimate", "once.csv", ...macro, "--json"]).out).results[0].components,
  ).toBeNull();
});
