import { describe, expect, test } from "vitest";
import { gatestats, range, write } from "./gatestats.ts";

// The files that platforms and test runners write, given to the built program as they are. Letters and numbers are those
// of docs/user-reports.md.

type Row = Readonly<Record<string, unknown>>;

function json(name: string, document: unknown): string {
  return write(name, JSON.stringify(document));
}

function agentv(name: string, target: string, rows: readonly Row[]): string {
  const line = (row: Row, i: number): string =>
    JSON.stringify({ test_id: `t${i}`, target, timestamp: "2026-01-01T00:00:00Z", ...row });
  return write(name, `${rows.map(line).join("\n")}\n`);
}

/** Vitest's report of evals, each with one judge's score. */
function vitestEvals(name: string, tests: readonly Row[]): string {
  const assertionResults = tests.map((row, i) => ({
    fullName: `agent answers ${i}`,
    status: "passed",
    ...row,
  }));
  return json(name, {
    numTotalTests: tests.length,
    testResults: [{ name: `/run/${name}/agent.eval.ts`, status: "passed", assertionResults }],
  });
}

const judged = (score: number | null): Row => ({
  meta: { eval: { avgScore: score, scores: [{ name: "Judge", score }] } },
});

describe("what platforms and test runners write is read as they mean it", () => {
  test("AgentV's threshold is on the mean, ours on the loss: the word and the exit code are one (E58)", () => {
    const before = agentv(
      "e58-before.jsonl",
      "old",
      range(0, 31).map(() => ({ score: 1 })),
    );
    const after = agentv(
      "e58-after.jsonl",
      "new",
      range(0, 31).map((i) => ({ score: i < 12 ? 0.2 : 1 })),
    );
    const { code, out } = gatestats(["gate", before, after, "--metric", "score", "--margin", "0.05"]);
    expect(code).toBe(1);
    expect(out).toMatch(/^FAIL/);
    const same = gatestats(["gate", before, before, "--metric", "score", "--margin", "0.1"]);
    expect([same.code, same.out.slice(0, 4)]).toEqual([0, "PASS"]);
  });

  test("AgentV writes 0 for a test whose execution broke down, which is no score (E58)", () => {
    const file = agentv("e58-errors.jsonl", "new", [
      ...range(0, 20).map((i) => ({ score: i % 2 })),
      { score: 0, execution_status: "execution_error" },
    ]);
    const [result] = JSON.parse(gatestats(["estimate", file, "--json"]).out).results;
    expect([result.value, result.questions, result.errors]).toEqual([0.5, 20, 1]);
  });

  test("null for a score of vitest-evals is no score, and a test that was never judged has failed (A9)", () => {
    const file = vitestEvals("a9.json", [
      ...range(0, 20).map((i) => judged(i % 2)),
      judged(null),
      { status: "failed", meta: {} },
    ]);
    const [result] = JSON.parse(gatestats(["estimate", file, "--metric", "Judge", "--json"]).out).results;
    expect([result.value, result.questions, result.missing, result.errors]).toEqual([0.5, 20, 1, 1]);
  });

  test("reports of one suite from two folders are of the same tests", () => {
    const before = vitestEvals(
      "ci-1.json",
      range(0, 60).map(() => judged(1)),
    );
    const after = vitestEvals(
      "ci-2.json",
      range(0, 60).map(() => judged(1)),
    );
    const { code } = gatestats(["gate", before, after, "--metric", "Judge", "--margin", "0.06"]);
    expect(code).toBe(0);
  });

  test("evalite's empty list of scores is no score, not 0 (E67)", () => {
    const results = range(0, 21).map((i) => ({
      ...{ input: `Q${i}`, output: "A", status: "success", colOrder: i, duration: 5, averageScore: 0 },
      scores: i === 20 ? [] : [{ name: "Factuality", score: 1 - (i % 2) / 2 }],
    }));
    const evals = [{ name: "RAG", filepath: "rag.eval.ts", status: "success", results }];
    const file = json("e67.json", { run: { id: 1, runType: "full" }, evals });
    const [result] = JSON.parse(gatestats(["estimate", file, "--json"]).out).results;
    expect([result.value, result.questions, result.missing]).toEqual([0.75, 20, 1]);
  });

  test("rows of one example of LangSmith are its repeats, and a rate limit is no answer", () => {
    const row = (i: number, score: string, error = ""): string => `Q${i},A,${error},${score},1.5,ex-${i},run`;
    const rows = range(0, 30).flatMap((i) => [
      row(i, "1"),
      i === 3 ? row(i, "0", "RateLimitError") : row(i, "0.5"),
    ]);
    const header = "inputs.question,outputs.answer,error,feedback.correctness,execution_time,example_id,id";
    const file = write("langsmith.csv", `${header}\n${rows.join("\n")}\n`);
    const [result] = JSON.parse(gatestats(["estimate", file, "--json"]).out).results;
    expect(result.questions).toBe(30);
    expect(result.value).toBeCloseTo((29 * 0.75 + 1) / 30, 12);
  });

  test("files of different formats are compared by the names of their questions and metrics", () => {
    const table = write(
      "plain.csv",
      `id,correctness\n${range(0, 40)
        .map((i) => `ex-${i},${i % 2}`)
        .join("\n")}\n`,
    );
    const runs = range(0, 40).map((i) => ({
      ...{ example_id: `ex-${i}`, repetition_number: 1, input: {}, output: "", error: null, latency_ms: 1 },
      annotations: [{ name: "correctness", annotator_kind: "CODE", label: null, score: i % 2, error: null }],
    }));
    const { code, out } = gatestats(["gate", table, json("phoenix.json", runs), "--margin", "0.1"]);
    expect(out).toContain("40 unchanged");
    expect(code).toBe(0);
  });

  test("queries that trec_eval -c counts as 0 are said (D46)", () => {
    const of = (query: number, found: number, map: string): string =>
      `num_ret               \tq${query}\t${found}\nmap                   \tq${query}\t${map}\n`;
    const file = write(
      "map.txt",
      `${range(0, 10)
        .map((i) => of(i, 10, "0.5000"))
        .join("")}${of(10, 0, "0.0000")}`,
    );
    const { code, out } = gatestats(["estimate", file]);
    expect(code).toBe(0);
    expect(out.replace(/\s+/g, " ")).toContain(
      "1 query of map.txt retrieved nothing and is written as 0, as trec_eval -c does",
    );
  });

  test("a run given for scores is refused with the command that makes them", () => {
    const run = write(
      "bm25.run",
      range(0, 5)
        .map((i) => `q${i} Q0 d${i} 1 2.5 bm25\n`)
        .join(""),
    );
    const { code, out, err } = gatestats(["gate", run, run, "--margin", "0.1"]);
    expect([code, out]).toEqual([2, ""]);
    expect(err.replace(/\s+/g, " ")).toContain("gatestats score RUN QRELS -o scores.csv");
  });

  test("JUnit: a failure is 0, an error is no score, and only test reports are read", () => {
    const test = (i: number): string =>
      `<testcase classname="rag" name="q${i}" time="0.1">${["", "<failure/>", "<error/>"][i % 3]}</testcase>`;
    const file = write("junit.xml", `<testsuite name="s">${range(0, 30).map(test).join("\n")}</testsuite>\n`);
    const [result] = JSON.parse(gatestats(["estimate", file, "--json"]).out).results;
    expect([result.metric, result.value, result.questions, result.errors]).toEqual(["passed", 0.5, 20, 10]);
    const { code, err } = gatestats([
      "estimate",
      write("page.html", "<!DOCTYPE html>\n<html><body>Sign in</body></html>\n"),
    ]);
    expect(code).toBe(2);
    expect(err.replace(/\s+/g, " ")).toContain(
      "page.html is XML or HTML that starts with <html>, no report of tests.",
    );
  });
});
