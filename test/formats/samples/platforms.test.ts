import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { failed, missing } from "../../../src/table/ScoreTable.ts";
import { countAndMean, haveSamples, readSample, samples } from "./readSample.ts";

// Counts and means were computed apart: with Python's csv and json, or by the tool itself where it says so.

const latency = { metrics: ["latencyMs"], range: "unbounded" } as const;

describe.skipIf(!haveSamples)(`the samples under ${samples} (skipped where they are not there)`, () => {
  test("LangSmith: two runs of one example, and one that hit a rate limit", async () => {
    const table = await readSample("langsmith/to_pandas.csv");
    expect(table.source.format).toBe("langsmith-csv");
    expect(table.ids.map((id) => id.at(-1))).toEqual(["1", "2", "1"]);
    expect(table.repeats).toBe("recognised");
    expect(countAndMean(table, "correctness")).toEqual([2, 0.5]);
    expect(table.metrics.get("correctness")!.state[1]).toBe(failed);
    expect(table.metrics.has("tone")).toBe(false);
    const [count, mean] = countAndMean(await readSample("langsmith/to_pandas.csv", latency), "latencyMs");
    expect([count, mean]).toEqual([2, expect.closeTo((1204 + 980) / 2, 9)]);
  });

  test("Langfuse: one trace, judged by a model and by a person", async () => {
    const table = await readSample("langfuse/scores.csv");
    expect(table.ids).toEqual(["t1"]);
    expect(countAndMean(table, "faithfulness (eval)")).toEqual([1, 0.8]);
    expect(countAndMean(table, "faithfulness (annotation)")).toEqual([1, 0.4]);
    expect(countAndMean(table, "is_grounded")).toEqual([1, 1]);
  });

  test("Phoenix: a judge that broke down, as JSON; a task that timed out, as CSV", async () => {
    const json = await readSample("phoenix/experiment.json");
    expect(countAndMean(json, "correctness")).toEqual([1, 1]);
    expect([...json.metrics.get("relevance")!.state]).toEqual([failed]);
    const csv = await readSample("phoenix/experiment.csv");
    expect(csv.ids).toEqual([json.ids[0], json.ids[0]]);
    expect(csv.groups.get("repeat")).toEqual(["1", "2"]);
    expect(countAndMean(csv, "correctness")).toEqual([1, 1]);
    expect(countAndMean(await readSample("phoenix/experiment.json", latency), "latencyMs")).toEqual([
      1, 812.4,
    ]);
  });

  test("Braintrust: the root span alone, a null that is no score", async () => {
    const table = await readSample("braintrust/rows.jsonl");
    expect(table.ids).toEqual(["Q0"]);
    expect(countAndMean(table, "Factuality")).toEqual([1, 1]);
    expect([...table.metrics.get("Levenshtein")!.state]).toEqual([missing]);
    expect(table.groups.get("metadata.doc_id")).toEqual(["d0"]);
  });

  test("evalite: a trial repeats its question", async () => {
    const table = await readSample("evalite/results.json");
    expect(table.ids).toEqual(["RAG > Q0", "RAG > Q0"]);
    expect(countAndMean(table, "Factuality")).toEqual([2, 0.75]);
  });

  test("AgentV: five tests of each target", async () => {
    expect(countAndMean(await readSample("agentv/baseline-results.jsonl"), "score")).toEqual([
      5,
      expect.closeTo(0.78, 12),
    ]);
    expect(countAndMean(await readSample("agentv/candidate-results.jsonl"), "score")).toEqual([
      5,
      expect.closeTo(0.834, 12),
    ]);
  });

  test("vitest-evals: five evals of three files, one of them skipped", async () => {
    const table = await readSample("vitest-evals/vitest-results.visual.json");
    expect(table.ids).toHaveLength(5);
    expect(countAndMean(table, "avgScore")).toEqual([4, expect.closeTo(0.69, 12)]);
    expect(countAndMean(table, "StructuredOutputJudge")).toEqual([2, 0.6]);
    expect(new Set(table.groups.get("file")).size).toBe(3);
    const timed = await readSample("vitest-evals/vitest-results.visual.json", latency);
    expect(countAndMean(timed, "latencyMs")).toEqual([5, (4100 + 2100 + 128 + 0 + 1800) / 5]);
  });

  test("pytest-json-report: ten tests, two of which broke down and one of which was skipped", async () => {
    const table = await readSample("pytest-json-report/sample_report.json");
    expect(table.ids).toHaveLength(10);
    expect(countAndMean(table, "passed")).toEqual([7, expect.closeTo(3 / 7, 12)]);
    expect(table.metrics.get("passed")!.state.filter((state) => state === failed)).toHaveLength(2);
  });

  test("trec_eval -q: the mean of each of its 91 measures is the one that it prints itself", async () => {
    const table = await readSample("trec/trec_eval_q_output.txt");
    expect(table.ids).toEqual(["301", "302", "303"]);
    expect(table.metrics.size).toBe(91);
    const printed = new Map(
      readFileSync(join(samples, "trec/trec_eval_q_output.txt"), "utf8")
        .split("\n")
        .map((line) => line.split("\t"))
        .filter(([, query]) => query === "all")
        .map(([measure, , value]) => [measure.trim(), Number(value)] as const),
    );
    for (const measure of table.metrics.keys())
      expect(countAndMean(table, measure)).toEqual([3, expect.closeTo(printed.get(measure)!, 3)]);
  });

  test("runs, judgements and texts of retrieval are refused with the command that makes scores of them", async () => {
    const files = [
      ...[
        "trec/results_head.run",
        "trec/ranx_run.trec",
        "trec/run_comment_head.run",
        "trec/ties_and_order.run",
      ],
      ...["trec/qrels_graded_head.qrels", "trec/qrels_comment_head.qrels", "trec/two_queries.qrels"],
      ...["beir/mtrag_fiqa_qrels_dev.tsv", "beir/mtrag_fiqa_lastturn_queries.jsonl"],
      ...["ranx/qrels.json", "ranx/run.json"],
    ];
    for (const file of files)
      await expect(readSample(file), file).rejects.toMatchObject({
        code: "unscored",
        hint: expect.stringContaining("gatestats score RUN QRELS -o scores.csv"),
      });
  });
});
