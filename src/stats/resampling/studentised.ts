import { type DocumentGroups, deviationOf } from "./DocumentGroups.ts";
import type { Resampling } from "./Resampling.ts";
import { type ReplicateSums, replicateSums } from "./replicateSums.ts";
import type { Replicates } from "./replicates.ts";
import { WeightedValues } from "./WeightedValues.ts";

/** By which variance a replicate is studentised: its own CR1 or CR2. */
export type StudentisedBy = "CR1" | "CR2";

/** What is done with replicates without a standard error: kept as t = ±∞ (0 where R* = R), or dropped. */
export type DegenerateReplicates = "keep" | "drop";

/** The distribution of t* = (R* − R)/se*. */
export interface Studentised {
  readonly t: WeightedValues;
  /** The share of replicates without a standard error: all documents drawn have the same rate. */
  readonly degenerate: number;
}

/** Residuals smaller than this share of the scores are rounding. */
const rounding = 1e-12;

/**
 * t* = (R* − R)/se* of document-bootstrap replicates, se* from the replicate alone: CR1 K/(K−1) Σu*²/N*², or CR2
 * Σ u*²/(1−h*) / N*² with u* = s* − R*·n* and h* its share of N*. For macro (n = 1) both are sd(r*)/√K.
 *
 * B. Efron (1982), "The Jackknife, the Bootstrap and Other Resampling Plans", SIAM, §10.10; P. Hall (1992), "The Bootstrap
 * and Edgeworth Expansion", §3.2.
 */
export function studentised(
  groups: DocumentGroups,
  replicates: Replicates,
  by: StudentisedBy,
  degenerate: DegenerateReplicates,
  resampling?: Resampling,
): Studentised {
  const { n, u, documents, size } = groups;
  const correction = by === "CR1" ? documents / (documents - 1) : 1;
  const residual = rounding * size;
  const sums = by === "CR1" ? replicateSums(groups, resampling) : null;
  if (sums !== null) return fromSums(sums, correction, residual, degenerate);
  let without = 0;
  const t = WeightedValues.of(replicates, (counts, weight) => {
    const deviation = deviationOf(groups, counts);
    let questions = 0;
    let ownSize = 0;
    for (let g = 0; g < n.length; g++) {
      questions += counts[g] * n[g];
      ownSize += counts[g] * n[g] * n[g];
    }
    let squares = 0;
    for (let g = 0; g < n.length; g++) {
      if (counts[g] === 0) continue;
      const e = u[g] - deviation * n[g];
      squares += by === "CR1" ? counts[g] * e * e : (counts[g] * e * e * questions) / (questions - n[g]);
    }
    if (squares > residual * residual * ownSize) {
      return (deviation * questions) / Math.sqrt(correction * squares);
    }
    without += weight;
    return degenerate === "drop" ? Number.NaN : withoutError(deviation, residual);
  });
  return { t, degenerate: without };
}

/** The share of its parts below which a difference may be rounding. */
const cancelled = 1e-9;

/** The same by CR1 from what replicates add up to: Σ(u − δn)² = Σu² − 2δ Σun + δ² Σn², δ = R* − R. */
function fromSums(
  { n, u, uu, un, nn, alike }: ReplicateSums,
  correction: number,
  residual: number,
  degenerate: DegenerateReplicates,
): Studentised {
  const values = new Float64Array(n.length);
  let without = 0;
  let kept = 0;
  for (let b = 0; b < n.length; b++) {
    const deviation = u[b] / n[b];
    const parts = uu[b] + deviation * deviation * nn[b];
    const squares = parts - 2 * deviation * un[b];
    // what is left after so much cancels may be rounding: then the documents drawn are looked at
    const clear = squares > cancelled * parts && squares > residual * residual * nn[b];
    if (clear || (squares > 0 && !alike(b))) values[kept++] = u[b] / Math.sqrt(correction * squares);
    else {
      without++;
      if (degenerate === "keep") values[kept++] = withoutError(deviation, residual);
    }
  }
  return { t: WeightedValues.equal(values.subarray(0, kept)), degenerate: without / n.length };
}

/** t* where there is no standard error. */
function withoutError(deviation: number, residual: number): number {
  if (Math.abs(deviation) <= residual) return 0;
  return deviation > 0 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
}
