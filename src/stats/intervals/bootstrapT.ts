import type { Citation } from "../types.ts";
import type { IntervalMethod } from "./IntervalMethod.ts";
import { studentisedMethod } from "./studentisedMethod.ts";

/** Where the bootstrap-t comes from. */
export const bootstrapTSource: Citation = {
  authors: "B. Efron",
  year: 1982,
  title: "The Jackknife, the Bootstrap and Other Resampling Plans",
  where: "§10.10",
  publisher: "SIAM",
};

/** The bootstrap-t interval: each replicate studentised by its own CR1 (macro: by its own sd/√K). */
export const bootstrapT: IntervalMethod = studentisedMethod({
  name: "bootstrap-t",
  title: "bootstrap-t of documents (micro: CR1), replicates without a standard error kept as infinite",
  source: bootstrapTSource,
  estimands: ["micro", "macro"],
  by: "CR1",
  degenerate: "keep",
});
