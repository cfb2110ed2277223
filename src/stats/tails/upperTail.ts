import { exactTail, exactTailSize } from "./exactTail.ts";
import type { LatticeSum } from "./LatticeSum.ts";
import { saddlepointTail } from "./saddlepointTail.ts";
import { sketchError, sketchNegligible, sketchTail } from "./sketchTail.ts";
import { tailProblem } from "./TailProblem.ts";

/** A tail probability, how it was had, and how far off it may be. */
export interface TailProbability {
  readonly p: number;
  readonly engine: "exact" | "saddlepoint";
  readonly error: number;
}

/** What a tail probability is for. */
export interface TailUse {
  /** The α it will be held against. */
  readonly decideAt: number;
  /** The error at which an approximation will do, away from α: small to report p, larger to learn only its side. */
  readonly precision: number;
  /** The grid for scores that lie on no small lattice: 512 cells without it, fewer for many documents where coarse. */
  readonly grid?: "coarse";
  /** Whether a sum to a ten-thousandth of itself will do where it is clear of α. */
  readonly sketch?: true;
  /** Whether an approximation within a factor will do where even that leaves no doubt of the side of α. */
  readonly rough?: true;
}

/** To report a p-value held against α. */
export function toReport(alpha: number): TailUse {
  return { decideAt: alpha, precision: 1e-4 };
}

/** To find the value at which a p-value crosses α: there the saddlepoint's small error is no harm. */
export const toLocate: TailUse = { decideAt: Number.POSITIVE_INFINITY, precision: 1e-4 };

/** The same for an interval, which shows fewer digits than a gate needs to be sure of its side. */
export const toPlace: TailUse = { ...toLocate, grid: "coarse" };

/** The same on a grid, whose own steps are coarser than what a sketch leaves out. */
export const toSketch: TailUse = { ...toLocate, sketch: true };

/** To learn on which side of α a p-value lies, as a simulation does thousands of times. */
export function toDecide(alpha: number): TailUse {
  return { decideAt: alpha, precision: 2e-2, sketch: true, rough: true };
}

/** Points of the circle that are summed, or sketched, without a second thought, and the most that are summed at all. */
const cheap = { exact: 1 << 14, sketch: 1 << 10 };
const affordable = 1 << 22;
/** The share of the sum's spread a single draw may make before the expansion behind the saddlepoint is distrusted. */
const dominant = 0.3;

/**
 * P(S ≥ x). Summed exactly where that is cheap; by saddlepoint where the lattice is large, no single draw dominates
 * the sum, the error bound is within `precision` and four times the bound does not reach α. In every other case the
 * exact sum is taken after all, by sketch first where that may be.
 *
 * @param x an integer, in lattice steps
 */
export function upperTail(sum: LatticeSum, x: number, use: TailUse): TailProbability {
  const { decideAt, precision, sketch } = use;
  const problem = sketch ? tailProblem(sum, x, sketchNegligible) : tailProblem(sum, x);
  if (problem.kind === "settled") return { p: problem.p, engine: "exact", error: 1e-12 };
  const size = exactTailSize(problem);
  if (size > (sketch ? cheap.sketch : cheap.exact)) {
    const { p, error } = saddlepointTail(problem);
    const good = problem.dominance < dominant && error < precision && Math.abs(p - decideAt) > 4 * error;
    if (good || size > affordable) return { p, engine: "saddlepoint", error };
  }
  if (!sketch) return { p: exactTail(problem), engine: "exact", error: 1e-12 };
  const p = sketchTail(problem);
  const error = sketchError * p;
  return Math.abs(p - decideAt) > 4 * error
    ? { p, engine: "exact", error }
    : upperTail(sum, x, { decideAt, precision });
}
