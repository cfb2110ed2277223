import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nestedComponents, type Repeats } from "../../../src/stats/variance/nestedComponents.ts";
import { repeatVariance } from "../../../src/stats/variance/repeatVariance.ts";
import { relativeError } from "../helpers.ts";

/** One answer: its question, the question's document, its score. */
type Answer = readonly [question: string, document: string, y: number];

function gathered(answers: readonly Answer[]): { readonly repeats: Repeats; readonly document: Int32Array } {
  const questions = [...new Set(answers.map(([q]) => q))];
  const documents = [...new Set(answers.map(([, d]) => d))];
  const scores = questions.map((q) => answers.filter(([of]) => of === q).map(([, , y]) => y));
  const mean = scores.map((ys) => ys.reduce((a, b) => a + b, 0) / ys.length);
  return {
    repeats: {
      count: Float64Array.from(scores, (ys) => ys.length),
      mean: Float64Array.from(mean),
      squares: Float64Array.from(scores, (ys, q) => ys.reduce((sum, y) => sum + (y - mean[q]) ** 2, 0)),
    },
    document: Int32Array.from(questions, (q) => documents.indexOf(answers.find(([of]) => of === q)![1])),
  };
}

const documentOf: Readonly<Record<string, string>> = {
  ...{ q1: "d1", q2: "d1", q3: "d2", q4: "d2", q5: "d3" },
  ...{ q6: "d3", q7: "d3", q8: "d4", q9: "d4" },
};
const asked = "q1 q1 q1 q2 q2 q3 q3 q3 q4 q5 q5 q6 q6 q6 q6 q7 q8 q8 q9 q9 q9".split(" ");
const scores = [1, 0, 1, 1, 1, 0, 0, 0.5, 0, 0, 1, 1, 1, 1, 0.75, 0.25, 0, 1, 0, 0, 0.5];
const example: readonly Answer[] = asked.map((q, i) => [q, documentOf[q], scores[i]]);

// reference/nested.out
test("the components of unequal documents and questions are those of R's aov with expected mean squares by traces", () => {
  const { repeats, document } = gathered(example);
  const three = nestedComponents(repeats, document)!;
  expect(relativeError(three.betweenDocuments!, 0.0680110887868758)).toBeLessThan(1e-12);
  expect(relativeError(three.betweenQuestions, -0.00569593735552474)).toBeLessThan(1e-11);
  expect(relativeError(three.withinQuestions, 0.170572916666667)).toBeLessThan(1e-12);
  const two = nestedComponents(repeats)!;
  expect(two.betweenDocuments).toBeNull();
  expect(relativeError(two.betweenQuestions, 0.0520426432291667)).toBeLessThan(1e-12);
  expect(two.withinQuestions).toBe(three.withinQuestions);
});

/** Every document with m questions of r repeats each: the textbook's mean squares. */
function balanced(answers: readonly Answer[], m: number, r: number): readonly number[] {
  const mean = (some: readonly Answer[]) => some.reduce((sum, [, , y]) => sum + y, 0) / some.length;
  const of = (at: 0 | 1) =>
    [...new Set(answers.map((a) => a[at]))].map((name) => answers.filter((a) => a[at] === name));
  const [questions, documents] = [of(0), of(1)];
  const K = documents.length;
  const grand = mean(answers);
  const msa = (m * r * documents.reduce((sum, d) => sum + (mean(d) - grand) ** 2, 0)) / (K - 1);
  const ssb = questions.reduce((sum, q) => {
    const d = answers.filter(([, name]) => name === q[0][1]);
    return sum + r * (mean(q) - mean(d)) ** 2;
  }, 0);
  const sse = questions.reduce((sum, q) => sum + q.reduce((s, [, , y]) => s + (y - mean(q)) ** 2, 0), 0);
  const msb = ssb / (K * (m - 1));
  const mse = sse / (K * m * (r - 1));
  return [(msa - msb) / (m * r), (msb - mse) / r, mse];
}

test("of equal documents and questions they are the textbook's differences of mean squares", () => {
  fc.assert(
    fc.property(
      fc.record({
        K: fc.integer({ min: 2, max: 4 }),
        m: fc.integer({ min: 2, max: 4 }),
        r: fc.integer({ min: 2, max: 3 }),
      }),
      fc.infiniteStream(fc.integer({ min: 0, max: 4 })),
      ({ K, m, r }, stream) => {
        const answers: Answer[] = [];
        for (let d = 0; d < K; d++)
          for (let q = 0; q < m; q++)
            for (let k = 0; k < r; k++) answers.push([`${d}.${q}`, `${d}`, Number(stream.next().value) / 4]);
        const { repeats, document } = gathered(answers);
        const got = nestedComponents(repeats, document)!;
        const [a, b, e] = balanced(answers, m, r);
        expect(got.betweenDocuments!).toBeCloseTo(a, 12);
        expect(got.betweenQuestions).toBeCloseTo(b, 12);
        expect(got.withinQuestions).toBeCloseTo(e, 12);
      },
    ),
    { numRuns: 50 },
  );
});

describe("the components", () => {
  test("mind neither the order of answers nor a shift, and grow with the square of the unit", () => {
    const { repeats, document } = gathered(example);
    const there = nestedComponents(repeats, document)!;
    const turned = gathered([...example].reverse().map(([q, d, y]) => [q, d, 3 + 10 * y]));
    const back = nestedComponents(turned.repeats, turned.document)!;
    for (const part of ["betweenDocuments", "betweenQuestions", "withinQuestions"] as const)
      expect(back[part]!).toBeCloseTo(100 * there[part]!, 10);
  });

  test("have no part of documents where each has one question, and are not there without repeats", () => {
    const { repeats } = gathered(example);
    const own = nestedComponents(
      repeats,
      Int32Array.from(repeats.count, (_, q) => q),
    )!;
    expect(own).toEqual(nestedComponents(repeats));
    const single = gathered(example.filter(([q], i) => asked.indexOf(q) === i));
    expect(nestedComponents(single.repeats, single.document)).toBeNull();
  });
});

describe("what repeats could buy", () => {
  test("is the standard error less the noise that repeats average out, by the weight of each question", () => {
    const { repeats, document } = gathered(example);
    const { withinQuestions: within } = nestedComponents(repeats, document)!;
    const sizes = [2, 2, 3, 2];
    const noise = { micro: 0, macro: 0 };
    repeats.count.forEach((r, q) => {
      noise.micro += within / r / 9 ** 2;
      noise.macro += within / r / (4 * sizes[document[q]]) ** 2;
    });
    for (const estimand of ["micro", "macro"] as const) {
      const { endlessRepeats } = repeatVariance(repeats, document, estimand, 0.2)!;
      expect(endlessRepeats).toBeCloseTo(Math.sqrt(0.04 - noise[estimand]), 14);
    }
    expect(repeatVariance(repeats, document, "micro", 0.001)!.endlessRepeats).toBe(0);
    expect(repeatVariance(repeats, document, "micro", null)!.endlessRepeats).toBeNull();
  });

  test("shares count a negative part as nothing", () => {
    const { repeats, document } = gathered(example);
    const { shares, betweenQuestions } = repeatVariance(repeats, document, "micro", 0.2)!;
    expect(betweenQuestions).toBeLessThan(0);
    expect(shares!.betweenQuestions).toBe(0);
    expect(shares!.betweenDocuments! + shares!.withinQuestions).toBeCloseTo(1, 15);
    const equal = gathered([
      ["a", "d", 1],
      ["a", "d", 1],
      ["b", "e", 1],
    ]);
    expect(repeatVariance(equal.repeats, equal.document, "micro", 0)!.shares).toBeNull();
  });
});
