import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { gatePair } from "../../src/gates/gate.ts";
import type { PairedScores } from "../../src/table/pair.ts";
import { optionsOf, pairOf } from "./pairs.ts";

interface Setting {
  readonly method: string;
  readonly rule: "paired" | "unpaired";
  /** Which scores it takes, and whether documents. */
  readonly scores: "hits" | "any";
  readonly documents: boolean;
  /** How near to −m a limit may lie without telling the verdict: limits are had to 1e-9, sums on a grid to a cell. */
  readonly near: number;
}

const settings: readonly Setting[] = [
  { method: "tilted", rule: "paired", scores: "any", documents: true, near: 1e-6 },
  { method: "gaffke", rule: "paired", scores: "any", documents: true, near: 1e-6 },
  { method: "t", rule: "paired", scores: "any", documents: true, near: 1e-9 },
  { method: "hall", rule: "paired", scores: "any", documents: true, near: 1e-9 },
  { method: "percentile", rule: "paired", scores: "any", documents: false, near: 1e-6 },
  { method: "percentile", rule: "paired", scores: "any", documents: true, near: 2e-3 },
  { method: "sign-flip", rule: "paired", scores: "any", documents: true, near: 2e-3 },
  { method: "tango", rule: "paired", scores: "hits", documents: false, near: 1e-9 },
  { method: "percentile", rule: "unpaired", scores: "any", documents: false, near: 1e-6 },
  { method: "t", rule: "unpaired", scores: "any", documents: false, near: 1e-9 },
];

interface Sample {
  readonly pair: PairedScores;
  readonly labels: string[];
  readonly margin: number;
}

function sampleOf(kind: Setting["scores"]): fc.Arbitrary<Sample> {
  const score =
    kind === "hits"
      ? fc.constantFrom(0, 1, 1, 1)
      : fc.oneof(
          fc.constantFrom(0, 1, 1, 1),
          fc.constantFrom(0, 0.5, 1),
          fc.integer({ min: 0, max: 100 }).map((v) => v / 100),
        );
  const row = fc.oneof(
    { weight: 3, arbitrary: score.map((s) => [s, s] as const) },
    { weight: 2, arbitrary: fc.tuple(score, score) },
  );
  return fc
    .record({
      rows: fc.array(row, { minLength: 12, maxLength: 60 }),
      margin: fc.integer({ min: 1, max: 400 }).map((v) => v / 1000),
      documents: fc.integer({ min: 6, max: 12 }),
    })
    .map(({ rows, margin, documents }) => ({
      pair: pairOf(
        rows.map(([b]) => b),
        rows.map(([, c]) => c),
      ),
      labels: rows.map((_, i) => `d${i < documents ? i : (i * i) % documents}`),
      margin,
    }));
}

describe.each(settings)("$rule $method (documents: $documents)", (setting) => {
  const { method, rule, scores, documents, near } = setting;
  const labelsOf = (sample: Sample): string[] | undefined => (documents ? sample.labels : undefined);
  const optionsFor = ({ margin }: Sample): ReturnType<typeof optionsOf> =>
    optionsOf({ margin, method, rule, largestDocument: 70 });

  test("passes if and only if the lower limit reaches −m, and fails if and only if the upper one does not", () => {
    fc.assert(
      fc.property(sampleOf(scores), (sample) => {
        const got = gatePair(sample.pair, labelsOf(sample), optionsFor(sample));
        expect(got.lower!).toBeLessThanOrEqual(got.difference! + 1e-9);
        expect(got.upper!).toBeGreaterThanOrEqual(got.difference! - 1e-9);
        if (Math.abs(got.lower! + sample.margin) > near) {
          expect(got.verdict === "pass").toBe(got.lower! > -sample.margin);
        }
        if (Math.abs(got.upper! + sample.margin) > near && got.verdict !== "pass") {
          expect(got.verdict === "fail").toBe(got.upper! < -sample.margin);
        }
      }),
      { numRuns: 60 },
    );
  });

  test("mirrors its limits when the systems are exchanged", () => {
    fc.assert(
      fc.property(sampleOf(scores), (sample) => {
        const turned = { ...sample.pair, baseline: sample.pair.candidate, candidate: sample.pair.baseline };
        // The floor is laid on the pass side alone.
        const open = { ...optionsFor(sample), floor: false };
        const there = gatePair(sample.pair, labelsOf(sample), open);
        const back = gatePair(turned, labelsOf(sample), open);
        expect(Math.abs(back.lower! + there.upper!)).toBeLessThanOrEqual(near);
        expect(Math.abs(back.upper! + there.lower!)).toBeLessThanOrEqual(near);
        expect([back.wins, back.losses, back.ties]).toEqual([there.losses, there.wins, there.ties]);
      }),
      { numRuns: 30 },
    );
  });

  test("gives the mirrored answer for turned scores of which less is better", () => {
    fc.assert(
      fc.property(sampleOf(scores), (sample) => {
        const turn = ({ values, state }: PairedScores["baseline"]): PairedScores["baseline"] => ({
          values: values.map((v) => 1 - v),
          state,
        });
        const less: PairedScores = {
          ...sample.pair,
          better: "lower",
          baseline: turn(sample.pair.baseline),
          candidate: turn(sample.pair.candidate),
        };
        const there = gatePair(sample.pair, labelsOf(sample), optionsFor(sample));
        const back = gatePair(less, labelsOf(sample), optionsFor(sample));
        expect(back.verdict).toBe(there.verdict);
        expect(Math.abs(back.pPass! - there.pPass!)).toBeLessThan(2e-6);
        expect(Math.abs(back.lower! + there.upper!)).toBeLessThanOrEqual(near);
        expect(Math.abs(back.upper! + there.lower!)).toBeLessThanOrEqual(near);
        expect([back.wins, back.losses, back.ties]).toEqual([there.wins, there.losses, there.ties]);
      }),
      { numRuns: 30 },
    );
  });

  test("does not mind the order of rows, nor singletons' names", () => {
    fc.assert(
      fc.property(sampleOf(scores), (sample) => {
        const turn = <T>(rows: ArrayLike<T>): T[] => Array.from(rows).reverse();
        const side = ({ values, state }: PairedScores["baseline"]): PairedScores["baseline"] => ({
          values: Float64Array.from(turn(values)),
          state: Uint8Array.from(turn(state)),
        });
        const pair = {
          ...sample.pair,
          ids: turn(sample.pair.ids),
          baseline: side(sample.pair.baseline),
          candidate: side(sample.pair.candidate),
        };
        const there = gatePair(sample.pair, labelsOf(sample), optionsFor(sample));
        const labels = documents ? turn(sample.labels).map((label) => `x${label}`) : undefined;
        const back = gatePair(pair, labels, optionsFor(sample));
        expect(Math.abs(back.pPass! - there.pPass!)).toBeLessThan(2e-6);
        expect(Math.abs(back.lower! - there.lower!)).toBeLessThanOrEqual(near);
      }),
      { numRuns: 20 },
    );
  });
});

test("documents of one question each are questions, and equal sizes give micro and macro one answer", () => {
  fc.assert(
    fc.property(sampleOf("any"), ({ pair, margin }) => {
      for (const method of ["tilted", "gaffke", "t", "hall"]) {
        const alone = gatePair(pair, undefined, optionsOf({ margin, method }));
        const singles = gatePair(pair, pair.ids, optionsOf({ margin, method }));
        expect(Math.abs(singles.pPass! - alone.pPass!)).toBeLessThan(1e-12);
        expect(singles.lower!).toBeCloseTo(alone.lower!, 9);
        const rows = pair.ids.length - (pair.ids.length % 3);
        const cut = {
          ...pair,
          ids: pair.ids.slice(0, rows),
          baseline: {
            values: pair.baseline.values.slice(0, rows),
            state: pair.baseline.state.slice(0, rows),
          },
          candidate: {
            values: pair.candidate.values.slice(0, rows),
            state: pair.candidate.state.slice(0, rows),
          },
        };
        const threes = cut.ids.map((_, i) => `d${Math.floor(i / 3)}`);
        const micro = gatePair(cut, threes, optionsOf({ margin, method, estimand: "micro" }));
        const macro = gatePair(cut, threes, optionsOf({ margin, method, estimand: "macro" }));
        expect(Math.abs(micro.pPass! - macro.pPass!), method).toBeLessThan(1e-7);
        expect(micro.lower!).toBeCloseTo(macro.lower!, 6);
      }
    }),
    { numRuns: 25 },
  );
});
