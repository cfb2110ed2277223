import type { ClusterTotals } from "../ClusterTotals.ts";
import { assertQuestions, Shares } from "./shares.ts";

/*
 * Satterthwaite's degrees of freedom ν = 2 E(V)²/Var(V) for a variance V of micro, under a working model of the
 * questions. Each is a ratio of sums over pairs of documents; written out, none needs the K×K matrix. (Σx)² − Σx² is
 * added up as 2 Σ_{i<j} x_i x_j by running sums, which a giant document does not cancel away.
 */

type Sizes = Pick<ClusterTotals, "n" | "labels">;

/**
 * ν of CR2 with independent questions as the working model: g = h²/(1−h), ν = 1 / (Σh² + (Σg)² − Σg²).
 *
 * R. M. Bell & D. F. McCaffrey (2002), Survey Methodology 28, §4. (What some call "the Imbens–Kolesár df" has this
 * working model too; theirs proper, with a correlation, is `imbensKolesar`.)
 *
 * @throws TooFewDocuments when there is one document; RangeError when a document has no questions.
 * @example bellMcCaffrey({ n: Float64Array.of(3, 5, 2, 8, 12, 40), labels }) // 2.137949748
 */
export function bellMcCaffrey(totals: Sizes): number {
  const shares = new Shares(totals);
  let P2 = 0;
  let before = 0;
  let pairs = 0;
  for (let d = 0; d < shares.documents; d++) {
    const h = shares.h(d);
    const g = (h * h) / shares.rest(d);
    P2 += h * h;
    pairs += before * g;
    before += g;
  }
  return 1 / (P2 + 2 * pairs);
}

/**
 * ν of CR0 and CR1 with the same working model: (1−P₂)² / (P₂ − 2P₃ + P₂²), P₂ = Σh², P₃ = Σh³, in the form
 * (Σh(1−h))² / (Σh²(1−h)² + (Σh²)² − Σh⁴), without cancellation.
 *
 * J. E. Pustejovsky & E. Tipton (2018), Journal of Business & Economic Statistics 36, §3.
 *
 * @throws TooFewDocuments when there is one document; RangeError when a document has no questions.
 */
export function degreesOfFreedomCr1(totals: Sizes): number {
  const shares = new Shares(totals);
  let trace = 0;
  let own = 0;
  let before = 0;
  let pairs = 0;
  for (let d = 0; d < shares.documents; d++) {
    const h = shares.h(d);
    const expected = h * shares.rest(d);
    trace += expected;
    own += expected ** 2;
    pairs += before * h ** 2;
    before += h ** 2;
  }
  return trace ** 2 / (own + 2 * pairs);
}

/**
 * ν of CR3 with the same working model: τ = h²/(1−h)², ν = (Σh/(1−h))² / (Στ + (Στ)² − Στ²).
 *
 * J. E. Pustejovsky & E. Tipton (2018), Journal of Business & Economic Statistics 36, §3.
 *
 * @throws TooFewDocuments when there is one document; RangeError when a document has no questions.
 */
export function degreesOfFreedomCr3(totals: Sizes): number {
  const shares = new Shares(totals);
  let trace = 0;
  let own = 0;
  let pairs = 0;
  for (let d = 0; d < shares.documents; d++) {
    const odds = shares.h(d) / shares.rest(d);
    const tau = odds ** 2;
    trace += odds;
    pairs += own * tau;
    own += tau;
  }
  return trace ** 2 / (own + 2 * pairs);
}

/**
 * How many documents count: 1/Σh² when answers within a document are unrelated, (Σn²)²/Σn⁴ when they are all alike.
 *
 * A. V. Carter, K. T. Schnepel & D. G. Steigerwald (2017), Review of Economics and Statistics 99.
 *
 * @throws RangeError when a document has no questions.
 */
export function effectiveClusters(totals: Sizes): { readonly rho0: number; readonly rho1: number } {
  assertQuestions(totals);
  let sum = 0;
  let squares = 0;
  let fourthPowers = 0;
  for (const n of totals.n) {
    sum += n;
    squares += n ** 2;
    fourthPowers += n ** 4;
  }
  return { rho0: sum ** 2 / squares, rho1: squares ** 2 / fourthPowers };
}
