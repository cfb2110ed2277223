import { type IdTransform, transformFlags, transformsThatMatch } from "./idTransform.ts";

/** Ids of two files that would match if they were written alike. */
export interface NearMiss {
  /** How many would. */
  readonly count: number;
  /** One of them as each file writes it. */
  readonly example: readonly [string, string];
  /** The changes of ids that make all of them match; empty where separators and case alone are not what differs. */
  readonly transforms: readonly IdTransform[];
}

/**
 * Whether ids would match but for case, blanks, separators and leading zeros: `q1::2` against `q1<::>2`. undefined where
 * fewer than half would.
 */
export function nearMissOf(ours: readonly string[], theirs: readonly string[]): NearMiss | undefined {
  const bare = new Map(ours.map((id) => [bareForm(id), id]));
  const pairs = theirs.flatMap((id) => {
    const other = bare.get(bareForm(id));
    return other === undefined ? [] : [[other, id] as const];
  });
  if (pairs.length === 0 || pairs.length * 2 < Math.min(ours.length, theirs.length)) return undefined;
  return { count: pairs.length, example: pairs[0], transforms: transformsThatMatch(pairs) };
}

/**
 * The same as a hint: how many, one of them as each file writes it, and what to do.
 *
 * @param flags whether the command takes --id-transform, which the hint then spells out
 */
export function nearMissHint(
  ours: readonly string[],
  theirs: readonly string[],
  flags: "none" | "id-transform" = "none",
): string | undefined {
  const near = nearMissOf(ours, theirs);
  if (near === undefined) return undefined;
  const remedy =
    flags === "none" || near.transforms.length === 0
      ? "write the ids the same way in both files."
      : `say ${transformFlags(near.transforms)}, or write the ids the same way in both files.`;
  return (
    `${near.count} of them would match but for separators, blanks, case or leading zeros, ` +
    `as "${near.example[0]}" and "${near.example[1]}" do: ${remedy}`
  );
}

function bareForm(id: string): string {
  return id
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .replace(/(?<!\d)0+(?=\d)/g, "")
    .trim();
}
