import type { Random } from "../Random.ts";
import { logFactorials } from "./logFactorials.ts";

/** Successes expected up to which counting them one by one is quicker. */
const few = 10;

/**
 * A draw from the binomial distribution of n trials with probability p.
 *
 * Few successes: the inverse of the distribution function, searched from 0. Many: W. Hörmann (1993), "The generation of
 * binomial random variates", Journal of Statistical Computation and Simulation 46, algorithm BTRS.
 */
export function drawBinomial(n: number, p: number, random: Random): number {
  if (p > 0.5) return n - drawBinomial(n, 1 - p, random);
  return n * p < few ? bySearch(n, p, random) : byRejection(n, p, random);
}

function bySearch(n: number, p: number, random: Random): number {
  const odds = p / (1 - p);
  let mass = (1 - p) ** n;
  let left = random.uniform() - mass;
  let k = 0;
  while (left >= 0 && k < n) {
    mass *= (odds * (n - k)) / (k + 1);
    left -= mass;
    k++;
  }
  return k;
}

function byRejection(n: number, p: number, random: Random): number {
  const spread = Math.sqrt(n * p * (1 - p));
  const b = 1.15 + 2.53 * spread;
  const a = -0.0873 + 0.0248 * b + 0.01 * p;
  const centre = n * p + 0.5;
  const inner = 0.92 - 4.2 / b;
  const alpha = (2.83 + 5.1 / b) * spread;
  const mode = Math.floor((n + 1) * p);
  const logOdds = Math.log(p / (1 - p));
  const factorials = logFactorials(n);
  for (;;) {
    const u = random.uniform() - 0.5;
    const v = random.uniform();
    const rest = 0.5 - Math.abs(u);
    const k = Math.floor(((2 * a) / rest + b) * u + centre);
    if (rest >= 0.07 && v <= inner) return k;
    if (!(k >= 0 && k <= n)) continue;
    const ratio =
      factorials[mode] + factorials[n - mode] - factorials[k] - factorials[n - k] + (k - mode) * logOdds;
    if (Math.log((v * alpha) / (a / (rest * rest) + b)) <= ratio) return k;
  }
}
