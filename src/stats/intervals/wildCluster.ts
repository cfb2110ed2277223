import { rademacher } from "../resampling/wildCluster.ts";
import type { Citation } from "../types.ts";
import type { IntervalMethod } from "./IntervalMethod.ts";
import { wildMethod } from "./wildMethod.ts";

/** Where the restricted wild cluster bootstrap comes from. */
export const wildClusterSource: Citation = {
  authors: "A. C. Cameron, J. B. Gelbach & D. L. Miller",
  year: 2008,
  title: "Bootstrap-based improvements for inference with clustered errors",
  where: "Review of Economics and Statistics 90, 414–427; inverted with equal tails",
};

/** The restricted wild cluster bootstrap with signs. */
export const wildCluster: IntervalMethod = wildMethod({
  name: "wild-cluster",
  title: "restricted wild cluster bootstrap, inverted; Rademacher signs",
  source: wildClusterSource,
  points: rademacher,
});
