import type { PairDetails } from "../../gates/pairDetails.ts";
import type { Section } from "../article/Article.ts";
import type { Mark } from "../article/Figure.ts";
import { plainSection } from "../article/sections.ts";
import type { Words } from "../words/Words.ts";
import { distributionFigure, documentsFigure, documentsListing, questionsListing } from "./spreads.ts";

/**
 * What lies beneath a comparison: its questions, its documents, and how the changes are spread.
 *
 * @param id makes the name of a place in the page, of the name of what is there
 * @param marks changes that matter
 */
export function detailSections(
  details: PairDetails,
  id: (name: string) => string,
  marks: readonly Mark[],
  words: Words,
): readonly Section[] {
  const { titles } = words.page;
  return [
    {
      ...plainSection(id("questions"), titles.questions),
      listings: [questionsListing(details, id("all-questions"), words)],
    },
    {
      ...plainSection(id("documents"), titles.documents),
      figures: documentsFigure(details, id("documents-figure"), marks, words),
      listings: details.documents.length === 0 ? [] : [documentsListing(details, id("all-documents"), words)],
    },
    {
      ...plainSection(id("distribution"), titles.distribution),
      figures: distributionFigure(details, id("distribution-figure"), words),
    },
  ];
}
