import { random } from "../../../src/simulate/random.ts";
import type { ClusterTotals } from "../../../src/stats/ClusterTotals.ts";
import { estimate } from "../../../src/stats/estimate.ts";
import type { Estimand, Scale } from "../../../src/stats/types.ts";
import { totalsOf } from "../../stats/helpers.ts";

const unit: Scale = { kind: "bounded", min: 0, max: 1 };

/** Documents of several questions, of one each, all alike, two, and totals without squares. */
const samples: readonly ClusterTotals[] = [
  totalsOf([3, 2, 4, 1, 3], [2, 1, 2, 1, 1]),
  totalsOf([1, 1, 1, 1, 1, 1], [1, 0, 1, 1, 0, 1]),
  totalsOf([2, 2, 1], [2, 2, 1]),
  totalsOf([3, 4], [1, 2]),
  totalsOf([3, 4, 2], [1.5, 2.25, 1], [Number.NaN, Number.NaN, Number.NaN]),
];

/** The notes on methods that estimates of these samples give. */
export function estimatedNotes(): readonly string[] {
  const notes = samples.flatMap((totals) =>
    (["micro", "macro"] as const).flatMap((estimand) =>
      ([unit, { kind: "unbounded" }] as const).flatMap((scale) =>
        ["auto", "all"].flatMap((method) => notesOf(totals, estimand, scale, method)),
      ),
    ),
  );
  return [...new Set(notes)].filter((note) => note !== "");
}

function notesOf(totals: ClusterTotals, estimand: Estimand, scale: Scale, method: string): readonly string[] {
  const { methods } = estimate(totals, {
    metric: "hit",
    estimand,
    scale,
    level: 0.95,
    method,
    missing: 0,
    errors: 0,
    caveats: [],
    resampling: { how: "monte-carlo", replicates: 99, random: () => random(1) },
  });
  return methods.map(({ note }) => note);
}
