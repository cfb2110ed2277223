import type { Random } from "../Random.ts";
import type { DrawnDocuments } from "./DrawnDocuments.ts";

/** How resampling is done. */
export interface Resampling {
  /**
   * exact: no replicate where the answer can be summed or enumerated at little cost, replicates elsewhere.
   * monte-carlo: replicates. enumerate: every replicate there is, or the method does not apply.
   */
  readonly how: "exact" | "monte-carlo" | "enumerate";
  /** Replicates to draw, such as 9,999. */
  readonly replicates: number;
  /** Most single draws in all; a method that would need more makes do with 999 replicates. Without it, no limit. */
  readonly mostDraws?: number;
  /** Documents drawn for all replicates, where they are kept from one sample to the next; without it `drawDocuments`. */
  drawn?(documents: number): DrawnDocuments;
  /** A fresh stream each time, the same for the same call: methods do not disturb each other. */
  random(): Random;
}
