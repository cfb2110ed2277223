import { describe, expect, test } from "vitest";
import type { ClusterTotals } from "../../src/stats/ClusterTotals.ts";
import { designedSample } from "../../src/stats/designs/designedSample.ts";
import { designSpread } from "../../src/stats/designs/designSpread.ts";
import { estimate } from "../../src/stats/estimate.ts";
import type { Estimand, Scale } from "../../src/stats/types.ts";
import { type AppliedDesign, applyDesign } from "../../src/table/applyDesign.ts";
import type { DesignRecord } from "../../src/table/DesignRecord.ts";
import { oneStratum, strataOf } from "../stats/designs/designs.ts";
import { totalsOf } from "../stats/helpers.ts";

const unit: Scale = { kind: "bounded", min: 0, max: 1 };
const totals = totalsOf([4, 10, 30, 6], [1, 9, 12, 3]);
const names = ["d1", "d2", "d3", "d4"].map((name) => ({ name }));

function applied(
  record: Omit<DesignRecord, "path">,
  estimand: Estimand = "micro",
  unlabelled: "error" | "drop" = "error",
  of: ClusterTotals = totals,
): AppliedDesign {
  return applyDesign({ path: "design.json", ...record }, of, estimand, unit, unlabelled);
}

describe("a design brought to the documents that have scores", () => {
  test("of documents drawn alike is the plain sample of its population", () => {
    const { design, designSummary } = applied({ design: "srs", population: 50, documents: names });
    expect(design).toEqual({ kind: "srs", population: 50 });
    expect(designSummary).toMatchObject({ kind: "srs", documents: 4, population: 50, questions: null });
  });

  test("matches documents by name, in any order", () => {
    const questions = [8, 20, 40, 6];
    const documents = names.map(({ name }, d) => ({ name, questions: questions[d] })).reverse();
    const { design, designSummary } = applied({ design: "srs", population: 50, documents });
    expect(designSummary.questions).toBe(74);
    const got = designedSample(totals, "micro", design);
    const wanted = designSpread(totals, "micro", oneStratum(totals, 50, questions));
    expect([got.value, got.variance()]).toEqual([wanted.value, wanted.variance]);
  });

  test("of two stages without a population is a plain sample of the documents' expanded sums", () => {
    const documents = names.map(({ name }, d) => ({ name, questions: [8, 20, 40, 6][d] }));
    const { design } = applied({ design: "srs", documents });
    const got = designedSample(totals, "micro", design);
    expect(got.value).toBeCloseTo((8 * 0.25 + 20 * 0.9 + 40 * 0.4 + 6 * 0.5) / 74, 14);
    expect(got.design.kind).toBe("srs");
  });

  test("of strata has the weights of their populations", () => {
    const stratum = ["a", "b", "a", "b"];
    const { design, designSummary } = applied({
      design: "strata",
      strata: [
        { name: "a", population: 30 },
        { name: "b", population: 10 },
      ],
      documents: names.map(({ name }, d) => ({ name, stratum: stratum[d] })),
    });
    expect(design).toEqual(strataOf(stratum, ["a", "b"], [30, 10]));
    expect(designSummary).toMatchObject({
      population: 40,
      strata: [
        { name: "a", documents: 2, population: 30, share: 0.75 },
        { name: "b", documents: 2, population: 10, share: 0.25 },
      ],
    });
  });

  test("of documents drawn by size is the mean of their rates; macro needs to know the sizes", () => {
    const rates = (0.25 + 0.9 + 0.4 + 0.5) / 4;
    expect(designedSample(totals, "micro", applied({ design: "pps" }).design).value).toBeCloseTo(rates, 14);
    const macro = (record: Omit<DesignRecord, "path">): number =>
      designedSample(totals, "macro", applied(record, "macro").design).value;
    expect(() => macro({ design: "pps" })).toThrow("needs the probability with which each was drawn");
    const sizes = [4, 10, 30, 6];
    const weights = sizes.map((size) => 1 / size);
    const wanted =
      (weights[0] * 0.25 + weights[1] * 0.9 + weights[2] * 0.4 + weights[3] * 0.5) /
      weights.reduce((a, b) => a + b);
    const documents = names.map(({ name }, d) => ({ name, questions: sizes[d] }));
    expect(macro({ design: "pps", documents })).toBeCloseTo(wanted, 14);
  });

  test("puts documents that were sure to be drawn by size into a stratum drawn whole", () => {
    const documents = [
      { name: "d1", questions: 4, probability: 0.1 },
      { name: "d2", questions: 10, probability: 0.25 },
      { name: "d3", questions: 30, probability: 1 },
      { name: "d4", questions: 6, probability: 0.15 },
    ];
    const { design, designSummary } = applied({ design: "pps", replacement: "without", documents });
    expect(designSummary).toMatchObject({ certain: 1, replacement: "without" });
    const got = designedSample(totals, "micro", design);
    // Each of the three drawn stands for 40 questions, the certain one for its own 30.
    expect(got.value).toBeCloseTo((40 * (0.25 + 0.9 + 0.5) + 30 * 0.4) / 150, 14);
    const z = [0.25, 0.9, 0.5].map((r) => (40 * (r - got.value)) / 150);
    const mean = z.reduce((a, b) => a + b) / 3;
    expect(got.variance()).toBeCloseTo((3 / 2) * z.reduce((sum, v) => sum + (v - mean) ** 2, 0), 14);
  });

  test("with a take but no sizes has no mean over questions", () => {
    const record = { design: "srs", population: 50, take: 4, documents: names } as const;
    expect(() => applied(record)).toThrow("Of each document 4 questions were taken");
    expect(applied(record, "macro").design).toEqual({ kind: "srs" });
  });

  test("refuses a population smaller than the sample, and one of a stratum", () => {
    expect(() => applied({ design: "srs", population: 3 })).toThrow(
      "The population is given as 3 documents, but 4 were drawn from it",
    );
    const strata = [{ name: "a", population: 3 }];
    const documents = names.map(({ name }) => ({ name, stratum: "a" }));
    expect(() => applied({ design: "strata", strata, documents })).toThrow(
      "Stratum a is given a population of 3, but 4 of its documents were drawn",
    );
  });

  test("refuses more scored questions than a document has, whatever the design", () => {
    const documents = names.map(({ name }) => ({ name, questions: 20 }));
    for (const design of ["srs", "pps", "fixed"] as const)
      expect(() => applied({ design, documents })).toThrow(
        "Document d3 has 30 scored questions but is said to have 20 in all",
      );
  });

  test("refuses documents that were not drawn", () => {
    expect(() =>
      applied({ design: "srs", documents: [{ name: "d1" }, { name: "d2" }, { name: "x" }] }),
    ).toThrow("2 of 4 documents with scores are not in design.json: d3, d4. It lists d1, d2, x.");
  });
});

describe("documents drawn but not scored", () => {
  const stratum = ["a", "b", "a", "b", "b"];
  const record: Omit<DesignRecord, "path"> = {
    design: "strata",
    strata: [
      { name: "a", population: 30 },
      { name: "b", population: 10 },
    ],
    documents: [...names, { name: "d5" }].map(({ name }, d) => ({ name, stratum: stratum[d] })),
  };

  test("are an error that names them", () => {
    expect(() => applied(record)).toThrow("1 of 5 documents of design.json have no score: d5.");
  });

  test("are left out of their stratum when dropped, and the answer says what they could change", () => {
    const { design, designSummary, caveats } = applied(record, "macro", "drop");
    expect(design).toEqual(strataOf(stratum.slice(0, 4), ["a", "b"], [30, 10]));
    expect(designSummary.unlabelled).toBe(1);
    const [a, b] = [(0.25 + 0.4) / 2, 0.9 + 0.5];
    expect(caveats).toEqual([
      {
        code: "unlabelled-dropped",
        params: {
          documents: 1,
          names: "d5",
          stratum: "each",
          lowest: expect.closeTo(0.75 * a + 0.25 * (b / 3), 12),
          highest: expect.closeTo(0.75 * a + 0.25 * ((b + 1) / 3), 12),
        },
      },
    ]);
  });

  test("count in the mean that the result shows as if they had not been drawn", () => {
    const { design, designSummary, caveats } = applied(record, "macro", "drop");
    const got = estimate(totals, {
      metric: "hit",
      estimand: "macro",
      scale: unit,
      level: 0.95,
      method: "auto",
      missing: 0,
      errors: 0,
      design,
      designSummary,
      caveats,
    });
    expect(got.value).toBeCloseTo((0.75 * (0.25 + 0.4)) / 2 + (0.25 * (0.9 + 0.5)) / 2, 14);
    expect(got.design).toEqual(designSummary);
  });
});
