import type { Section } from "../article/Article.ts";
import type { Listing } from "../article/Listing.ts";
import { rowBytes, rowsWithin } from "./listingData.ts";

/**
 * How many rows of each listing a page keeps, in so many bytes for all. What one listing does not need is left to the
 * others.
 */
export function keptRows(sections: readonly Section[], most: number): ReadonlyMap<Listing, number> {
  const listings = listingsOf(sections)
    .map((listing) => {
      const bytes = rowBytes(listing, most);
      return { listing, bytes, total: bytes.reduce((a, b) => a + b, 0) };
    })
    .sort((a, b) => a.total - b.total);
  let left = most;
  return new Map(
    listings.map(({ listing, bytes, total }, i) => {
      const share = Math.min(total, left / (listings.length - i));
      left -= share;
      return [listing, rowsWithin(bytes, share)];
    }),
  );
}

function listingsOf(sections: readonly Section[]): readonly Listing[] {
  return sections.flatMap(({ listings = [], parts = [] }) => [...listings, ...listingsOf(parts)]);
}
