import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { failed } from "../../../src/table/ScoreTable.ts";
import { countAndMean, haveSamples, readSample, samples } from "./readSample.ts";

// Counts and means were computed apart: with Python's csv and json, or by the tool itself where it says so.

const document = (path: string) => JSON.parse(readFileSync(join(samples, path), "utf8"));

describe.skipIf(!haveSamples)(`the samples under ${samples} (skipped where they are not there)`, () => {
  test("RAGAS since 0.2: contexts of many lines, most judge calls failed (A1)", async () => {
    const table = await readSample("ragas/ragas_results_v02_fr_multiline_nan.csv");
    expect(table.source.format).toBe("ragas");
    expect(table.ids).toHaveLength(6);
    expect(table.ids[2]).toBe("Y a-t-il des concerts gratuits à Metz?");
    expect([...table.metrics.keys()]).toEqual([
      "faithfulness",
      "answer_relevancy",
      "context_precision",
      "context_recall",
    ]);
    expect(countAndMean(table, "faithfulness")[0]).toBe(0);
    expect(countAndMean(table, "context_precision")).toEqual([4, expect.closeTo(0.249999999975, 14)]);
    expect(countAndMean(table, "context_recall")).toEqual([3, 0]);
  });

  test("RAGAS before 0.2: an unnamed index, a question asked twice, half written as 0.49999999995 (E65)", async () => {
    const table = await readSample("ragas/v01_index_column.csv");
    expect(table.ids).toEqual(["Q0", "Q1", "Q1"]);
    expect(countAndMean(table, "faithfulness")).toEqual([2, 0.75]);
    expect(countAndMean(table, "answer_relevancy")).toEqual([3, expect.closeTo(0.3577105728047052, 15)]);
    expect(countAndMean(table, "context_precision")).toEqual([2, expect.closeTo(0.749999999925, 14)]);
  });

  test("RAGAS: a metric with a mode, and one of true and false of which less is better", async () => {
    const table = await readSample("ragas/v02_mode_columns.csv");
    expect(countAndMean(table, "factual_correctness(mode=f1)")).toEqual([1, 0.67]);
    expect(table.metrics.get("maliciousness")).toMatchObject({ better: "lower" });
  });

  test("means of systems by RAGAS's metrics are refused", async () => {
    await expect(readSample("ragas/ragas_aggregate_bom_ko.csv")).rejects.toMatchObject({
      code: "aggregate-only",
    });
  });

  test("DeepEval: the case's metrics, not those of the spans in its trace", async () => {
    const table = await readSample("deepeval/test_run_sample.json");
    expect(table.ids).toEqual(["What is CECL forecasting and how does Abrigo handle allowance variance?"]);
    expect(countAndMean(table, "Answer Relevancy")).toEqual([1, 0.92]);
    expect(countAndMean(table, "Faithfulness")).toEqual([1, 0.45]);
    const timed = await readSample("deepeval/test_run_sample.json", {
      metrics: ["latencyMs"],
      range: "unbounded",
    });
    expect(countAndMean(timed, "latencyMs")).toEqual([1, 11420]);
  });

  test("lm-eval: ten documents, with the mean that its results file has", async () => {
    const table = await readSample("lm_eval/samples_math_perturbed_full_2026-01-21T03-44-18.458309.jsonl");
    const { results } = document("lm_eval/results_2026-01-21T03-44-18.458309.json");
    expect(table.ids).toHaveLength(10);
    expect(table.ids[1]).toBe("1@d6f7d0b0");
    const metric = "exact_match,none";
    expect(countAndMean(table, metric)).toEqual([10, results.math_perturbed_full[metric]]);
    await expect(readSample("lm_eval/results_2026-01-21T03-44-18.458309.json")).rejects.toMatchObject({
      code: "aggregate-only",
      hint: expect.stringContaining("--log_samples"),
    });
  });

  test("HELM: ten instances, scores apart from counts of tokens, the runtime as latency", async () => {
    const table = await readSample("helm/per_instance_stats_mmlu.json");
    expect(table.ids).toHaveLength(10);
    expect([...table.metrics.keys()]).toEqual(
      ["exact_match", "quasi_exact_match", "prefix_exact_match", "quasi_prefix_exact_match"].flatMap(
        (name) => [name, `${name}@5`],
      ),
    );
    expect(countAndMean(table, "exact_match")).toEqual([10, 0.1]);
    const timed = await readSample("helm/per_instance_stats_mmlu.json", {
      metrics: ["latencyMs", "num_prompt_tokens"],
      range: "unbounded",
    });
    expect(countAndMean(timed, "latencyMs")).toEqual([10, expect.closeTo(333.05158615112305, 9)]);
    expect(countAndMean(timed, "num_prompt_tokens")).toEqual([10, 357.4]);
  });

  test("Every Eval Ever: one sample, and a record of results that is refused", async () => {
    const table = await readSample("every_eval_ever/demo_samples.jsonl");
    expect(table.ids).toEqual(["demo_0001@9c943053"]);
    expect(countAndMean(table, "score")).toEqual([1, 1]);
    expect(countAndMean(table, "is_correct")).toEqual([1, 1]);
    await expect(readSample("every_eval_ever/demo_aggregate.json")).rejects.toMatchObject({
      code: "aggregate-only",
    });
  });

  test("RAGChecker: the means that it wrote itself, in percent, to one decimal", async () => {
    const table = await readSample("ragchecker/checking_outputs.json");
    const { overall, retriever, generator } = document("ragchecker/checking_outputs.json").metrics;
    for (const [metric, percent] of Object.entries({ ...overall, ...retriever, ...generator })) {
      const [count, mean] = countAndMean(table, metric);
      expect([count, Number((100 * mean).toFixed(1))]).toEqual([2, percent]);
    }
    expect(table.metrics.size).toBe(11);
  });

  test("OpenAI evals: a match, metrics and an error are three samples", async () => {
    const table = await readSample("openai_evals/run.jsonl");
    expect(table.ids).toEqual(["test-match.s1.2", "test-match.s1.0", "test-match.s1.1"]);
    expect(countAndMean(table, "correct")).toEqual([1, 0]);
    expect(countAndMean(table, "f1_score")).toEqual([1, 0.66]);
    for (const { state } of table.metrics.values()) expect(state[2]).toBe(failed);
  });

  test("MLflow: a judge that failed, beside a score of its own scale (A17)", async () => {
    const table = await readSample("mlflow/eval_results_table.json");
    expect(table.ids).toEqual(["Q0", "Q1"]);
    expect(countAndMean(table, "answer_similarity/v1/score")).toEqual([1, 4]);
    expect(table.metrics.get("answer_similarity/v1/score")!.state[1]).toBe(failed);
    expect(countAndMean(table, "toxicity/v1/score")[1]).toBeCloseTo(0.00015, 15);
  });

  test("TruLens: feedback by its name, the input as the id", async () => {
    const table = await readSample("trulens/records.csv");
    expect(table.ids).toEqual(["Q0"]);
    expect(countAndMean(table, "Answer Relevance")).toEqual([1, 0.9]);
    expect(countAndMean(table, "Groundedness")[0]).toBe(0);
    const timed = await readSample("trulens/records.csv", { metrics: ["latencyMs"], range: "unbounded" });
    expect(countAndMean(timed, "latencyMs")).toEqual([1, 1900]);
  });
});
