import { crossing } from "../root.ts";

/** A part of a sample in which no draw showed anything else: what it weighs and how many draws it had. */
export interface SilentPart {
  readonly weight: number;
  readonly draws: number;
}

/**
 * The most of the whole that can hide in parts whose draws did not show it: the largest Σ W p with
 * Π (1−p)^k ≥ tail. It hides where a draw weighs most: p = max(0, 1 − k/(λW)) for one λ. With one part it is
 * W(1 − tail^{1/k}), C. J. Clopper & E. S. Pearson's limit (1934, Biometrika 26) when nothing was seen.
 */
export function unseenShare(parts: readonly SilentPart[], tail: number): number {
  const heavy = parts.filter(({ weight }) => weight > 0);
  if (heavy.length === 0) return 0;
  // ln(1−p) of a part at λ = e^x.
  const silent = ({ weight, draws }: SilentPart, x: number): number =>
    Math.min(0, Math.log(draws) - Math.log(weight) - x);
  const excess = (x: number): number =>
    Math.log(tail) - heavy.reduce((sum, part) => sum + part.draws * silent(part, x), 0);
  // At the least k/W nothing is hidden; at the greatest, raised by tail^{−1/k}, more than the tail allows.
  const ratios = heavy.map(({ weight, draws }) => Math.log(draws) - Math.log(weight));
  const least = ratios.reduce((a, b) => Math.min(a, b));
  const most = ratios.reduce((a, b) => Math.max(a, b));
  const fewest = heavy.reduce((a, { draws }) => Math.min(a, draws), Number.POSITIVE_INFINITY);
  const x = crossing(excess, least, most - Math.log(tail) / fewest, 1e-15);
  return heavy.reduce((sum, part) => sum - part.weight * Math.expm1(silent(part, x)), 0);
}
