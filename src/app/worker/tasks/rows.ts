import type { Section } from "../../../report/article/Article.ts";
import type { Listing } from "../../../report/article/Listing.ts";
import type { Asked } from "../Asked.ts";
import type { RowsQuery } from "../answers/ListingRows.ts";
import type { Report, Run } from "../Tasks.ts";
import { works } from "../works.ts";

/** Gives some rows of a listing: searched, filtered and sorted. */
export const rows: Run<"rows"> = async (query, progress) => {
  const listing = await listingOf(query, progress);
  if (listing === undefined) return { total: 0, rows: [] };
  const matching = matchingRows(listing, query);
  const some = matching.slice(query.from, query.from + query.count);
  return {
    total: matching.length,
    rows: some.map((row) => ({
      cells: listing.columns.map(({ values }) => values[row]),
      state: listing.stateOf[row],
    })),
  };
};

async function listingOf(query: Asked & RowsQuery, progress: Report): Promise<Listing | undefined> {
  const work = await works[query.command]();
  const { article } = await work(query, progress);
  return listingsOf(article.sections).find(({ id }) => id === query.listing);
}

function listingsOf(sections: readonly Section[]): readonly Listing[] {
  return sections.flatMap(({ listings = [], parts = [] }) => [...listings, ...listingsOf(parts)]);
}

let last: { readonly listing: Listing; readonly key: string; readonly rows: readonly number[] } | undefined;

/** The numbers of the rows that match, in their order. The last ones are remembered: pages follow one another. */
function matchingRows(listing: Listing, { search, state, sort }: RowsQuery): readonly number[] {
  const key = JSON.stringify([search, state, sort]);
  if (last?.listing === listing && last.key === key) return last.rows;
  const sought = search.trim().toLowerCase();
  const texts = listing.columns.flatMap((column) => (column.kind === "text" ? [column.values] : []));
  const found = listing.stateOf
    .map((_, row) => row)
    .filter((row) => state === null || listing.stateOf[row] === state)
    .filter((row) => sought === "" || texts.some((values) => values[row].toLowerCase().includes(sought)));
  if (sort !== null) {
    const values = listing.columns[sort.column]?.values ?? listing.stateOf;
    found.sort((a, b) => compared(values[a], values[b], sort.order) || a - b);
  }
  last = { listing, key, rows: found };
  return found;
}

const names = new Intl.Collator(undefined, { numeric: true });

/** Rows without a value stay last whichever way the others go. */
function compared(a: string | number | null, b: string | number | null, order: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (typeof a === "number" && typeof b === "number") return order * (a - b);
  return order * names.compare(String(a), String(b));
}
