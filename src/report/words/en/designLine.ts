import type { DesignSummary } from "../../../stats/designs/DesignSummary.ts";
import { count, grouped, percent } from "../../numbers.ts";

/** A design in a line or two: what was drawn of what. */
export function designLine(design: DesignSummary, questions: number): string {
  return [
    `Design: ${kinds[design.kind](design)}`,
    ...(design.questions === null
      ? []
      : [`${grouped(questions)} of their ${count(design.questions, "question")} scored`]),
    ...(design.unlabelled === 0 ? [] : [`${grouped(design.unlabelled)} drawn but not scored`]),
    ...(design.seed === null ? [] : [`seed ${design.seed}`]),
  ].join("; ");
}

const kinds: Readonly<Record<DesignSummary["kind"], (design: DesignSummary) => string>> = {
  srs: (d) => `${part(d)}, each as likely as any other`,
  strata: (d) =>
    d.strata.length < 2
      ? part(d)
      : `documents drawn in ${d.strata.length} strata: ${d.strata.map((s) => `${s.name} ${part(s, "bare")}`).join(", ")}`,
  pps: (d) =>
    `${part(d)}, in proportion to size, ${d.replacement} replacement${
      d.replacement === "without" ? " (the variance is that of drawing with it)" : ""
    }${d.certain === 0 ? "" : ` (${count(d.certain, "document")} too large to be left out)`}`,
  weights: (d) => `${part(d)}, with unequal chances`,
  fixed: (d) => `the ${count(d.documents, "document")} are all there are; questions drawn in each`,
};

/** `20 documents of 1,300 (1.54 %)`. */
function part(
  { documents, population }: Pick<DesignSummary, "documents" | "population">,
  noun: "bare" | "named" = "named",
): string {
  const drawn = noun === "bare" ? grouped(documents) : count(documents, "document");
  return population === null
    ? drawn
    : `${drawn} of ${grouped(population)} (${percent(documents / population)})`;
}
