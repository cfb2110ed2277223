import type { Article, Section } from "../../../report/article/Article.ts";
import type { Listing, ListingColumn } from "../../../report/article/Listing.ts";

/** A report as the page shows it: rows of listings stay with the worker, which is asked for those in sight. */
export interface ShownArticle extends Omit<Article, "sections" | "json"> {
  readonly sections: readonly ShownSection[];
}

export interface ShownSection extends Omit<Section, "listings" | "parts"> {
  readonly listings: readonly ListingHead[];
  readonly parts: readonly ShownSection[];
}

/** A listing without its rows. */
export interface ListingHead extends Omit<Listing, "columns" | "stateOf" | "first"> {
  readonly columns: readonly Pick<ListingColumn, "head" | "kind">[];
  /** How many rows are in each state. */
  readonly counts: readonly number[];
}

/** An article without the rows of its listings. */
export function shownArticle({ json: _, sections, ...article }: Article): ShownArticle {
  return { ...article, sections: sections.map(shownSection) };
}

function shownSection({ listings = [], parts = [], ...section }: Section): ShownSection {
  return { ...section, listings: listings.map(listingHead), parts: parts.map(shownSection) };
}

function listingHead({ columns, stateOf, first: _, ...listing }: Listing): ListingHead {
  const counts = listing.states.map(() => 0);
  for (const state of stateOf) counts[state]++;
  return { ...listing, columns: columns.map(({ head, kind }) => ({ head, kind })), counts };
}
