import { describe, expect, test } from "vitest";
import { countAndMean, haveSamples, readSample, samples } from "./readSample.ts";

// Counts and means were computed apart, with Python's json and zipfile; the logs' own results say the same.

describe.skipIf(!haveSamples)(`Inspect's under ${samples} (skipped where they are not there)`, () => {
  test.each(["eval", "json"])("one log as %s: its only sample is incorrect", async (kind) => {
    const table = await readSample(`inspect_ai/log_formats.${kind}`);
    expect(table.ids).toEqual(["1"]);
    expect(countAndMean(table, "match")).toEqual([1, 0]);
  });

  test("a log of JSON: two samples, both correct, and how long they took", async () => {
    const table = await readSample("inspect_ai/data_pubmedqa_gpt4o_mini.json");
    expect(table.ids).toEqual(["12377809", "26163474"]);
    expect(countAndMean(table, "choice")).toEqual([2, 1]);
    const timed = await readSample("inspect_ai/data_pubmedqa_gpt4o_mini.json", {
      metrics: ["latencyMs"],
      range: "unbounded",
    });
    expect(countAndMean(timed, "latencyMs")).toEqual([2, (7497 + 5198) / 2]);
  });

  test.each([
    ["popularity_10samples.eval", 10],
    ["log_tool_call_error.json", 1],
  ])("%s was not scored: its samples are there, without a metric", async (name, count) => {
    const table = await readSample(`inspect_ai/${name}`);
    expect(table.ids).toHaveLength(count);
    expect(table.metrics.size).toBe(0);
  });
});
