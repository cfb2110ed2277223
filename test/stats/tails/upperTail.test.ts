import { afterEach, describe, expect, test, vi } from "vitest";
import type { ClusterTotals } from "../../../src/stats/ClusterTotals.ts";
import { groupTotals } from "../../../src/stats/groupTotals.ts";
import { lowerLimit } from "../../../src/stats/limits.ts";
import { bootstrapBelow } from "../../../src/stats/tails/bootstrapTail.ts";
import type * as Exact from "../../../src/stats/tails/exactTail.ts";
import { signFlipTail } from "../../../src/stats/tails/signFlipTail.ts";
import type { OpenTail } from "../../../src/stats/tails/TailProblem.ts";
import {
  type TailProbability,
  type TailUse,
  toDecide,
  toReport,
} from "../../../src/stats/tails/upperTail.ts";
import { tiltedSample, tiltedTail } from "../../../src/stats/tilting/tilted.ts";
import { totalsOf } from "../helpers.ts";
import { seeded } from "../random.ts";

/** What the exact sum seems to cost: nothing, so that it is always taken, or so much that the saddlepoint is tried. */
let cost: "nothing" | "much" | "as it is" = "as it is";

vi.mock("../../../src/stats/tails/exactTail.ts", async (original) => {
  const exact = await original<typeof Exact>();
  const points = { nothing: () => 1, much: () => 1 << 15, "as it is": exact.exactTailSize };
  return { ...exact, exactTailSize: (problem: OpenTail) => points[cost](problem) };
});

afterEach(() => {
  cost = "as it is";
});

type Tail = (use: TailUse) => TailProbability;

function both(tail: Tail, use: TailUse): { exact: TailProbability; quick: TailProbability } {
  cost = "nothing";
  const exact = tail(use);
  cost = "much";
  const quick = tail(use);
  cost = "as it is";
  return { exact, quick };
}

/** Losses of one question under each lattice. */
const families: Readonly<Record<string, readonly number[]>> = {
  hits: [1],
  halves: [0.5, 1],
  thirds: [1 / 3, 2 / 3, 1],
  graded: [0.2, 0.25, 1 / 3, 0.5],
};
const sizes = [20, 50, 149, 300, 2000];
const margins = [0.01, 0.02, 0.03, 0.05];

function differences(
  n: number,
  losses: number,
  wins: number,
  values: readonly number[],
  seed: number,
): number[] {
  const next = seeded(seed);
  return Array.from({ length: n }, (_, i) => {
    const size = values[Math.floor(next() * values.length)];
    return i < losses ? -size : i < losses + wins ? size : 0;
  });
}

interface Sample {
  readonly name: string;
  readonly totals: ClusterTotals;
  readonly margin: number;
}

function* samples(): Generator<Sample> {
  let seed = 0;
  for (const [family, values] of Object.entries(families)) {
    for (const n of sizes) {
      for (const margin of margins) {
        for (const [wins, losses] of [
          [0, Math.ceil(0.004 * n)],
          [0.02 * n, 0.025 * n],
          [0.15 * n, 0.16 * n],
        ]) {
          const d = differences(n, Math.round(losses), Math.round(wins), values, ++seed);
          const totals = totalsOf(new Array(n).fill(1), d);
          yield {
            name: `${family}, n = ${n}, ${Math.round(losses)} losses, ${Math.round(wins)} wins`,
            totals,
            margin,
          };
        }
      }
    }
  }
}

/** Documents of one to twelve questions, whose events s − R̂n lie near whole numbers but not on them. */
function* documents(): Generator<Sample> {
  for (const [at, K] of [20, 60, 150].entries()) {
    for (const rate of [0.03, 0.12]) {
      const next = seeded(100 + at);
      const n = Array.from({ length: K }, () => 1 + Math.floor(next() * 12));
      const s = n.map((size) => {
        let total = 0;
        for (let i = 0; i < size; i++) {
          const u = next();
          if (u < rate) total--;
          else if (u < 2 * rate) total++;
        }
        return total;
      });
      yield { name: `${K} documents, ${rate} of the questions lost`, totals: totalsOf(n, s), margin: 0.03 };
    }
  }
}

interface Engine {
  readonly name: string;
  /** Values of μ to hold the sample against: about where p is 2 to 10 %. */
  readonly at: (sample: Sample) => number[];
  readonly tail: (sample: Sample, mu: number) => Tail;
}

function aboutTheLine({ totals, margin }: Sample): number[] {
  const size = totals.n.reduce((a, b) => a + b);
  const mean = totals.s.reduce((a, b) => a + b) / size;
  const spread = Math.sqrt(totals.s.reduce((sum, s, d) => sum + (s - mean * totals.n[d]) ** 2, 0)) / size;
  return [-margin, ...[1.35, 1.5, 1.6, 1.645, 1.7, 1.9].map((z) => mean - z * spread)];
}

const unseen = (totals: ClusterTotals): { size: number; score: number } => ({
  size: totals.n.reduce((a, b) => Math.max(a, b)),
  score: -1,
});

const engines: readonly Engine[] = [
  {
    name: "tilted",
    at({ totals, margin }) {
      // p is continuous in μ, so that it can be led right up to α.
      const sample = tiltedSample(groupTotals(totals), unseen(totals));
      const reach = {
        worst: -1,
        estimate: sample.estimate,
        width: 0.2 / Math.sqrt(totals.n.length),
        monotone: true,
      };
      const limits = margin > 0.02 ? [0.021, 0.0499, 0.0501, 0.06, 0.099] : [0.049, 0.051];
      return [
        -margin,
        ...limits.map((p) => lowerLimit((mu) => tiltedTail(sample, mu, toReport(0.05)).p, p, reach)),
      ];
    },
    tail({ totals }, mu) {
      const sample = tiltedSample(groupTotals(totals), unseen(totals));
      return (use) => tiltedTail(sample, mu, use);
    },
  },
  {
    name: "percentile",
    at: aboutTheLine,
    tail:
      ({ totals }, mu) =>
      (use) =>
        bootstrapBelow(totals, mu, use),
  },
  {
    name: "sign-flip",
    at: (sample) => (sample.totals.n.length > 149 ? [] : aboutTheLine(sample)),
    tail:
      ({ totals }, mu) =>
      (use) =>
        signFlipTail(totals, mu, use),
  },
];

describe.each(engines)(
  "$name by saddlepoint wherever that may be, and by exact sums",
  ({ name, at, tail }) => {
    test.each([
      ["report", toReport(0.05)],
      ["decide", toDecide(0.05)],
    ])(
      "to %s, give one verdict at 5 % wherever p lies between 2 and 10 %, and differ by less than the error stated",
      (_, use) => {
        let seen = 0;
        let quickly = 0;
        for (const sample of [...samples(), ...documents()]) {
          for (const mu of at(sample)) {
            const { exact, quick } = both(tail(sample, mu), use);
            if (exact.p < 0.02 || exact.p > 0.1) continue;
            seen++;
            if (quick.engine === "saddlepoint") quickly++;
            expect(exact.engine, sample.name).toBe("exact");
            expect(quick.p + quick.error <= 0.05, `${sample.name}, μ = ${mu}`).toBe(
              exact.p + exact.error <= 0.05,
            );
            expect(Math.abs(quick.p - exact.p), `${sample.name}, μ = ${mu}`).toBeLessThanOrEqual(
              quick.error + exact.error,
            );
          }
        }
        expect(seen).toBeGreaterThan(100);
        // Else nothing was compared: reporting takes the exact sum for nearly all of these, and so do sign flips.
        if (use.precision > 0.01 && name !== "sign-flip") expect(quickly).toBeGreaterThan(5);
      },
    );
  },
);

test("a sum that clumps far above its lattice states the half clump that the formula misses", () => {
  // Hits at a margin of 0.0123: the lattice is 1/10,000, the clumps are whole hits.
  for (const [losses, wins] of [
    [10, 12],
    [25, 20],
  ]) {
    const totals = totalsOf(new Array(200).fill(1), differences(200, losses, wins, [1], 1));
    for (const mu of [-0.0123, -0.0437, -0.0617]) {
      const { exact, quick } = both((use) => signFlipTail(totals, mu, use), { decideAt: -100, precision: 1 });
      expect(quick.engine).toBe("saddlepoint");
      expect(Math.abs(quick.p - exact.p)).toBeLessThan(quick.error);
    }
  }
});

test("moving one score by a millionth changes no p by more than 0.002, and no verdict", () => {
  for (const d of [
    differences(60, 3, 4, [1], 5),
    differences(60, 5, 4, [0.2, 1 / 3, 0.5], 6),
    differences(60, 5, 4, [0.137, 0.2941, 0.7177], 7),
  ]) {
    for (const [row, shift] of [
      [0, 1e-6],
      [0, -1e-6],
      [50, 1e-6],
      [50, -1e-6],
    ]) {
      const moved = d.map((v, i) => (i === row ? v + shift : v));
      for (const mu of [-0.11, -0.09, -0.07, -0.05]) {
        for (const { name, tail } of engines) {
          const p = (scores: number[]): number =>
            tail(
              { name: "", totals: totalsOf(new Array(60).fill(1), scores), margin: -mu },
              mu,
            )(toReport(0.05)).p;
          // Sign-flip sums at a fine μ count ties; a millionth can break one, which is worth an atom.
          const allowed = name === "sign-flip" ? 0.02 : 0.002;
          expect(Math.abs(p(moved) - p(d)), name).toBeLessThan(allowed);
          if (Math.abs(p(d) - 0.05) > allowed) expect(p(moved) <= 0.05).toBe(p(d) <= 0.05);
        }
      }
    }
  }
});
