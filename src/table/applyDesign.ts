import type { ClusterTotals } from "../stats/ClusterTotals.ts";
import type { Design } from "../stats/designs/Design.ts";
import { DesignError } from "../stats/designs/DesignError.ts";
import type { DesignSummary } from "../stats/designs/DesignSummary.ts";
import type { Caveat, Estimand, Scale } from "../stats/types.ts";
import type { DesignRecord } from "./DesignRecord.ts";
import { designSummary } from "./designSummary.ts";
import { joinDesign } from "./joinDesign.ts";
import { matchDocuments } from "./matchDocuments.ts";
import { unlabelledCaveats } from "./unlabelled.ts";

/** A design brought to the documents that have scores, as `estimate` takes it. */
export interface AppliedDesign {
  readonly design: Design;
  readonly designSummary: DesignSummary;
  readonly caveats: readonly Caveat[];
}

/**
 * Brings a design to totals. Documents are matched by name.
 *
 * @param unlabelled what is done about documents that were drawn and have no score
 * @throws InputError for scored documents that were not drawn, and for drawn ones without a score unless dropped;
 *   DesignError for what the design cannot answer
 */
export function applyDesign(
  record: DesignRecord,
  totals: ClusterTotals,
  estimand: Estimand,
  scale: Scale,
  unlabelled: "error" | "drop",
): AppliedDesign {
  const matched = matchDocuments(record, totals);
  const drawn = matched.drawn.length + matched.unlabelled.length;
  const { population } = record;
  if (population !== undefined && population < drawn)
    throw new DesignError(
      `The population is given as ${population} document${population === 1 ? "" : "s"}, but ${drawn} were drawn from it`,
      "Give the number of documents that could have been drawn. If documents are not the rows, name their column with --cluster.",
    );
  const caveats = unlabelledCaveats(record, matched, totals, estimand, scale, unlabelled);
  return {
    design: joinDesign(record, matched.drawn, totals, estimand),
    designSummary: designSummary(record, matched, totals),
    caveats,
  };
}
