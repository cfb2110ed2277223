import { describe, expect, test } from "vitest";
import { designOf } from "../../../src/formats/designFile.ts";
import { designText } from "../../../src/formats/writeDesign.ts";
import { designRecord } from "../../../src/simulate/draw/designRecord.ts";
import { drawSample, type SamplePlan } from "../../../src/simulate/draw/drawSample.ts";
import { sampleSummary } from "../../../src/simulate/draw/sampleSummary.ts";
import { random } from "../../../src/simulate/random.ts";
import { designedMean } from "../../../src/stats/designs/designedSample.ts";
import type { DesignRecord } from "../../../src/table/DesignRecord.ts";
import type { Frame } from "../../../src/table/frameOf.ts";
import { joinDesign } from "../../../src/table/joinDesign.ts";
import { totalsOf } from "../../stats/helpers.ts";

const sizes = [40, 55, 8, 120, 3, 5, 8, 2, 10, 30];
const hits = [9, 20, 4, 44, 1, 0, 3, 1, 2, 30];
const frame: Frame = {
  row: "document",
  documents: sizes.map((size, d) => ({ name: `d${d}`, size, stratum: size > 20 ? "large" : "small" })),
};
const plans: Readonly<Record<string, SamplePlan>> = {
  srs: { design: "srs", counts: [4], strata: [], replacement: "without" },
  stratified: { design: "stratified", counts: [2, 3], strata: ["large", "small"], replacement: "without" },
  systematic: { design: "pps", counts: [4], strata: [], replacement: "without" },
  "with replacement": { design: "pps", counts: [4], strata: [], replacement: "with" },
};

describe.each(Object.entries(plans))("a sample drawn %s", (_, plan) => {
  test("is the same for the same seed, in the frame's order", () => {
    const names = (seed: number): readonly string[] =>
      drawSample(frame, plan, random(seed)).map(({ document }) => document.name);
    expect(names(3)).toEqual(names(3));
    expect(names(3)).toEqual([...names(3)].sort());
    expect([1, 2, 4, 5].map((seed) => names(seed).join())).not.toEqual(new Array(4).fill(names(3).join()));
  });

  test("is read back from its design file as it was drawn", () => {
    const drawn = drawSample(frame, plan, random(6));
    const record = designRecord(frame, plan, drawn, 6);
    const text = designText(record, { path: "frame.csv", sha256: "abc" });
    const { path: _path, ...back } = designOf(JSON.parse(text), "design.json");
    const byStratum = (documents: DesignRecord["documents"]): unknown =>
      [...documents!].sort((a, b) => (a.stratum ?? "").localeCompare(b.stratum ?? ""));
    expect({ ...back, documents: byStratum(back.documents) }).toEqual({
      ...record,
      documents: byStratum(record.documents),
    });
  });

  test("leads by its design to a mean over questions that is right on average", () => {
    const truth = hits.reduce((a, b) => a + b) / sizes.reduce((a, b) => a + b);
    const source = random(9);
    const draws = 2000;
    const means = Array.from({ length: draws }, () => {
      const drawn = drawSample(frame, plan, source);
      const at = drawn.map(({ document }) => Number(document.name.slice(1)));
      const totals = totalsOf(
        at.map((d) => sizes[d]),
        at.map((d) => hits[d]),
      );
      const record = { path: "design.json", ...designRecord(frame, plan, drawn, 9) };
      return designedMean(totals, "micro", joinDesign(record, record.documents ?? [], totals, "micro"));
    });
    const mean = means.reduce((a, b) => a + b) / draws;
    const error = Math.sqrt(means.reduce((sum, m) => sum + (m - mean) ** 2, 0)) / draws;
    // A ratio of two random sums is biased in small samples; a mean of rates is not.
    const bias = plan.design === "pps" ? 0 : 0.05;
    expect(Math.abs(mean - truth)).toBeLessThan(4 * error + bias);
  });
});

test("questions are drawn in each document, at most as many as are to be taken", () => {
  const asked: Frame = {
    row: "question",
    documents: [4, 1, 3].map((size, d) => ({
      name: `d${d}`,
      size,
      questions: Array.from({ length: size }, (_, i) => `d${d}q${i}`),
    })),
  };
  const plan: SamplePlan = { design: "srs", counts: [3], strata: [], replacement: "without", take: 2 };
  const drawn = drawSample(asked, plan, random(2));
  expect(drawn.map(({ questions }) => questions!.length)).toEqual([2, 1, 2]);
  for (const { document, questions } of drawn)
    expect(document.questions).toEqual(expect.arrayContaining([...questions!]));
  expect(sampleSummary(asked, plan, drawn, 2).questions).toEqual({ toLabel: 5, inDocuments: 8, inFrame: 8 });
});

test("a document larger than the step is drawn for certain, with a probability of 1", () => {
  const drawn = drawSample(frame, plans.systematic, random(1));
  expect(drawn.find(({ document }) => document.name === "d3")!.probability).toBe(1);
  expect(sampleSummary(frame, plans.systematic, drawn, 1).certain).toEqual(["d1", "d3"]);
});
