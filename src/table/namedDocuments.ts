/**
 * The documents that a cell of the cluster column names: `["d1", "d7"]` as JSON or Python writes a list, else the parts
 * between separators, else the cell as it stands. Blanks around a name, empty parts and repeated names are left out.
 *
 * @example namedDocuments("d1;d7", ";") // ["d1", "d7"]
 */
export function namedDocuments(cell: string, separator?: string): readonly string[] {
  const parts = listed(cell) ?? (separator === undefined ? [cell] : cell.split(separator));
  return [...new Set(parts.map((part) => part.trim()).filter((part) => part !== ""))];
}

/** One element of a list and what ends it: "…", '…' or bare text such as a number. */
const element = /\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([^,'"[\]]*))\s*(,|$)/y;

/** The elements of a list written between brackets; undefined where the text is no such list. */
function listed(cell: string): readonly string[] | undefined {
  const text = cell.trim();
  if (!text.startsWith("[") || !text.endsWith("]")) return undefined;
  const inner = text.slice(1, -1);
  const parts: string[] = [];
  element.lastIndex = 0;
  while (element.lastIndex <= inner.length) {
    const found = element.exec(inner);
    if (found === null) return undefined;
    const [, double, single, bare, end] = found;
    parts.push((double ?? single ?? bare).replaceAll(/\\(.)/g, "$1"));
    if (end === "") return parts;
  }
  return parts;
}

/** A cell that seems to name several documents; without a separator it is a list in brackets. */
export interface SeveralNamed {
  readonly cell: string;
  readonly separator?: string;
}

/** What people put between names, likeliest first. */
const separators = [";", "|", ","] as const;

/**
 * A sign that cells name several documents each: a list of two, or a separator between names that other cells name too
 * (a comma only where a name stands alone in another cell: "Smith, J." is one name).
 */
export function severalNamed(cells: readonly string[]): SeveralNamed | undefined {
  const suspects = new Set<string>();
  let previous = "";
  for (const cell of cells) {
    if (cell !== previous && /[;|,]/.test(cell)) suspects.add(cell);
    previous = cell;
  }
  if (suspects.size === 0) return undefined;
  for (const cell of suspects) if ((listed(cell)?.length ?? 0) > 1) return { cell };
  const whole = new Set(cells);
  for (const separator of separators) {
    const seen = separator === "," ? whole : new Set(whole);
    for (const cell of suspects) {
      const names = namedDocuments(cell, separator);
      if (names.length < 2) continue;
      if (names.some((name) => seen.has(name))) return { cell, separator };
      if (separator !== ",") for (const name of names) seen.add(name);
    }
  }
  return undefined;
}
