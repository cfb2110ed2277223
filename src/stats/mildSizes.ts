import type { ClusterTotals } from "./ClusterTotals.ts";
import { equalSizes } from "./equalSizes.ts";
import { effectiveClusters } from "./variance/degreesOfFreedom.ts";

/** Documents below which a sample says too little of how large documents get. */
const fewest = 20;

/**
 * Whether documents are so many and so alike in size that those drawn show how large documents get: (1/P₂)/K at least
 * ½ + 1.35/√K, the more so the fewer there are. Always true of one size.
 *
 * The line was drawn by simulation of the gate, on three populations with the loss on the largest documents.
 */
export function mildSizes(totals: ClusterTotals): boolean {
  if (equalSizes(totals)) return true;
  const K = totals.n.length;
  return K >= fewest && effectiveClusters(totals).rho0 / K >= 0.5 + 1.35 / Math.sqrt(K);
}
