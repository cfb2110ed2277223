import { sum } from "../sums.ts";
import type { Caveat } from "../types.ts";
import { residuals } from "../variance/residuals.ts";
import { cr1 } from "../variance/variance.ts";
import { clusterMethod, type Form, outsideRange } from "./clusterMethod.ts";
import type { IntervalMethod } from "./IntervalMethod.ts";
import { spreadCr1 } from "./spread.ts";
import { twoSidedQuantile } from "./studentForm.ts";

/**
 * {μ : z̄² ≤ t²s_z²/K}, z = s − μn, t of K − 1. With δ = μ − R it is Aδ² + 2Bδ − C ≤ 0, A = n̄² − c s_nn, B = c s_un,
 * C = c s_uu, c = t²/K: an interval where A > 0. Where A ≤ 0 document sizes vary too much for their mean to differ from
 * 0, and the set is the whole line, or all but an interval.
 */
const fiellerForm: Form = ({ value, variance, degreesOfFreedom }, totals, scale, level) => {
  const { n } = totals;
  const K = n.length;
  const u = residuals(totals);
  const meanSize = sum(n) / K;
  let nn = 0;
  let un = 0;
  let uu = 0;
  for (let d = 0; d < K; d++) {
    nn += (n[d] - meanSize) ** 2;
    un += u[d] * (n[d] - meanSize);
    uu += u[d] * u[d];
  }
  const t = twoSidedQuantile(level, degreesOfFreedom);
  const unsampled = variance / cr1(totals);
  const c = (t * t * unsampled) / (K * (K - 1));
  const A = meanSize * meanSize - c * nn;
  const B = c * un;
  const C = c * uu;
  const inside = B * B + A * C;
  if (!(A > 1e-12 * meanSize * meanSize)) {
    const params = inside > 0 && A < 0 ? complement(value, A, B, Math.sqrt(inside)) : { set: "line" };
    const caveats: readonly Caveat[] = [{ code: "fieller-unbounded", params }];
    return { lower: Number.NEGATIVE_INFINITY, upper: Number.POSITIVE_INFINITY, caveats };
  }
  const lower = value - (B + Math.sqrt(inside)) / A;
  const upper = value + (Math.sqrt(inside) - B) / A;
  return { lower, upper, caveats: outsideRange(lower, upper, scale) };
};

/** All of the line but what lies between two values. */
function complement(value: number, A: number, B: number, root: number): Caveat["params"] {
  const ends = [value - (B + root) / A, value + (root - B) / A];
  return { set: "complement", from: Math.min(...ends), to: Math.max(...ends) };
}

/** Fieller's interval of a ratio: the values of micro that a t test of Σ(s − μn) keeps. */
export const fieller: IntervalMethod = clusterMethod({
  name: "fieller",
  title: "Fieller's interval of a ratio, ν = K − 1",
  source: {
    authors: "E. C. Fieller",
    year: 1954,
    title: "Some problems in interval estimation",
    where: "Journal of the Royal Statistical Society B 16, 175–185",
  },
  spreads: { micro: spreadCr1 },
  bounds: "not needed",
  form: fiellerForm,
});
