import { prefixColumn } from "../idPrefix.ts";

/** What people put behind a document's name in an id, likeliest first. */
const separators: readonly string[] = ["#", "<::>", "::", "/", ":", "|", "__", "--", "_", "-", "."];

/** A column of documents that can be made of ids. */
export interface IdPrefix {
  /** Such as `id:prefix#`. */
  readonly column: string;
  /** What stands before the separator in each id. */
  readonly labels: readonly string[];
}

/**
 * Separators that stand in every id and whose prefixes group the rows: more than one value, and two rows or more to a
 * value on average. Of separators that give the same groups the first.
 */
export function idPrefixes(ids: readonly string[]): readonly IdPrefix[] {
  const found: IdPrefix[] = [];
  for (const separator of separators) {
    const labels = prefixesOf(ids, separator);
    if (labels === undefined || !groups(labels)) continue;
    const known = found.some((other) => sameGroups(other.labels, labels));
    if (!known) found.push({ column: prefixColumn(separator), labels });
  }
  return found;
}

function prefixesOf(ids: readonly string[], separator: string): readonly string[] | undefined {
  const labels: string[] = [];
  for (const id of ids) {
    const at = id.indexOf(separator);
    if (at < 1) return undefined;
    labels.push(id.slice(0, at));
  }
  return labels;
}

function groups(labels: readonly string[]): boolean {
  const distinct = new Set(labels).size;
  return distinct > 1 && distinct * 2 <= labels.length;
}

/** Whether two columns part the rows alike. */
export function sameGroups(a: readonly string[], b: readonly string[]): boolean {
  const pairs = new Set(a.map((label, row) => JSON.stringify([label, b[row]])));
  return pairs.size === new Set(a).size && pairs.size === new Set(b).size;
}
