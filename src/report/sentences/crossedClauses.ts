import type { EstimateResult } from "../../stats/estimate.ts";
import { fixed } from "../numbers.ts";
import type { Words } from "../words/Words.ts";

/** How two columns cross, and what each contributes; null with one or none. */
export function crossedClauses(
  { multiway }: EstimateResult,
  { estimates }: Words,
): { readonly sample: string; readonly errors: string } | null {
  if (multiway === null) return null;
  const [a, b, both] = multiway.terms;
  const [columnA, columnB] = [a.columns[0], b.columns[0]];
  return {
    sample: estimates.crossed({
      valuesA: a.clusters,
      columnA,
      valuesB: b.clusters,
      columnB,
      pairs: both.clusters,
    }),
    errors: estimates.crossedErrors({
      errorA: fixed(a.standardError, 4),
      columnA,
      errorB: fixed(b.standardError, 4),
      columnB,
      errorPairs: fixed(both.standardError, 4),
    }),
  };
}
