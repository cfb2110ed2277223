import { describe, expect, test } from "vitest";
import { gatestats, range, write } from "./gatestats.ts";

// The files that evaluators write, given to the built program as they are. Letters and numbers are those of
// docs/user-reports.md.

type Row = Readonly<Record<string, unknown>>;

/** RAGAS's CSV: a row a question, with its contexts on two lines. */
function ragas(name: string, count: number, score: (i: number) => string | number): string {
  const rows = range(0, count).map((i) => `Question ${i}?,"['a\nb']",Answer,Truth,${score(i)}`);
  return write(name, `user_input,retrieved_contexts,response,reference,faithfulness\n${rows.join("\n")}\n`);
}

function lines(name: string, rows: readonly Row[]): string {
  return write(name, rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
}

/** lm-evaluation-harness: a line a document. */
function lmEval(name: string, count: number, score: (i: number) => number, hash = "0123456789"): string {
  const line = (i: number): Row => ({
    ...{ doc_id: i, doc: { subject: `s${i % 9}` }, target: "A", arguments: {}, resps: [["A"]] },
    ...{ filtered_resps: ["A"], filter: "none", metrics: ["acc"], doc_hash: `${hash}${i}`, acc: score(i) },
  });
  return lines(name, range(0, count).map(line));
}

/** DeepEval's test run; a metric without a score is a judge that failed. */
function deepeval(
  name: string,
  count: number,
  metrics: (i: number) => Readonly<Record<string, number | undefined>>,
): string {
  const testCases = range(0, count).map((i) => ({
    name: `test_case_${i}`,
    input: `Question ${i}?`,
    success: true,
    order: i,
    metricsData: Object.entries(metrics(i)).map(([metric, score]) => ({
      name: metric,
      threshold: 0.5,
      score,
    })),
  }));
  return write(name, JSON.stringify({ testCases, conversationalTestCases: [], metricsScores: [] }));
}

function mlflow(name: string, count: number, row: (i: number) => readonly unknown[]): string {
  const columns = [
    "inputs",
    "outputs",
    "gpt_relevance/v1/score",
    "gpt_fluency/v1/score",
    "gpt_fluency/v1/justification",
  ];
  const data = range(0, count).map((i) => [`Question ${i}?`, "A", ...row(i)]);
  return write(name, JSON.stringify({ columns, data }));
}

const faithfulness = ["--metric", "faithfulness", "--margin", "0.05"];

describe("judges that fail", () => {
  test("empty cells in different rows of two RAGAS files are missing on their side (A1)", () => {
    const before = ragas("a1-before.csv", 60, (i) => (i % 20 === 0 ? "" : 1));
    const after = ragas("a1-after.csv", 60, (i) => (i % 20 === 1 ? "nan" : 1));
    const { out } = gatestats(["gate", before, after, ...faithfulness, "--json"]);
    const [{ baseline, candidate, questions }] = JSON.parse(out).results;
    expect([baseline.scored, baseline.missing, candidate.scored, candidate.missing]).toEqual([57, 3, 57, 3]);
    expect(questions).toBe(54);
  });

  test("a RAGAS candidate that crashes the judge on its bad rows does not pass by it (A2)", () => {
    const before = ragas("a2-ragas-before.csv", 100, (i) => (i < 50 ? 1 : 0.5));
    const after = ragas("a2-ragas-after.csv", 100, (i) => (i < 50 ? 1 : ""));
    const { code, out } = gatestats(["gate", before, after, ...faithfulness]);
    expect(code).toBe(3);
    expect(out).toContain("candidate  1.0000  50 of 100 scored, 50 missing");
  });

  test("a DeepEval metric without a score has failed: it is neither 0 nor left out of the count (A6, A8)", () => {
    const run = deepeval("a8.json", 50, (i) => ({ Faithfulness: i < 5 ? undefined : 1 }));
    const { out } = gatestats(["estimate", run, "--json"]);
    expect(JSON.parse(out).results[0]).toMatchObject({ value: 1, errors: 5, missing: 0 });
  });

  test("MLflow: scores of 1 to 5 want their range, and a judge that failed never passes beside them (A17)", () => {
    const failure = "Failed to score model on payload. Error: 429";
    const before = mlflow("a17-before.json", 200, () => [5, 5, "Fluent."]);
    const after = mlflow("a17-after.json", 200, (i) => [
      5,
      i < 100 ? null : 5,
      i < 100 ? failure : "Fluent.",
    ]);
    const words = [
      "gate",
      before,
      after,
      "--metric",
      "gpt_relevance/v1/score",
      "--metric",
      "gpt_fluency/v1/score",
      "--margin",
      "0.2",
    ];
    expect(gatestats(words)).toMatchObject({ code: 2, err: expect.stringContaining("--range") });
    const { code, out } = gatestats([...words, "--range", "1,5", "--json"]);
    const { results } = JSON.parse(out);
    expect([code, ...results.map(({ verdict }: { verdict: string }) => verdict)]).toEqual([
      3,
      "pass",
      "inconclusive",
    ]);
    expect(results[1].candidate).toMatchObject({ scored: 100, errors: 100 });
  });

  test("RAGChecker's empty metrics are no score, not 0 % (E67)", () => {
    const results = range(0, 40).map((i) => ({
      ...{ query_id: `q${i}`, query: "Q", gt_answer: "A", response: "R", retrieved_context: [] },
      metrics: i === 5 ? {} : { precision: 1 },
    }));
    const path = write(
      "e67-ragchecker.json",
      JSON.stringify({ results, metrics: { overall: { precision: 100 } } }),
    );
    expect(JSON.parse(gatestats(["estimate", path, "--json"]).out).results[0]).toMatchObject({
      value: 1,
      missing: 1,
    });
  });
});

describe("what a file says of its metrics", () => {
  test("a metric that vanished from a DeepEval run is an error (D42)", () => {
    const before = deepeval("d42-before.json", 30, () => ({ Faithfulness: 1, Recall: 1 }));
    const after = deepeval("d42-after.json", 30, () => ({ Recall: 1 }));
    const { code, err } = gatestats(["gate", before, after, "--metric", "Faithfulness", "--margin", "0.1"]);
    expect(code).toBe(2);
    expect(err).toContain("Faithfulness");
  });

  test("RAGAS's 0.9999999999 is a 1 (E65)", () => {
    const before = ragas("e65-ragas-before.csv", 300, () => 1);
    const after = ragas("e65-ragas-after.csv", 300, () => "0.9999999999");
    const { code, out } = gatestats(["gate", before, after, ...faithfulness]);
    expect(code).toBe(0);
    expect(out).toContain("Questions: 0 worse, 0 better, 300 unchanged.");
  });

  test("a judge's 10 written as text is a 10, in MLflow's table too (E68)", () => {
    const table = mlflow("e68-mlflow.json", 40, (i) => [i % 2 ? "10" : 8, null, null]);
    const { out } = gatestats(["estimate", table, "--metric", "gpt_relevance/v1/score", "--range", "0,10"]);
    expect(out).toMatch(/^gpt_relevance\/v1\/score is 9\.0000/);
  });

  test("where less is better, more of it fails, and the note says who says so", () => {
    const before = deepeval("less-before.json", 60, () => ({ Hallucination: 0 }));
    const after = deepeval("less-after.json", 60, () => ({ Hallucination: 1 }));
    const { code, out } = gatestats(["gate", before, after, "--margin", "0.1"]);
    expect(code).toBe(1);
    expect(out.replaceAll(/\s+/g, " ")).toContain("Of Hallucination less is better, as deepeval scores it");
    expect(gatestats(["gate", before, after, "--margin", "0.1", "--better", "higher"]).code).toBe(0);
  });

  test("a plain file beside it that does not say so is asked about", () => {
    const before = deepeval("ways-before.json", 60, () => ({ Hallucination: 0 }));
    const after = write(
      "ways-after.csv",
      `input,Hallucination\n${range(0, 60)
        .map((i) => `Question ${i}?,0`)
        .join("\n")}\n`,
    );
    const { code, err } = gatestats(["gate", before, after, "--margin", "0.1"]);
    expect(code).toBe(2);
    expect(err).toContain("--better lower or --better higher");
  });
});

describe("questions and runs", () => {
  test("two formats are compared by their ids: RAGAS's CSV and lines of JSON", () => {
    const before = ragas("two-formats.csv", 120, () => 1);
    const after = lines(
      "two-formats.jsonl",
      range(0, 120).map((i) => ({ user_input: `Question ${119 - i}?`, faithfulness: 1 })),
    );
    const { code, out } = gatestats(["gate", before, after, ...faithfulness]);
    expect(code).toBe(0);
    expect(out).toContain("120 unchanged");
  });

  test("lm-eval's runs pair document by document, and its fields are clusters (C30)", () => {
    const before = lmEval("c30-before.jsonl", 300, (i) => i % 2);
    const after = lmEval("c30-after.jsonl", 300, (i) => (i === 7 ? 0 : i % 2));
    const words = ["compare", before, after, "--cluster", "doc.subject", "--estimand", "micro", "--json"];
    expect(JSON.parse(gatestats(words).out).results[0]).toMatchObject({
      questions: 300,
      losses: 1,
      documents: { worse: 1, tied: 8 },
    });
  });

  test("an lm-eval document that changed does not pair with the one it was", () => {
    const before = lmEval("hash-before.jsonl", 40, () => 1);
    const after = lmEval("hash-after.jsonl", 40, () => 1, "9876543210");
    const { code, err } = gatestats(["gate", before, after, "--margin", "0.1"]);
    expect(code).toBe(2);
    expect(err).toContain("0 of 40 ids");
    const { code: byPosition } = gatestats(["gate", before, after, "--margin", "0.1", "--id", "doc_id"]);
    expect(byPosition).not.toBe(2);
  });

  test("a question asked twice is a repeat where it is said to be one, and an error where it is not (D43)", () => {
    const twice = write(
      "d43-ragas.csv",
      `user_input,response,reference,faithfulness\n${range(0, 80)
        .map((i) => `Question ${i % 40}?,A,T,${i % 2}`)
        .join("\n")}\n`,
    );
    expect(gatestats(["estimate", twice])).toMatchObject({
      code: 2,
      err: expect.stringContaining("--repeats average"),
    });
    expect(gatestats(["estimate", twice, "--repeats", "average"]).out).toContain("40 of 40 questions scored");
  });

  test("subset and id name a question together (D43)", () => {
    const rows = (score: number) =>
      range(0, 60).map((i) => `${i % 2 ? "chat" : "safety"},${i >> 1},${score}`);
    const before = write("d43-before.csv", `subset,id,hit\n${rows(1).join("\n")}\n`);
    const after = write("d43-after.csv", `subset,id,hit\n${rows(1).toReversed().join("\n")}\n`);
    expect(gatestats(["gate", before, after, "--margin", "0.1"]).code).toBe(2);
    const { code, out } = gatestats(["gate", before, after, "--id", "subset,id", "--margin", "0.1"]);
    expect(code).toBe(0);
    expect(out).toContain("60 of 60 scored");
    const torn = write("d43-torn.csv", `subset,id,hit\n${[...rows(1), "chat,1,0"].join("\n")}\n`);
    expect(gatestats(["gate", torn, after, "--id", "subset,id", "--margin", "0.1"]).err).toContain("chat/1");
  });
});
