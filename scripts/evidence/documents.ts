import { normal, type Random } from "./random.ts";

/** A population of documents: questions and the sum of their differences. */
export interface Population {
  readonly n: Float64Array;
  readonly s: Float64Array;
}

const documents = 3000;

/** How large documents are. */
export const sizeKinds: Readonly<Record<string, (random: Random) => number>> = {
  equal: () => 10,
  mild: (random) => 5 + Math.floor(random() * 16),
  lognormal: (random) => Math.max(1, Math.min(4000, Math.round(10 * Math.exp(1.3 * normal(random))))),
  pareto: (random) => Math.min(4000, Math.round(4 * (1 - random()) ** (-1 / 1.2))),
};

/** Where the loss sits. */
export const lossKinds = ["whole", "half", "large", "small", "two-sided", "continuous"] as const;
export type LossKind = (typeof lossKinds)[number];

/**
 * A population whose true loss is exactly `loss`, by micro or macro.
 * whole, half: documents at random lose all (half) of their score; large, small: the largest (smallest) lose all;
 * two-sided: questions gain and lose, more in some documents than in others; continuous: document effects of sd 0.15.
 */
export function population(
  sizes: string,
  kind: LossKind,
  loss: number,
  estimand: "micro" | "macro",
  random: Random,
): Population {
  const n = Float64Array.from({ length: documents }, () => sizeKinds[sizes](random));
  const questions = n.reduce((a, b) => a + b, 0);
  const s = new Float64Array(documents);
  const share = (d: number): number => (estimand === "micro" ? n[d] / questions : 1 / documents);
  if (kind === "two-sided" || kind === "continuous") {
    for (let d = 0; d < documents; d++)
      s[d] = kind === "two-sided" ? churned(n[d], random) : drifted(n[d], random);
    let now = 0;
    for (let d = 0; d < documents; d++) now += share(d) * (s[d] / n[d]);
    for (let d = 0; d < documents; d++) s[d] -= (now + loss) * n[d];
    return { n, s };
  }
  const order = orderOf(n, kind, random);
  const depth = kind === "half" ? 0.5 : 1;
  let left = loss;
  for (const d of order) {
    const taken = Math.min(left, depth * share(d));
    s[d] = -(taken / share(d)) * n[d];
    left -= taken;
    if (left <= 0) break;
  }
  return { n, s };
}

function orderOf(n: Float64Array, kind: LossKind, random: Random): number[] {
  const order = [...n.keys()];
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j], order[i]];
  }
  if (kind === "large") order.sort((a, b) => n[b] - n[a]);
  if (kind === "small") order.sort((a, b) => n[a] - n[b]);
  return order;
}

function churned(size: number, random: Random): number {
  const share = 0.2 * random();
  let sum = 0;
  for (let i = 0; i < size; i++) {
    const u = random();
    sum += u < share / 2 ? 1 : u < share ? -1 : 0;
  }
  return sum;
}

function drifted(size: number, random: Random): number {
  return size * Math.max(-0.6, Math.min(0.6, 0.15 * normal(random)));
}
