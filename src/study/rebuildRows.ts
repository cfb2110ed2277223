import { normalQuantile } from "../stats/distributions.ts";
import { interpolatedQuantile } from "../stats/latency/interpolatedQuantile.ts";
import { meanOf, sdOf } from "./moments.ts";
import type { Population } from "./Population.ts";
import type { Change } from "./StudyFile.ts";
import { buildName } from "./scenarios.ts";
import type { Row } from "./tables.ts";

/** Scores this close are the same. */
const same = 1e-12;

/**
 * Rows of the table `rebuilds`, one a setting: the 95th percentile (type 7) of the difference of two builds' means, over
 * all pairs of builds; the share of questions whose score changed in at least one build; what builds gain on the first;
 * the sd of a question's difference from the first, on average. Limits are those of the jackknife over builds,
 * p95 ± z·√((B−1)/B·Σ(p95₍ᵢ₎ − p̄)²), B. Efron (1982), "The Jackknife, the Bootstrap and Other Resampling Plans", ch. 3.
 */
export function rebuildRows(
  { of, settings, builds, metric }: Extract<Change, { readonly family: "rebuild" }>,
  { data, scores, ofExact }: Population,
): readonly Row[] {
  return settings.flatMap((setting) => {
    const names = Array.from({ length: builds }, (_, i) => buildName(of, setting, i + 1));
    const known = names.filter((name) => scores.has(name));
    const built = known.map((name) => scores.get(name)![metric]);
    if (built.length < 2) return [];
    const [first, ...others] = built;
    const means = built.map(meanOf);
    const p95 = noiseOf(means);
    const reach = normalQuantile(0.975) * jackknifeError(means);
    const differences = others.map((one) => one.map((value, i) => value - first[i]));
    const changed = first.map((_, i) => (differences.some((d) => Math.abs(d[i]) > same) ? 1 : 0));
    return [
      {
        data,
        metric,
        system: of,
        setting,
        builds: built.length,
        pairs: (built.length * (built.length - 1)) / 2,
        p95,
        lower: built.length > 2 ? Math.max(0, p95 - reach) : null,
        upper: built.length > 2 ? p95 + reach : null,
        changed: meanOf(changed),
        gain: meanOf(Float64Array.from(differences, meanOf)),
        sd: meanOf(Float64Array.from(differences, sdOf)),
        ofExact: averageOf(known.map((build) => ofExact.get(build) ?? null)),
      },
    ];
  });
}

/** The 95th percentile of |a − b| over all pairs of means. */
function noiseOf(means: readonly number[]): number {
  const off = means.flatMap((a, i) => means.slice(i + 1).map((b) => Math.abs(a - b)));
  return interpolatedQuantile(Float64Array.from(off).sort(), 0.95);
}

function jackknifeError(means: readonly number[]): number {
  const without = Float64Array.from(means, (_, i) => noiseOf(means.toSpliced(i, 1)));
  const B = means.length;
  return Math.sqrt(((B - 1) ** 2 / B) * sdOf(without) ** 2);
}

/** Null where one of them is. */
function averageOf(values: readonly (number | null)[]): number | null {
  const there = values.filter((value) => value !== null);
  return there.length < values.length ? null : meanOf(Float64Array.from(there));
}
