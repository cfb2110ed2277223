import type { Citation } from "../stats/types.ts";

/** A source as an entry of a list: authors, year, title and place. */
export function reference({ authors, year, title, where, publisher }: Citation): string {
  const place = publisher === undefined ? where : `${where}, ${publisher}`;
  return `${authors} (${year}). ${title}. ${place}.`;
}
