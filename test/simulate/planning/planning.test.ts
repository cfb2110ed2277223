import { describe, expect, test } from "vitest";
import { decide } from "../../../src/gates/decide.ts";
import { byTest } from "../../../src/gates/judge.ts";
import { lossTests } from "../../../src/gates/lossTests/index.ts";
import { tilted } from "../../../src/gates/lossTests/tilted.ts";
import type { GateOptions } from "../../../src/gates/options.ts";
import type { PairedTotals } from "../../../src/gates/PairedTotals.ts";
import { preparePair } from "../../../src/gates/preparePair.ts";
import { ChangedDocuments } from "../../../src/simulate/planning/ChangedDocuments.ts";
import type { DocumentsQuestion } from "../../../src/simulate/planning/DocumentsPlan.ts";
import { differenceSpread } from "../../../src/simulate/planning/differenceSpread.ts";
import {
  type ExpectedWidth,
  expectedWidth,
  type WidthInput,
  widthDraws,
} from "../../../src/simulate/planning/expectedWidth.ts";
import { gateRates, simulatedVerdict, verdictTally } from "../../../src/simulate/planning/gateRates.ts";
import { noise, type RunPair } from "../../../src/simulate/planning/noise.ts";
import { planFromAssumption, planFromPilot } from "../../../src/simulate/planning/planDocuments.ts";
import { planFromDifference, planFromPair } from "../../../src/simulate/planning/planQuestions.ts";
import type { QuestionsQuestion } from "../../../src/simulate/planning/QuestionsPlan.ts";
import { random } from "../../../src/simulate/random.ts";
import { documentSpread } from "../../../src/stats/planning/documentSpread.ts";
import { itemsOf, pairOf } from "../../gates/pairs.ts";
import { totalsOf } from "../../stats/helpers.ts";

const unit = { kind: "bounded", min: 0, max: 1 } as const;

/** Questions of which the first `lost` lost a hit and the next `won` gained one. */
function changed(questions: number, lost: number, won: number): PairedTotals {
  const before = Array.from({ length: questions }, (_, i) => (i < lost ? 1 : i < lost + won ? 0 : i % 2));
  const after = before.map((score, i) => (i < lost + won ? 1 - score : score));
  return preparePair(pairOf(before, after), undefined, "micro", "drop").seen;
}

/** Three documents of unequal size, differences −2, 0 and +1. */
function clustered(): PairedTotals {
  const labels = ["a", "a", "a", "b", "c", "c"];
  const pair = pairOf([1, 1, 0, 1, 0, 1], [0, 0, 0, 1, 1, 1]);
  return preparePair(pair, labels, "micro", "drop").seen;
}

function widthOf(input: WidthInput, draws: number, seed: number): ExpectedWidth {
  return expectedWidth(input.documents, [widthDraws.prepare(input)(draws, random(seed))]);
}

describe("a population with the true change asked for", () => {
  test.each([
    ["no change", changed(60, 6, 1), 0],
    ["a loss smaller than the changes seen", changed(60, 6, 1), -0.05],
    ["a gain", changed(60, 6, 1), 0.1],
    ["a loss greater than all changes seen", changed(60, 6, 1), -0.4],
    ["documents of unequal size", clustered(), -0.1],
    ["documents of unequal size, more than was seen", clustered(), -0.55],
  ])("%s is drawn on average", (_, pilot, change) => {
    const { n, s } = new ChangedDocuments(pilot, change).draw(200_000, random(5));
    const questions = n.reduce((a, b) => a + b, 0);
    const mean = s.reduce((a, b) => a + b, 0) / questions;
    const error = Math.sqrt(s.reduce((t, x, d) => t + (x - change * n[d]) ** 2, 0)) / questions;
    expect(Math.abs(mean - change)).toBeLessThan(4 * error);
  });

  test("keeps the share of questions that changed and by how much, and moves none that stayed", () => {
    const { s } = new ChangedDocuments(changed(60, 6, 1), 0).draw(100_000, random(6));
    expect(s.filter((x) => x !== 0).length / s.length).toBeCloseTo(7 / 60, 2);
    expect(new Set(s.map(Math.abs))).toEqual(new Set([0, 1]));
  });

  test("is not made where scores moved by less, or not at all", () => {
    expect(() => new ChangedDocuments(changed(60, 0, 0), -0.01)).toThrow(RangeError);
    expect(() => new ChangedDocuments(changed(60, 6, 1), -1.2)).toThrow(RangeError);
    expect(() => new ChangedDocuments(clustered(), -0.9)).toThrow(RangeError);
    const none = new ChangedDocuments(changed(60, 0, 0), 0).draw(50, random(1));
    expect(none.s.every((x) => x === 0)).toBe(true);
  });
});

describe("the simulated gate", () => {
  const margin = 0.05;
  const options: GateOptions = {
    rule: "paired",
    margin,
    method: "tilted",
    alpha: 0.05,
    estimand: "micro",
    role: "must",
    missing: "drop",
    floor: true,
  };

  test.each(["tilted", "percentile", "t", "hall"])(
    "gives the verdict of gate on every sample, with one p-value instead of two and the limits: %s",
    (method) => {
      const loss = lossTests.find(({ name, rule }) => name === method && rule === "paired") ?? tilted;
      const stream = random(9);
      const verdicts = new Set<string>();
      for (let i = 0; i < 60; i++) {
        const population = new ChangedDocuments(changed(60, 6, 3), [0, -0.05, -0.2, 0.05][i % 4]);
        const pilot = changed(60, 6, 3);
        const pair = { ...pilot, totals: population.draw(40 + 3 * i, stream) };
        const prepared = { seen: pair, worst: pair, best: pair };
        const judged = byTest(prepared, margin, { ...options, method });
        const wanted = decide(judged, 0.05, { scored: 40, unboundedMissing: false });
        const got = simulatedVerdict({ test: loss, margin, alpha: 0.05, floor: true }, pair);
        verdicts.add(got);
        expect(got).toBe(wanted);
      }
      expect(verdicts.size).toBeGreaterThan(1);
    },
  );

  test("knows documents too unequal for a micro verdict", () => {
    const sizes = Array.from({ length: 40 }, (_, d) => [d === 0 ? 400 : 1, d === 0 ? 200 : 1] as const);
    const { seen } = preparePair(itemsOf(sizes, sizes), undefined, "micro", "drop");
    expect(simulatedVerdict({ test: tilted, margin, alpha: 0.05, floor: true }, seen)).toBe("inconclusive");
  });
});

const asked: QuestionsQuestion = {
  margin: 0.05,
  trueChange: 0,
  better: "higher",
  alpha: 0.05,
  power: 0.8,
  counts: [],
  distance: 0.05,
  draws: 200,
  seed: 1,
};

function pilot(lost: number, won: number): Parameters<typeof planFromPair>[0] {
  const before = Array.from({ length: 300 }, (_, i) => (i < lost ? 1 : i < lost + won ? 0 : i % 2));
  const after = before.map((score, i) => (i < lost + won ? 1 - score : score));
  const pair = pairOf(before, after);
  const { seen } = preparePair(pair, undefined, "micro", "drop");
  const { sd, questions, shareChanged } = differenceSpread(pair);
  return { metric: "hit", seen, sdDifference: sd, questions, shareChanged, caveats: [] };
}

describe("a plan for questions", () => {
  test("is the formula's where the golden sets drawn agree, and they do pass as often as planned", () => {
    const plan = planFromPair(pilot(15, 15), asked);
    const sd = Math.sqrt((30 / 300) * (300 / 299));
    expect(plan.sdDifference).toBeCloseTo(sd, 12);
    expect(plan.byFormula).toBe(Math.ceil(((2.48647486052439 * sd) / 0.05) ** 2));
    const row = plan.sizes.find(({ count }) => count === plan.needed);
    expect(row?.simulated?.pass).toBeGreaterThan(0.7);
    expect(row?.passByFormula).toBeGreaterThanOrEqual(0.8);
  });

  test("is the floor where next to nothing changed, and more where few golden sets of that size pass", () => {
    const plan = planFromPair(pilot(1, 1), asked);
    expect(plan.floor).toBe(59);
    expect(plan.byFormula).toBeLessThan(59);
    expect(plan.needed).toBeGreaterThanOrEqual(59);
    const row = plan.sizes.find(({ count }) => count === plan.needed);
    expect((row?.simulated?.pass ?? 0) + 2 * (row?.simulated?.error ?? 0)).toBeGreaterThanOrEqual(0.8);
    expect(plan.caveats.map(({ code }) => code)).toContain("few-changes");
  });

  test("says that no number suffices for a loss of the margin, and draws the golden sets all the same", () => {
    const plan = planFromPair(pilot(15, 15), { ...asked, trueChange: -0.05 });
    expect([plan.byFormula, plan.needed]).toEqual([null, null]);
    for (const { simulated } of plan.sizes) expect(simulated?.pass).toBeLessThan(0.12);
  });

  test("warns that fewer may pass with more questions where the true change is a loss within the margin", () => {
    const codes = planFromPair(pilot(15, 15), { ...asked, trueChange: -0.03 }).caveats.map(
      ({ code }) => code,
    );
    expect(codes).toContain("pass-may-fall");
    const lower = planFromDifference(
      { sdDifference: 0.3, range: 1 },
      { ...asked, trueChange: 0.03, better: "lower" },
    );
    expect(lower.caveats.map(({ code }) => code)).toContain("pass-may-fall");
  });

  test("says where the pilot's differences cannot make the change expected", () => {
    const plan = planFromPair(pilot(0, 0), { ...asked, trueChange: 0.01 });
    expect(plan.caveats.map(({ code }) => code)).toContain("change-not-simulated");
    expect(plan.sizes.every(({ simulated }) => simulated === null)).toBe(true);
  });

  test("is the same whichever way a metric is better, with its change turned round", () => {
    const one = planFromDifference({ sdDifference: 0.3, range: 1 }, { ...asked, trueChange: 0.01 });
    const other = planFromDifference(
      { sdDifference: 0.3, range: 1 },
      { ...asked, trueChange: -0.01, better: "lower" },
    );
    expect(other.needed).toBe(one.needed);
    expect(other.sizes).toEqual(one.sizes);
  });

  test("of documents that share a part asks for more questions, and says how many documents they are", () => {
    const plan = planFromDifference({ sdDifference: 0.3, range: 1, designEffect: 2.5, meanSize: 10 }, asked);
    const alone = planFromDifference({ sdDifference: 0.3, range: 1 }, asked);
    expect(plan.byFormula).toBeCloseTo(2.5 * (alone.byFormula ?? 0), -1);
    expect(plan.others).toEqual({ unit: "document", count: Math.ceil((plan.needed ?? 0) / 10) });
  });
});

test("with a true loss within the margin the published gate passes fewer golden sets of 100 than of 25", () => {
  const population = new ChangedDocuments(changed(200, 7, 0), -0.013);
  const loss = lossTests.find(({ name, rule }) => name === "percentile" && rule === "paired") ?? tilted;
  const passes = (count: number): number =>
    gateRates([
      verdictTally(
        { test: loss, margin: 0.02, alpha: 0.05, floor: false },
        (stream) => ({ ...changed(200, 7, 0), totals: population.draw(count, stream) }),
        300,
        random(count),
      ),
    ]).pass;
  expect(passes(25)).toBeGreaterThan(passes(100) + 0.1);
});

describe("a plan for documents", () => {
  const totals = totalsOf(
    Array.from({ length: 30 }, (_, d) => 3 + (d % 7) * 3),
    Array.from({ length: 30 }, (_, d) => Math.round((3 + (d % 7) * 3) * ((d % 5) / 5))),
  );
  const question: DocumentsQuestion = {
    estimand: "macro",
    halfWidth: 0.1,
    level: 0.95,
    degreesOfFreedom: "documents",
    draws: 40,
    seed: 2,
  };
  const scores = { metric: "hit", totals, scale: unit, caveats: [] };

  test("from a pilot is the one from its standard deviation, with the interval that estimate takes beside it", () => {
    const plan = planFromPilot(scores, question);
    const typed = planFromAssumption({ spread: documentSpread(totals, "macro") }, question);
    expect(plan.documents).toBe(typed.documents);
    expect(plan.simulated[0].documents).toBe(plan.documents);
    expect(plan.simulated[0].medianHalfWidth).toBeLessThan(0.2);
    expect(plan.simulated[0].coverage).toBeGreaterThan(0.8);
  });

  test("by the pilot's degrees of freedom asks for no fewer documents", () => {
    const micro = { ...question, estimand: "micro", draws: 0 } as const;
    const plan = planFromPilot(scores, { ...micro, degreesOfFreedom: "pilot" });
    expect(plan.documents).toBeGreaterThanOrEqual(planFromPilot(scores, micro).documents ?? 0);
    expect(plan.degreesOfFreedom.value).toBeLessThan((plan.documents ?? 0) - 1);
  });

  test("counts what labelling costs, and takes the cheapest number of questions of a document", () => {
    const plan = planFromPilot(scores, {
      ...question,
      estimand: "micro",
      draws: 0,
      take: 4,
      costs: { document: 10, question: 1 },
    });
    for (const { documents, questions, cost } of [...plan.designs, ...plan.takes])
      expect(Math.abs((cost ?? 0) - 10 * (documents ?? 0) - (questions ?? 0))).toBeLessThan(1);
    const cheapest = plan.takes.reduce((a, b) => ((b.cost ?? 0) < (a.cost ?? 0) ? b : a));
    expect(Math.abs((cheapest.take ?? 0) - (plan.optimalTake ?? 0))).toBeLessThanOrEqual(3);
    expect(plan.takes.some(({ take }) => take === 4)).toBe(true);
  });

  test("of questions alone has neither documents to draw by size nor questions to take", () => {
    const single = totalsOf(
      Array.from({ length: 50 }, () => 1),
      Array.from({ length: 50 }, (_, i) => (i % 3 === 0 ? 1 : 0)),
    );
    const plan = planFromPilot(
      { ...scores, totals: single },
      { ...question, estimand: "micro", draws: 0, take: 3 },
    );
    expect(plan.designs.map(({ design }) => design)).toEqual(["srs"]);
    expect(plan.takes).toEqual([]);
  });

  test("says where the interval comes out wider than the formula, and which number suffices", () => {
    const rare = totalsOf(
      Array.from({ length: 40 }, (_, d) => 4 + (d % 3)),
      Array.from({ length: 40 }, (_, d) => (d % 20 === 0 ? 1 : 0)),
    );
    const plan = planFromPilot({ ...scores, totals: rare }, { ...question, halfWidth: 0.02 });
    const [first, second] = plan.simulated;
    expect(first.medianHalfWidth).toBeGreaterThan(0.0204);
    expect(second.documents).toBeGreaterThan(first.documents);
    expect(second.medianHalfWidth).toBeLessThan(first.medianHalfWidth);
    expect(plan.caveats.map(({ code }) => code)).toContain("wider-than-planned");
  });

  test("of a population draws without replacement and corrects for it, so that drawing all leaves nothing open", () => {
    const asked = { totals, estimand: "macro", scale: unit, level: 0.95 } as const;
    const [endless, half] = [undefined, 60].map((population) =>
      widthOf({ ...asked, documents: 30, ...(population && { population }) }, 40, 3),
    );
    expect(half.medianHalfWidth / endless.medianHalfWidth).toBeCloseTo(Math.sqrt(0.5), 1);
    const whole = widthOf({ ...asked, documents: 30, population: 30 }, 5, 3);
    expect([whole.coverage, whole.medianHalfWidth]).toEqual([1, 0]);
  });

  test("says where a few documents weigh so much that intervals without them do not cover", () => {
    const sums = Array.from({ length: 40 }, (_, d) => (d === 0 ? 400 : d % 4));
    const heavy = totalsOf(
      sums.map(() => 4),
      sums,
    );
    const plan = planFromPilot(
      { ...scores, totals: heavy, scale: { kind: "unbounded" } },
      { ...question, halfWidth: 15 },
    );
    expect(plan.simulated.at(-1)?.coverage).toBeLessThan(0.8);
    expect(plan.caveats.map(({ code }) => code)).toContain("plan-undercovers");
  });

  test("draws the same with the same stream, whatever the order of the documents' labels", () => {
    const asked = { totals, estimand: "macro", scale: unit, level: 0.9, documents: 12 } as const;
    const one = widthOf(asked, 20, 4);
    const named = { ...totals, labels: totals.labels.map((label) => `x${label}`) };
    expect(widthOf({ ...asked, totals: named }, 20, 4)).toEqual(one);
  });
});

describe("noise", () => {
  const runs = [
    [1, 0, 1, 1, 0, 1, 0, 1],
    [1, 1, 1, 1, 0, 0, 0, 1],
    [1, 0, 1, 0, 0, 1, 0, 1],
  ];

  function pairsOf(all: readonly (readonly (number | null)[])[]): readonly RunPair[] {
    return all.flatMap((a, i) =>
      all.slice(i + 1).map((b) => {
        const scores = pairOf(a, b);
        return { scores, seen: preparePair(scores, undefined, "micro", "drop").seen };
      }),
    );
  }
  const question = { margins: [0.3], alpha: 0.05, draws: 50, seed: 1 };

  test("is counted over all pairs of runs, as counting by hand gives", () => {
    const result = noise(pairsOf(runs), 3, question);
    expect(result.shareChanged).toBe(3 / 8);
    // |Δ| of the pairs: 0, 1/8, 1/8.
    expect(result.greatest).toBeCloseTo(1 / 8, 12);
    expect(result.observed95).toBeCloseTo(1 / 8, 12);
    // Changed questions of the pairs: 2, 1, 3; Σd² the same.
    expect(result.expected95).toBeCloseTo((1.959963984540054 * Math.sqrt(6 / 3)) / 8, 9);
    expect(result.noiseFloor).toBe(result.expected95);
    const spread = (sum: number, squares: number): number => (squares - sum ** 2 / 8) / 7;
    expect(result.sdDifference).toBeCloseTo(
      Math.sqrt((spread(0, 2) + spread(-1, 1) + spread(-1, 3)) / 3),
      12,
    );
  });

  test("is nothing where runs are the same, and then a gate needs only the floor", () => {
    const same = Array.from({ length: 60 }, (_, i) => i % 2);
    const result = noise(pairsOf([same, same]), 2, { ...question, margins: [0.05, 0.04] });
    expect([result.noiseFloor, result.shareChanged, result.sdDifference]).toEqual([0, 0, 0]);
    expect(result.gates.map(({ recommended }) => recommended.pass)).toEqual([1, 0]);
    expect(result.gates.map(({ percentile }) => percentile.pass)).toEqual([1, 1]);
  });

  test("leaves out a question that has no score in some run, and says so", () => {
    const result = noise(pairsOf([...runs, [1, null, 1, 1, 0, 1, 0, 1]]), 4, question);
    expect([result.missing, result.questions]).toEqual([1, 7]);
    expect(result.shareChanged).toBeCloseTo(2 / 7, 12);
    expect(result.caveats.map(({ code }) => code)).toContain("left-out-unscored");
  });

  test("changes nothing when runs are given in another order, but for what is drawn", () => {
    const { gates: _, ...one } = noise(pairsOf(runs), 3, question);
    const { gates: __, ...other } = noise(pairsOf([...runs].reverse()), 3, question);
    expect(other.observed95).toBe(one.observed95);
    expect(other.sdDifference).toBeCloseTo(one.sdDifference, 14);
    expect(other.shareChanged).toBe(one.shareChanged);
  });

  test("the noise floor is what the mean of one run moves by, in runs made by a die", () => {
    const stream = random(8);
    const rates = Array.from({ length: 200 }, (_, i) => (i % 10 === 0 ? 0.5 : i % 2));
    const made = Array.from({ length: 40 }, () => rates.map((rate) => (stream.uniform() < rate ? 1 : 0)));
    const result = noise(pairsOf(made), 40, { ...question, draws: 0 });
    const truth = (1.959963984540054 * Math.sqrt(2 * 20 * 0.25)) / 200;
    expect(result.expected95 / truth).toBeGreaterThan(0.93);
    expect(result.expected95 / truth).toBeLessThan(1.07);
    expect(result.observed95 / truth).toBeGreaterThan(0.8);
    expect(result.observed95 / truth).toBeLessThan(1.2);
  });

  test("tries usual margins of the range where none is given, and none where there is no range", () => {
    const scale = { kind: "bounded", min: 1, max: 5 } as const;
    const make = (bounds: typeof scale | { readonly kind: "unbounded" }): readonly RunPair[] => {
      const scores = pairOf([1, 3, 5, 2], [1, 3, 4, 2], { scale: bounds });
      return [{ scores, seen: preparePair(scores, undefined, "micro", "drop").seen }];
    };
    const margins = (pairs: readonly RunPair[]): readonly number[] =>
      noise(pairs, 2, { ...question, margins: [] }).gates.map(({ margin }) => margin);
    expect(margins(make(scale))).toEqual([0.04, 0.08, 0.2]);
    expect(margins(make({ kind: "unbounded" }))).toEqual([]);
  });
});
