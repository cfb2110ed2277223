import { describe, expect, test } from "vitest";
import { gatestats, range, shell, write } from "./gatestats.ts";

// What users of promptfoo and Inspect reported, tried with their tools' own files on the built program.

interface Row {
  readonly test: number;
  readonly prompt?: number;
  readonly score?: number;
  readonly more?: object;
}

/** Results of promptfoo as JSON: a row for each of these, question `test` modulo `questions`. */
function promptfoo(name: string, rows: readonly Row[], { questions = rows.length, repeat = 1 } = {}): string {
  const results = rows.map(({ test: testIdx, prompt: promptIdx = 0, score = 1, more = {} }) => ({
    testIdx,
    promptIdx,
    provider: { id: "openai:chat:small", label: "" },
    prompt: { raw: "filled in", label: ["base", "short"][promptIdx] },
    vars: { question: `Q${testIdx % questions}?` },
    testCase: { vars: { question: `Q${testIdx % questions}?` } },
    response: { output: "text" },
    success: score > 0.5,
    score,
    namedScores: {},
    gradingResult: { pass: score > 0.5, score, reason: "" },
    failureReason: score > 0.5 ? 0 : 1,
    latencyMs: 900,
    ...more,
  }));
  const document = { results: { version: 3, results, stats: {} }, config: { evaluateOptions: { repeat } } };
  return write(name, JSON.stringify(document));
}

const error = {
  success: false,
  failureReason: 2,
  error: "API error: 400",
  gradingResult: null,
  response: {},
};
const margin = ["--metric", "score", "--margin", "0.1"];

describe("promptfoo", () => {
  test("errors of the provider are no failed tests, with a failureReason and before there was one (A14)", () => {
    const rows = range(0, 40).map((i) => ({ test: i, ...(i < 4 && { score: 0, more: error }) }));
    const since = promptfoo("a14-since.json", rows);
    const { failureReason: _, ...ungraded } = error;
    const before = promptfoo(
      "a14-before.json",
      rows.map((row) => (row.test < 4 ? { ...row, more: { ...ungraded, failureReason: undefined } } : row)),
    );
    for (const file of [since, before]) {
      const { out } = gatestats(["estimate", file, "--metric", "score"]);
      expect(out).toContain("score is 1.0000");
      expect(out).toContain("36 of 40 questions scored, 4 failed to score");
    }
  });

  test("errors that came back as text and were graded are counted and said (A15)", () => {
    const rows = range(0, 30).map((i) => ({
      test: i,
      ...(i < 3 && { more: { response: { output: "[ERROR] upstream timed out" } } }),
    }));
    const { out } = gatestats(["estimate", promptfoo("a15.json", rows), "--metric", "score"]);
    expect(out.replace(/\s+/g, " ")).toContain("3 answers start with [ERROR] and have a score above 0.");
  });

  test("repeats that look like new tests are regrouped where the run was told to repeat, and only there (B18, B21)", () => {
    const rows = range(0, 60).map((i) => ({ test: i, score: (i % 3) / 2 }));
    const repeated = promptfoo("b21.json", rows, { questions: 20, repeat: 3 });
    const { out } = gatestats(["estimate", repeated, "--metric", "score"]);
    expect(out).toContain("20 of 20 questions scored");
    expect(out).toContain("20 questions had several scores");
    const plain = promptfoo("b21-plain.json", rows, { questions: 20 });
    const { code, err } = gatestats(["estimate", plain, "--metric", "score"]);
    expect(code).toBe(2);
    expect(err).toContain("--repeats average");
  });

  test("repeats that came from the cache are said to steady nothing (B20)", () => {
    const rows = range(0, 40).map((i) => ({
      test: i,
      score: (i % 3) / 2,
      ...(i >= 20 && { more: { response: { output: "text", cached: true }, latencyMs: 3 } }),
    }));
    const { out } = gatestats([
      "estimate",
      promptfoo("b20.json", rows, { questions: 20, repeat: 2 }),
      "--metric",
      "score",
    ]);
    expect(out.replace(/\s+/g, " ")).toContain("20 answers to repeated questions came from the cache");
  });

  test("a gate on the CSV says that its scores are rounded (E66)", () => {
    const csv = (name: string, score: string): string => {
      const rows = range(0, 80).map((i) => `Q${i}?,text,PASS,${i < 2 ? score : "1.00"},,ok,`);
      return write(
        name,
        `${["question,[openai] base,Status,Score,Named Scores,Grader Reason,Comment", ...rows].join("\n")}\n`,
      );
    };
    const { code, out } = gatestats(["gate", csv("e66-a.csv", "0.80"), csv("e66-b.csv", "0.79"), ...margin]);
    expect(code).toBe(0);
    expect(out.replace(/\s+/g, " ")).toContain("Scores are rounded to 2 decimals in this kind of file");
  });

  test("two prompts of one file are set beside one another, and never mixed", () => {
    const rows = range(0, 60).flatMap((i) =>
      [0, 1].map((prompt) => ({ test: i, prompt, score: prompt === 0 ? 1 : 0.9 })),
    );
    const file = promptfoo("prompts.json", rows);
    const mixed = gatestats(["estimate", file, "--metric", "score"]);
    expect(mixed.code).toBe(2);
    expect(mixed.err).toContain("its prompt is base, short");
    const sides = ["--system-column", "prompt", "--baseline", "base", "--candidate", "short"];
    expect(gatestats(["compare", file, ...sides, "--metric", "score"]).out).toContain("Change -0.1000");
  });
});

describe("latencies of promptfoo", () => {
  test("are those of one provider, cached answers and errors left out, with its repeats as runs", () => {
    const rows = range(0, 60).flatMap((i) =>
      [0, 1].map((prompt) => ({
        test: i,
        prompt,
        more: {
          latencyMs: 900 + ((i * 7 + prompt) % 50),
          ...(i === 3 && prompt === 0 && { response: { output: "text", cached: true }, latencyMs: 2 }),
        },
      })),
    );
    const file = promptfoo("latency.json", rows, { questions: 20, repeat: 3 });
    const mixed = gatestats(["latency", file, "--run", "repeat", "--limit", "2000"]);
    expect([mixed.code, mixed.err]).toEqual([2, expect.stringContaining('--where prompt="base"')]);
    expect(mixed.err).not.toContain("--system-column");
    const one = ["latency", file, "--run", "repeat", "--where", "prompt=base", "--limit", "2000"];
    const { code, out } = gatestats(one);
    expect([code, out]).toEqual([3, expect.stringContaining("20 queries in 3 runs")]);
    expect(out.replace(/\s+/g, " ")).toContain("1 row was answered from a cache");
  });
});

describe("Inspect", () => {
  const log = (name: string): string => {
    const folder = new URL("../files/tools/", import.meta.url);
    return new URL(name, folder).pathname;
  };

  test("two logs are compared, one packed by zstd, and all repeats of a question that are NaN are one missing (A12, C33, F75)", () => {
    const args = [
      "compare",
      log("inspect-packed.eval"),
      log("inspect-zstd.eval"),
      "--cluster",
      "none",
      "--json",
    ];
    const { code, out } = gatestats(args);
    expect(code).toBe(0);
    const [{ metric, baseline, candidate }] = JSON.parse(out).results;
    expect(metric).toBe("match");
    expect(baseline).toMatchObject({ scored: 2, missing: 1 });
    expect(candidate).toEqual(baseline);
  });

  test("a log comes through a pipe too, packed once more by gzip", () => {
    const { code, out } = shell(
      `gzip -c '${log("inspect-zstd.eval")}' | gatestats estimate - --cluster none`,
    );
    expect([code, out]).toEqual([0, expect.stringContaining("2 of 3 questions scored")]);
  });

  test("a log that is cut short, and an archive that is none, exit with 2", () => {
    for (const [name, words] of [
      ["inspect-cut-short.eval", "write or download it again"],
      ["excel-workbook.xlsx", "Save its sheet as CSV."],
    ]) {
      const { code, err } = gatestats(["estimate", log(name)]);
      expect([code, err]).toEqual([2, expect.stringContaining(words)]);
    }
  });
});
