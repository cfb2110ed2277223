import { isRow, type JsonRow } from "./jsonCells.ts";

/**
 * Where rows lie in a document, as keys joined by dots: `results.results`; `*` stands for every element of an array or
 * object on the way; "" is the outermost array.
 */
export type JsonPath = string;

/** The keys of a path, outermost first. */
export function keysOf(path: JsonPath): readonly string[] {
  return path === "" ? [] : path.split(".");
}

/** Whether the place reached by these keys is the one that a path names. */
export function leadsTo(keys: readonly string[], path: readonly string[]): boolean {
  return keys.length === path.length && path.every((key, k) => key === "*" || key === keys[k]);
}

/** A row and the objects that it lies in, outermost first. */
export interface FoundRow {
  readonly row: unknown;
  readonly around: readonly JsonRow[];
}

/** The elements of the arrays to which a path leads, in the order of the document; undefined where it leads to none. */
export function rowsAt(document: unknown, path: JsonPath): readonly FoundRow[] | undefined {
  const found: FoundRow[] = [];
  let arrays = 0;
  const walk = (value: unknown, keys: readonly string[], around: readonly JsonRow[]): void => {
    if (keys.length === 0) {
      if (!Array.isArray(value)) return;
      arrays++;
      for (const row of value) found.push({ row, around });
      return;
    }
    const [key, ...rest] = keys;
    const outer = isRow(value) ? [...around, value] : around;
    if (key === "*" && typeof value === "object" && value !== null)
      for (const inner of Object.values(value)) walk(inner, rest, outer);
    else if (isRow(value) && Object.hasOwn(value, key)) walk(value[key], rest, outer);
  };
  walk(document, keysOf(path), []);
  return arrays > 0 ? found : undefined;
}
