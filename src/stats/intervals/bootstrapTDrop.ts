import { bootstrapTSource } from "./bootstrapT.ts";
import type { IntervalMethod } from "./IntervalMethod.ts";
import { studentisedMethod } from "./studentisedMethod.ts";

/** The bootstrap-t interval by the published rule: replicates without a standard error are dropped. */
export const bootstrapTDrop: IntervalMethod = studentisedMethod({
  name: "bootstrap-t-drop",
  title: "bootstrap-t of documents (micro: CR1), replicates without a standard error dropped",
  source: {
    authors: "J. M. Estevez Alvarez",
    year: 2026,
    title: "Computing uncertainty without artificial replicates: a document-level procedure",
    where: "step 4",
    also: [bootstrapTSource],
  },
  estimands: ["micro", "macro"],
  by: "CR1",
  degenerate: "drop",
});
