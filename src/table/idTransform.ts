import { InputError } from "./InputError.ts";
import type { ScoreTable } from "./ScoreTable.ts";

/** A change that is made to every id before ids are matched. Nothing here is a pattern: text is replaced by text. */
export type IdTransform =
  | { readonly kind: "replace"; readonly from: string; readonly to: string }
  | { readonly kind: "lower" };

/** An id after these changes, one after the other; `replace` changes every place where `from` stands. */
export function transformedId(id: string, transforms: readonly IdTransform[]): string {
  return transforms.reduce(
    (text, transform) =>
      transform.kind === "lower" ? text.toLowerCase() : text.replaceAll(transform.from, () => transform.to),
    id,
  );
}

/**
 * The table with its ids changed. Throws InputError where two ids that differ become one: questions would be merged.
 *
 * @example transformIds(table, [{ kind: "replace", from: "<::>", to: "::" }]).ids // ["q1::2"] of ["q1<::>2"]
 */
export function transformIds(table: ScoreTable, transforms: readonly IdTransform[]): ScoreTable {
  if (transforms.length === 0) return table;
  const before = new Map<string, string>();
  const ids = table.ids.map((id, row) => {
    const changed = transformedId(id, transforms).normalize("NFC");
    const known = before.get(changed) ?? id;
    if (known !== id) refuseMerged(table, known, id, changed, row);
    if (changed === "") refuseEmptied(table, id, row);
    before.set(changed, id);
    return changed;
  });
  return { ...table, ids };
}

function refuseMerged({ source }: ScoreTable, one: string, other: string, both: string, row: number): never {
  const line = source.lines[row];
  throw new InputError(
    "ids-merged",
    `The ids "${one}" and "${other}" both become "${both}" by --id-transform.`,
    "Replace text that tells no two ids of one file apart.",
    { file: source.path, ...(line > 0 && { line }) },
  );
}

function refuseEmptied({ source }: ScoreTable, id: string, row: number): never {
  const line = source.lines[row];
  throw new InputError(
    "empty-id",
    `Nothing is left of the id "${id}" by --id-transform.`,
    "Replace less of it.",
    { file: source.path, ...(line > 0 && { line }) },
  );
}

/** The transform that a text such as `<::>=::` or `lower` names; undefined where it names none. */
export function parsedTransform(text: string): IdTransform | undefined {
  if (text === "lower") return { kind: "lower" };
  const at = text.indexOf("=");
  if (at < 1) return undefined;
  const [from, to] = [text.slice(0, at), text.slice(at + 1)].map((part) => part.normalize("NFC"));
  return { kind: "replace", from, to };
}

/** A transform as `--id-transform` takes it: `FROM=TO`, or `lower`. */
export function transformText(transform: IdTransform): string {
  return transform.kind === "lower" ? "lower" : `${transform.from}=${transform.to}`;
}

/** The flags that make these changes, as a shell takes them. */
export function transformFlags(transforms: readonly IdTransform[]): string {
  return transforms
    .map(transformText)
    .map((text) => `--id-transform ${text === "lower" ? text : `'${text.replaceAll("'", "'\\''")}'`}`)
    .join(" ");
}

/**
 * The changes that make ids match which differ by their separators or by case alone; empty where none does for all of
 * them.
 *
 * @param pairs ids that stand for the same question on both sides
 * @example transformsThatMatch([["q1::2", "q1<::>2"]]) // [{ kind: "replace", from: "<::>", to: "::" }]
 */
export function transformsThatMatch(pairs: readonly (readonly [string, string])[]): readonly IdTransform[] {
  const ways = [pairs, pairs.map(([a, b]) => [b, a] as const)].map(transformsTo);
  return ways.find((way) => way.length > 0 && matches(pairs, way)) ?? [];
}

function matches(pairs: readonly (readonly [string, string])[], way: readonly IdTransform[]): boolean {
  return pairs.every(([a, b]) => transformedId(a, way) === transformedId(b, way));
}

/** What turns each second id into the first, longer separators first; in lower case where letters differ by case. */
function transformsTo(pairs: readonly (readonly [string, string])[]): readonly IdTransform[] {
  const replaced = new Map<string, string>();
  let lower = false;
  for (const [wanted, id] of pairs) {
    const [a, b] = [partsOf(wanted), partsOf(id)];
    if (a.length !== b.length) return [];
    for (let k = 0; k < a.length; k++) {
      if (a[k] === b[k]) continue;
      if (a[k].toLowerCase() === b[k].toLowerCase()) lower = true;
      else if (isWord(k) || b[k] === "" || b[k].includes("=") || (replaced.get(b[k]) ?? a[k]) !== a[k])
        return [];
      else replaced.set(b[k], a[k]);
    }
  }
  const replacements = [...replaced]
    .sort(([a], [b]) => b.length - a.length)
    .map(([from, to]) => ({ kind: "replace", from, to }) as const);
  return [...replacements, ...(lower ? [{ kind: "lower" } as const] : [])];
}

/** Of the parts of an id every second one is a word. */
function isWord(part: number): boolean {
  return part % 2 === 1;
}

/** Separators and words in turn; separators, perhaps empty, at both ends. */
function partsOf(id: string): readonly string[] {
  return id.split(/([\p{L}\p{N}]+)/u);
}
