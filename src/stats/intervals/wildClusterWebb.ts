import { webb } from "../resampling/wildCluster.ts";
import type { IntervalMethod } from "./IntervalMethod.ts";
import { wildClusterSource } from "./wildCluster.ts";
import { wildMethod } from "./wildMethod.ts";

/** The restricted wild cluster bootstrap with Webb's six points, for few documents. */
export const wildClusterWebb: IntervalMethod = wildMethod({
  name: "wild-cluster-webb",
  title: "restricted wild cluster bootstrap, inverted; Webb's six points",
  source: {
    authors: "M. D. Webb",
    year: 2023,
    title: "Reworking wild bootstrap-based inference for clustered errors",
    where: "Canadian Journal of Economics 56, 839–858",
    also: [wildClusterSource],
  },
  points: webb,
});
