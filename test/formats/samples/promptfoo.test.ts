import { describe, expect, test } from "vitest";
import { averageRepeats } from "../../../src/table/repeats.ts";
import { failed, type ScoreTable } from "../../../src/table/ScoreTable.ts";
import { selectWhere } from "../../../src/table/selectRows.ts";
import { countAndMean, haveSamples, readSample, samples } from "./readSample.ts";

// Counts and means were computed apart, with Python's json and csv over the rows of each provider and prompt.

const base = "python:provider_retrieval.py:retrieve_base";

function failedIn(table: ScoreTable, metric: string): number {
  return table.metrics.get(metric)!.state.filter((state) => state === failed).length;
}

describe.skipIf(!haveSamples)(`promptfoo's under ${samples} (skipped where they are not there)`, () => {
  test.each(["json", "jsonl", "csv"])(
    "version 3 as %s: 100 questions on each of two providers",
    async (kind) => {
      const table = await readSample(`promptfoo/v3_200_rows.${kind}`);
      expect(table.ids).toHaveLength(200);
      expect(table.ids[0]).toBe("efc09699");
      const [before, after] = ["bm25-default", "bm25-k0.9-b0.4"].map((name) =>
        selectWhere(table, "provider", name),
      );
      for (const metric of ["score", "recall@10"]) {
        expect(countAndMean(before, metric)).toEqual([100, expect.closeTo(0.76, 12)]);
        expect(countAndMean(after, metric)).toEqual([100, expect.closeTo(0.69, 12)]);
      }
      expect(countAndMean(before, "pass")).toEqual([100, expect.closeTo(0.95, 12)]);
      expect(countAndMean(after, "pass")).toEqual([100, expect.closeTo(0.89, 12)]);
      if (kind === "csv")
        expect(table.caveats).toContainEqual({ code: "scores-rounded", params: { decimals: 2 } });
      else expect(new Set(table.groups.get("metadata.doc")).size).toBe(36);
    },
  );

  test("version 3: the latencies of 100 requests", async () => {
    const table = await readSample("promptfoo/v3_200_rows.json", {
      metrics: ["latencyMs"],
      range: "unbounded",
    });
    const one = selectWhere(table, "provider", "bm25-default");
    expect(countAndMean(one, "latencyMs")).toEqual([100, expect.closeTo(47.78, 12)]);
  });

  test("version 3: repeats regrouped, two errors apart from two failed assertions, a score not rounded (A14, B21)", async () => {
    const table = await readSample("promptfoo/v3_two_prompts_repeat2_error_cached.json");
    expect(table.ids).toHaveLength(16);
    expect(table.repeats).toBe("recognised");
    const before = selectWhere(table, "prompt", "base");
    const after = selectWhere(table, "prompt", "cand");
    expect(countAndMean(before, "score")).toEqual([8, 0.625]);
    expect(countAndMean(after, "score")).toEqual([6, expect.closeTo(5.5999998 / 6, 12)]);
    expect([failedIn(before, "score"), failedIn(after, "score")]).toEqual([0, 2]);
    const questions = averageRepeats(after, []);
    expect(questions.ids).toEqual(["case 3", "case 2", "case 1", "case 0"]);
    expect(countAndMean(questions, "score")).toEqual([3, expect.closeTo(5.5999998 / 6, 12)]);
  });

  test("version 3 as CSV: the same score to two decimals, and an error whose score is 0.00 (E66)", async () => {
    const table = selectWhere(await readSample("promptfoo/v3.csv"), "prompt", "cand");
    expect(table.ids).toEqual(["case 0", "case 1", "case 3"]);
    expect(countAndMean(table, "Accuracy")).toEqual([2, 0.9]);
    expect(failedIn(table, "score")).toBe(1);
  });

  test("version 2: one error in 300 rows of three providers, and a metric of Python assertions", async () => {
    const table = await readSample("promptfoo/v2_300_rows.json");
    expect(table.ids).toHaveLength(300);
    const one = selectWhere(table, "provider", base);
    expect(failedIn(one, "score")).toBe(1);
    expect(countAndMean(one, "score")).toEqual([99, expect.closeTo(0.5052910052910049, 12)]);
    expect(countAndMean(one, "pass")).toEqual([99, expect.closeTo(83 / 99, 12)]);
    expect(countAndMean(one, "MRR")).toEqual([99, expect.closeTo(72.66666666666666 / 99, 12)]);
  });

  test("version 2 of one row, lines that know no setting, and cells of an old CSV", async () => {
    expect(countAndMean(await readSample("promptfoo/v2_table.json"), "score")).toEqual([1, 1]);
    const lines = await readSample("promptfoo/v3_rows.jsonl");
    expect([lines.ids.length, lines.repeats]).toEqual([4, undefined]);
    const old = await readSample("promptfoo/legacy_pass_fail.csv");
    expect(old.ids).toEqual(["Q0", "Q1"]);
    expect(countAndMean(old, "score")).toEqual([2, 0.675]);
  });
});
