import type { DesignSummary } from "../../stats/designs/DesignSummary.ts";
import { grouped } from "../numbers.ts";
import type { Words } from "../words/Words.ts";

/** A design in a line or two: what was drawn of what. */
export function designLine(design: DesignSummary, questions: number, words: Words): string {
  const { line } = words.design;
  return [
    line.title({ design: kinds[design.kind](design, words) }),
    ...(design.questions === null ? [] : [line.scored({ scored: questions, questions: design.questions })]),
    ...(design.unlabelled === 0 ? [] : [line.unlabelled({ count: design.unlabelled })]),
    ...(design.seed === null ? [] : [line.seed({ seed: String(design.seed) })]),
  ].join("; ");
}

const kinds: Readonly<Record<DesignSummary["kind"], (design: DesignSummary, words: Words) => string>> = {
  srs: (d, words) => words.design.line.srs({ part: part(d, words) }),
  strata: (d, words) =>
    d.strata.length < 2
      ? part(d, words)
      : words.design.line.strata({
          count: d.strata.length,
          list: d.strata.map((s) => `${s.name} ${part(s, words, "bare")}`).join(", "),
        }),
  pps: (d, words) =>
    words.design.line.pps({ part: part(d, words), replacement: d.replacement, certain: d.certain }),
  weights: (d, words) => words.design.line.weights({ part: part(d, words) }),
  fixed: (d, words) => words.design.line.fixed({ documents: d.documents }),
};

/** `20 documents of 1,300 (1.54 %)`. */
function part(
  { documents, population }: Pick<DesignSummary, "documents" | "population">,
  words: Words,
  noun: "bare" | "named" = "named",
): string {
  const drawn = noun === "bare" ? grouped(documents) : words.counted.document(documents);
  if (population === null) return drawn;
  return words.design.line.part({ drawn, population, share: documents / population });
}
