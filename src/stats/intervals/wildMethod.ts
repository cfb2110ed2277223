import { documentGroups } from "../resampling/DocumentGroups.ts";
import { outermostReach } from "../resampling/outermostReach.ts";
import { lackingReplicates, replicatesOf } from "../resampling/replicates.ts";
import { WildCluster, wildUrns } from "../resampling/wildCluster.ts";
import type { Citation } from "../types.ts";
import type { IntervalMethod } from "./IntervalMethod.ts";
import { resampledMethod } from "./resampledMethod.ts";

/** What sets one wild bootstrap apart from the next. */
export interface WildMethod {
  readonly name: string;
  readonly title: string;
  readonly source: Citation;
  /** What residuals are multiplied with. */
  readonly points: readonly number[];
}

/**
 * The values of the mean that the restricted wild cluster bootstrap does not reject at α/2 on either side (equal tails);
 * where p is not monotone, out to the outermost of them.
 */
export function wildMethod({ name, title, source, points }: WildMethod): IntervalMethod {
  return resampledMethod({
    name,
    title,
    source,
    estimands: ["micro", "macro"],
    kind: "approximate",
    lacking: (sample, resampling) => lackingReplicates(wildUrns(documentGroups(sample), points), resampling),
    limits(sample, { level, context }) {
      const groups = documentGroups(sample);
      const replicates = replicatesOf(wildUrns(groups, points), context.resampling);
      const wild = new WildCluster(groups, points, replicates);
      const tail = (1 - level) / 2;
      const { estimate } = groups;
      const width = wild.standardError;
      return {
        lower: estimate - outermostReach((reach) => wild.at(estimate - reach).upper, tail, width),
        upper: estimate + outermostReach((reach) => wild.at(estimate + reach).lower, tail, width),
        standardError: width,
        replicates: replicates.kind === "drawn" ? replicates.count : null,
        needed: documentsNeeded(points, tail),
      };
    },
  });
}

/** The fewest documents with which p reaches `tail`: all of one positive value tie with the sample. */
function documentsNeeded(points: readonly number[], tail: number): number {
  const positive = points.filter((v) => v > 0).length;
  return Math.ceil(Math.log(positive / tail) / Math.log(points.length) - 1e-9);
}
