import { describe, expect, test } from "vitest";
import { random } from "../../../src/simulate/random.ts";
import { binomialCdf } from "../../../src/stats/distributions.ts";
import { drawBinomial } from "../../../src/stats/resampling/drawBinomial.ts";
import type { Resampling } from "../../../src/stats/resampling/Resampling.ts";
import {
  differentReplicates,
  lackingReplicates,
  replicatesOf,
  type Urn,
} from "../../../src/stats/resampling/replicates.ts";

const urn = (draws: number, ...balls: number[]): Urn => ({ draws, balls: Float64Array.from(balls) });
const ask = (how: Resampling["how"], replicates = 999): Resampling => ({
  how,
  replicates,
  random: () => random(1),
});

/** Replicates as text, with their probabilities. */
function tally(urns: readonly Urn[], resampling: Resampling): Map<string, number> {
  const seen = new Map<string, number>();
  replicatesOf(urns, resampling).forEach((counts, weight) => {
    const key = [...counts].join(" ");
    seen.set(key, (seen.get(key) ?? 0) + weight);
  });
  return seen;
}

describe("replicates gone through one by one", () => {
  test("of four draws from balls of 1, 2 and 1 are all ways to draw, each as often as it comes", () => {
    const balls = [0, 1, 1, 2];
    const wanted = new Map<string, number>();
    for (let code = 0; code < 4 ** 4; code++) {
      const counts = [0, 0, 0];
      for (let i = 0; i < 4; i++) counts[balls[Math.floor(code / 4 ** i) % 4]]++;
      const key = counts.join(" ");
      wanted.set(key, (wanted.get(key) ?? 0) + 1 / 4 ** 4);
    }
    const got = tally([urn(4, 1, 2, 1)], ask("enumerate"));
    expect([...got.keys()].sort()).toEqual([...wanted.keys()].sort());
    for (const [key, weight] of got) expect(weight).toBeCloseTo(wanted.get(key)!, 14);
  });

  test("of two urns are all pairs, with the product of their probabilities", () => {
    const got = tally([urn(2, 1, 1), urn(1, 1, 1, 1)], ask("exact"));
    expect(got.size).toBe(9);
    expect(got.get("1 1 0 0 1")).toBeCloseTo(1 / 6, 15);
    expect(got.get("2 0 1 0 0")).toBeCloseTo(1 / 12, 15);
  });

  test.each([
    [[urn(6, 1, 1, 1, 1, 1, 1)], 462],
    [[urn(8, 1, 1, 1, 1, 1, 1, 1, 1)], 6435],
    [[urn(500, 420, 80)], 501],
    [Array.from({ length: 13 }, () => urn(1, 1, 1)), 8192],
    [[urn(40, ...new Array<number>(40).fill(1))], Number.POSITIVE_INFINITY],
  ])("are counted before they are gone through (%#)", (urns, wanted) => {
    expect(differentReplicates(urns)).toBe(wanted);
  });

  test("have weights that add up to one, thousands of draws deep as well", () => {
    let total = 0;
    replicatesOf([urn(5000, 4200, 800)], ask("enumerate")).forEach((_, weight) => {
      total += weight;
    });
    expect(total).toBeCloseTo(1, 10);
  });
});

describe("which replicates there are", () => {
  const few = [urn(5, 1, 1, 1, 1, 1)];
  const many = [urn(10, ...new Array<number>(10).fill(1))];
  const countless = [urn(30, ...new Array<number>(30).fill(1))];

  test("few are enumerated unless replicates are asked for, many only when that is asked for", () => {
    expect(replicatesOf(few, ask("exact")).kind).toBe("enumerated");
    expect(replicatesOf(few, undefined).kind).toBe("enumerated");
    expect(replicatesOf(few, ask("monte-carlo")).kind).toBe("drawn");
    expect(replicatesOf(many, ask("exact")).kind).toBe("drawn");
    expect(replicatesOf(many, ask("enumerate")).kind).toBe("enumerated");
  });

  test("what cannot be had is said", () => {
    expect(lackingReplicates(many, undefined)).toBe("it needs random replicates");
    expect(lackingReplicates(countless, ask("enumerate"))).toBe(
      "there are too many replicates to enumerate; draw them",
    );
    expect(() => replicatesOf(countless, ask("enumerate"))).toThrow(RangeError);
  });

  test("999 must do where more would take too many draws", () => {
    const asked = { ...ask("exact", 9999), mostDraws: 1e5 };
    expect(replicatesOf(countless, asked).count).toBe(999);
    expect(replicatesOf(countless, { ...asked, mostDraws: 1e6 }).count).toBe(9999);
    // Ten thousand questions of two kinds cost no more than a few.
    expect(replicatesOf([urn(10_000, 9000, 1000)], { ...asked, mostDraws: 1e6 }).count).toBe(9999);
  });
});

describe("drawn replicates", () => {
  test.each([
    ["one ball after the other", urn(12, 1, 3, 2, 6)],
    ["kind by kind", urn(600, 100, 300, 200)],
  ])("draw as often as is right, %s", (_, asked) => {
    const replicates = 20_000;
    const all = asked.balls.reduce((a, b) => a + b);
    const sums = new Float64Array(asked.balls.length);
    const squares = new Float64Array(asked.balls.length);
    replicatesOf([asked], ask("monte-carlo", replicates)).forEach((counts) => {
      expect(counts.reduce((a, b) => a + b)).toBe(asked.draws);
      counts.forEach((count, kind) => {
        sums[kind] += count;
        squares[kind] += count * count;
      });
    });
    asked.balls.forEach((ball, kind) => {
      const mean = (asked.draws * ball) / all;
      const variance = mean * (1 - ball / all);
      const got = sums[kind] / replicates;
      expect(Math.abs(got - mean)).toBeLessThan(4 * Math.sqrt(variance / replicates));
      const spread = squares[kind] / replicates - got * got;
      expect(Math.abs(spread / variance - 1)).toBeLessThan(4 * Math.sqrt(2.5 / replicates));
    });
  });

  test("are the same each time they are gone through", () => {
    const replicates = replicatesOf([urn(30, ...new Array<number>(30).fill(1))], ask("exact", 99));
    const once = (): number[][] => {
      const out: number[][] = [];
      replicates.forEach((counts) => {
        out.push([...counts]);
      });
      return out;
    };
    expect(once()).toEqual(once());
  });

  test.each([
    [7, 0.3],
    [40, 0.9],
    [2000, 0.004],
    [300, 0.5],
    [12_032, 0.235],
    [50, 0.25],
  ])("binomial numbers of %i trials at %f follow their distribution", (n, p) => {
    const stream = random(n);
    const draws = 20_000;
    const seen = Float64Array.from({ length: draws }, () => drawBinomial(n, p, stream)).sort();
    // Kolmogorov's distance, against its 0.1 % point.
    let distance = 0;
    for (let i = 0; i < draws; i++) {
      if (i + 1 < draws && seen[i + 1] === seen[i]) continue;
      distance = Math.max(distance, Math.abs((i + 1) / draws - binomialCdf(seen[i], n, p)));
    }
    expect(distance).toBeLessThan(1.95 / Math.sqrt(draws));
  });
});
