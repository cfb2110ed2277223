import type { ClusterTotals } from "../../../src/stats/ClusterTotals.ts";
import type { StratifiedSample } from "../../../src/stats/designs/Design.ts";

/** Documents drawn in strata with these populations M_h; `stratum` names each document's. */
export function strataOf(
  stratum: readonly (string | number)[],
  names: readonly (string | number)[],
  populations: readonly number[],
  sizes?: readonly number[],
): StratifiedSample {
  const at = stratum.map((name) => names.findIndex((known) => String(known) === String(name)));
  const drawn = names.map((_, h) => at.filter((each) => each === h).length);
  return {
    kind: "strata",
    strata: names.map((name, h) => ({ name: String(name), fraction: drawn[h] / populations[h] })),
    stratum: Int32Array.from(at),
    weights: Float64Array.from(at, (h) => populations[h] / drawn[h]),
    ...(sizes && { sizes: Float64Array.from(sizes) }),
  };
}

/** One stratum of which `population` documents were there. */
export function oneStratum(
  { n }: ClusterTotals,
  population: number,
  sizes?: readonly number[],
): StratifiedSample {
  return strataOf(
    Array.from(n, () => "all"),
    ["all"],
    [population],
    sizes,
  );
}
