import type { ClusterTotals } from "../ClusterTotals.ts";
import { sum, sumOfOthers } from "../sums.ts";
import { residuals } from "./residuals.ts";
import { Shares } from "./shares.ts";

/** A question's variance σ² within its document, and the variance τ² of the documents' true rates. */
export interface RandomEffectsModel {
  readonly within: number;
  readonly between: number;
}

interface Working {
  readonly shares: Shares;
  /** v = n(σ² + nτ²), the working variance of a document's sum. */
  readonly v: Float64Array;
  /** Λ − v, as the sum of the others. */
  readonly vOfOthers: Float64Array;
  /** m = v/(v(1−h)² + h²(Λ−v)), what CR2 multiplies u² by. */
  readonly m: Float64Array;
}

function working(
  totals: Pick<ClusterTotals, "n" | "labels">,
  { within, between }: RandomEffectsModel,
): Working {
  const shares = new Shares(totals);
  const v = totals.n.map((n) => n * (within + n * between));
  const vOfOthers = sumOfOthers(v);
  const m = v.map((own, d) => own / (own * shares.rest(d) ** 2 + shares.h(d) ** 2 * vOfOthers[d]));
  return { shares, v, vOfOthers, m };
}

/**
 * CR2 of micro with a random-effects working model: V = Σ m u²/N², m = v/(v(1−2h) + h²Λ), v = n(σ² + nτ²), Λ = Σv.
 * With τ² = 0 it is CR2.
 *
 * J. E. Pustejovsky & E. Tipton (2018), "Small-sample methods for cluster-robust variance estimation and hypothesis
 * testing in fixed effects models", Journal of Business & Economic Statistics 36, §2; clubSandwich's `target=`.
 *
 * @throws TooFewDocuments when there is one document; RangeError when a document has no questions.
 */
export function randomEffectsVariance(totals: ClusterTotals, model: RandomEffectsModel): number {
  const { shares, m } = working(totals, model);
  const u = residuals(totals);
  return sum(m.map((factor, d) => factor * u[d] * u[d])) / shares.questions ** 2;
}

/**
 * ν of that variance: Λ² / Σ of all squares of the matrix with v on its diagonal and
 * √(m_i m_j) (h_i h_j Λ − h_i v_j − h_j v_i) off it, the pairs by running sums of m h², m h v and m v².
 *
 * J. E. Pustejovsky & E. Tipton (2018), as above, §3.
 *
 * @throws TooFewDocuments when there is one document; RangeError when a document has no questions.
 */
export function randomEffectsDegreesOfFreedom(
  totals: Pick<ClusterTotals, "n" | "labels">,
  model: RandomEffectsModel,
): number {
  const { shares, v, vOfOthers, m } = working(totals, model);
  let squares = 0;
  let hh = 0;
  let hv = 0;
  let vv = 0;
  for (let j = 0; j < shares.documents; j++) {
    const h = shares.h(j);
    // h_jΛ − v_j, as h_j(Λ−v_j) − v_j(1−h_j).
    const e = h * vOfOthers[j] - v[j] * shares.rest(j);
    const pairs = m[j] * (e * e * hh - 2 * e * h * hv + h * h * vv);
    squares += v[j] ** 2 + 2 * pairs;
    hh += m[j] * h ** 2;
    hv += m[j] * h * v[j];
    vv += m[j] * v[j] ** 2;
  }
  return sum(v) ** 2 / squares;
}
