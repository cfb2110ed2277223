import { random } from "../../src/simulate/random.ts";
import { betaQuantile } from "../../src/stats/distributions.ts";
import type { Random } from "../../src/stats/Random.ts";
import { drawBinomial } from "../../src/stats/resampling/drawBinomial.ts";
import type { Population } from "./coverageCells.ts";

/** How a second system moves the questions of one document of n questions, of which `hits` were hits. */
type Move = (n: number, hits: number, random: Random) => { readonly gained: number; readonly lost: number };

interface Change {
  readonly name: string;
  /** The population whose sizes and hits it starts from. */
  readonly of: string;
  readonly move: Move;
}

const still = { gained: 0, lost: 0 };

/** What a change of a system can do: to few documents or many, one way or both, in documents of any size. */
const changes: readonly Change[] = [
  {
    name: "70 % tied, heavy-tailed sizes",
    of: "like-published",
    move: (n, _hits, random) => {
      if (random.uniform() < (n < 30 ? 0.75 : 0.3)) return still;
      const gained = drawBinomial(n, betaQuantile(random.uniform(), 0.5, 8), random);
      return { gained, lost: drawBinomial(n - gained, betaQuantile(random.uniform(), 0.4, 9), random) };
    },
  },
  {
    name: "both ways, heavy-tailed sizes",
    of: "like-published",
    move: (n, hits, random) => {
      const p = betaQuantile(random.uniform(), 1, 4);
      return {
        gained: drawBinomial(n - hits, p / 2, random),
        lost: drawBinomial(hits, Math.min(1, 1.5 * p), random),
      };
    },
  },
  {
    name: "both ways, mild sizes",
    of: "high-rate",
    move: (n, hits, random) => ({
      gained: drawBinomial(n - hits, 0.3, random),
      lost: drawBinomial(hits, 0.04, random),
    }),
  },
  {
    name: "both ways, equal sizes",
    of: "equal-sizes",
    move: (n, hits, random) => {
      const p = betaQuantile(random.uniform(), 1, 5);
      return { gained: drawBinomial(n - hits, p, random), lost: drawBinomial(hits, p, random) };
    },
  },
  {
    name: "both ways, rate grows with size",
    of: "size-related-rate",
    move: (n, hits, random) => ({
      gained: drawBinomial(n - hits, 0.04, random),
      lost: drawBinomial(hits, 0.12, random),
    }),
  },
  {
    name: "both ways, rare hits",
    of: "rare",
    move: (n, hits, random) => ({
      gained: drawBinomial(n - hits, 0.01, random),
      lost: drawBinomial(hits, 0.3, random),
    }),
  },
  {
    name: "one document in ten loses",
    of: "size-related-rate",
    move: (_n, hits, random) =>
      random.uniform() < 0.1
        ? { gained: 0, lost: drawBinomial(hits, betaQuantile(random.uniform(), 2, 2), random) }
        : still,
  },
  {
    name: "few documents gain",
    of: "high-rate",
    move: (n, hits, random) =>
      random.uniform() < 0.3
        ? { gained: drawBinomial(n - hits, 0.5, random), lost: drawBinomial(hits, 0.02, random) }
        : still,
  },
];

/** Populations of documents with the summed differences of two systems, made from populations of one (seeded). */
export function differencePopulations(populations: readonly Population[]): readonly Population[] {
  const source = random(20261130);
  return changes.flatMap(({ name, of, move }) => {
    const base = populations.find((population) => population.name === of);
    if (base === undefined) return [];
    const { n, s, labels } = base.totals;
    const moves = Array.from(n, (size, d) => move(size, s[d], source));
    const totals = {
      n,
      s: Float64Array.from(moves, ({ gained, lost }) => gained - lost),
      q: Float64Array.from(moves, ({ gained, lost }) => gained + lost),
      labels,
    };
    return [{ name, totals, small: false }];
  });
}
