import type { DesignSummary } from "../../../stats/designs/DesignSummary.ts";
import { grouped } from "../../numbers.ts";
import type { SystemEstimate } from "../../SystemEstimate.ts";
import { isCorrected } from "../../sentences/drawnPoints.ts";
import { design as words } from "./design.ts";

/** What was drawn, in a clause for a methods section. */
export function drawnClause(r: SystemEstimate): string {
  if (r.multiway !== null) {
    const [a, b] = r.multiway.terms;
    return `The questions share ${grouped(a.clusters)} values of ${a.columns[0]} and ${grouped(b.clusters)} of ${b.columns[0]}, both taken as simple random samples of large populations`;
  }
  if (r.design === null)
    return `The ${r.clusters < r.questions ? "documents" : "questions"} are taken as a simple random sample of a large population, without a finite population correction`;
  const { design } = r;
  const inside =
    design.questions === null
      ? ""
      : `; ${grouped(r.questions)} of their ${grouped(design.questions)} questions were scored`;
  return clauses[design.kind](design, isCorrected(r)) + inside;
}

const clauses: Readonly<
  Record<DesignSummary["kind"], (design: DesignSummary, corrected: boolean) => string>
> = {
  srs: (d, corrected) =>
    d.population === null
      ? "The documents are taken as a simple random sample of a large population, without a finite population correction"
      : `The documents are a simple random sample of M = ${grouped(d.population)}; the interval ${corrected ? "carries the" : "has no"} finite population correction, 1 − K/M`,
  strata: (d) =>
    d.strata.length < 2
      ? `The documents were drawn at random, ${words.drawnOf(d)}, with the finite population correction`
      : `The documents were drawn at random inside ${d.strata.length} strata ` +
        `(${d.strata.map((s) => `${s.name}: ${words.drawnOf(s)}`).join("; ")}), with the finite population correction of each`,
  pps: (d) =>
    `The documents were drawn with probability in proportion to their size${d.replacement === null ? "" : `, ${d.replacement} replacement`}${d.population === null ? "" : `, from M = ${grouped(d.population)}`}`,
  weights: () =>
    "The documents were drawn with unequal, known probabilities, and are weighted by their inverse",
  fixed: () => "The documents are all there are; questions were sampled inside each",
};
