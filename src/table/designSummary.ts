import type { ClusterTotals } from "../stats/ClusterTotals.ts";
import type { DesignSummary, StratumSummary } from "../stats/designs/DesignSummary.ts";
import { isCertain } from "../stats/designs/drawnBySize.ts";
import { sum } from "../stats/sums.ts";
import type { DesignRecord } from "./DesignRecord.ts";
import type { MatchedDocuments } from "./matchDocuments.ts";

/** A design in the words of a result. */
export function designSummary(
  record: DesignRecord,
  { drawn, unlabelled }: MatchedDocuments,
  totals: Pick<ClusterTotals, "n">,
): DesignSummary {
  const { design, population, replacement = "with", seed } = record;
  const strata = strataSummary(record, drawn);
  const questions = total(drawn.map((document) => document.questions));
  return {
    kind: design,
    documents: drawn.length,
    population: population ?? total(strata.map((stratum) => stratum.population)),
    unlabelled: unlabelled.length,
    strata,
    replacement: design === "pps" ? replacement : null,
    certain:
      replacement === "with" ? 0 : drawn.filter(({ probability }) => isCertain(probability ?? 0)).length,
    questions: questions === sum(totals.n) ? null : questions,
    seed: seed ?? null,
  };
}

function strataSummary(
  { strata = [] }: DesignRecord,
  drawn: MatchedDocuments["drawn"],
): readonly StratumSummary[] {
  const whole = total(strata.map(({ population }) => population));
  return strata.map(({ name, population, share }) => ({
    name,
    documents: drawn.filter(({ stratum }) => stratum === name).length,
    population: population ?? null,
    share: whole !== null && population !== undefined ? population / whole : (share ?? null),
  }));
}

/** The sum, or null where there is nothing or something is not known. */
function total(values: readonly (number | null | undefined)[]): number | null {
  let sum = 0;
  for (const value of values) {
    if (typeof value !== "number") return null;
    sum += value;
  }
  return values.length === 0 ? null : sum;
}
