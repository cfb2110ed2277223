import type { ComparedPair, CompareOptions } from "../../gates/compare.ts";
import { comparisonTests } from "../../gates/lossTests/index.ts";
import type { Arguments } from "../Arguments.ts";
import { methodOf } from "../methodOf.ts";
import { levelOf } from "../values.ts";
import { documentsOf, samplingOf } from "./clusters.ts";
import { refuseLowPair } from "./minCoverage.ts";
import type { Systems } from "./sides.ts";

/** The tests that can be read two-sided, and the exact one that is only that. */
const methods = ["auto", ...comparisonTests.map((test) => test.name), "mcnemar"];

/** Every candidate against the baseline in every metric, and how to compare them. */
export function comparisonsOf(
  args: Arguments,
  systems: Systems,
): readonly [pairs: readonly ComparedPair[], options: CompareOptions] {
  const sampling = samplingOf(args, systems.sides[0].table);
  const pairs = systems.sides.flatMap((sides) =>
    sides.metrics.map((metric) => {
      const pair = sides.pair(metric);
      refuseLowPair(args, pair, [sides.baselineName, sides.candidateName]);
      const clusterLabels = documentsOf(sampling, pair.groups);
      return { pair, clusterLabels, baselineName: sides.baselineName, candidateName: sides.candidateName };
    }),
  );
  return [pairs, { estimand: sampling.estimand, level: levelOf(args), method: methodOf(args, methods) }];
}
