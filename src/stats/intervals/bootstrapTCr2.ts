import { bootstrapTSource } from "./bootstrapT.ts";
import type { IntervalMethod } from "./IntervalMethod.ts";
import { studentisedMethod } from "./studentisedMethod.ts";

/** The bootstrap-t interval of micro with each replicate studentised by its own CR2. */
export const bootstrapTCr2: IntervalMethod = studentisedMethod({
  name: "bootstrap-t-cr2",
  title: "bootstrap-t of documents with CR2, replicates without a standard error kept as infinite",
  source: bootstrapTSource,
  estimands: ["micro"],
  by: "CR2",
  degenerate: "keep",
});
