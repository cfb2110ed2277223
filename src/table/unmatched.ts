import type { Alignment } from "./alignIds.ts";
import { InputError } from "./InputError.ts";
import { nearMissHint } from "./nearMiss.ts";
import type { ScoreTable } from "./ScoreTable.ts";

/** Ids that only one side has. */
export interface Unmatched {
  readonly baselineOnly: readonly string[];
  readonly candidateOnly: readonly string[];
}

/**
 * The ids of one side only, if they may be dropped. Throws InputError when they may not, and in any case
 * when no id is shared: counts, the first ten of each side, and the near miss where there is one.
 *
 * @param names what the sides are called; their files' names without it
 */
export function refuseUnmatched(
  baseline: ScoreTable,
  candidate: ScoreTable,
  aligned: Alignment,
  policy: "error" | "drop",
  [before, after]: readonly [string, string] = [baseline.source.path, candidate.source.path],
): Unmatched {
  if (aligned === "same") return { baselineOnly: [], candidateOnly: [] };
  const baselineOnly = baseline.ids.filter((_, row) => aligned.rows[row] < 0);
  const candidateOnly = aligned.extra.map((row) => candidate.ids[row]);
  const matched = baseline.ids.length - baselineOnly.length;
  const settled = baselineOnly.length + candidateOnly.length === 0 || (policy === "drop" && matched > 0);
  if (settled) return { baselineOnly, candidateOnly };
  const parts = [
    `${matched} of ${baseline.ids.length} ids of ${before} are in ${after}.`,
    ...listedIds(`Only in ${before}`, baselineOnly),
    ...listedIds(`Only in ${after}`, candidateOnly),
  ];
  throw new InputError(
    matched === 0 ? "no-common-ids" : "unmatched-ids",
    parts.join(" "),
    nearMissHint(baselineOnly, candidateOnly, "id-transform") ??
      (matched === 0
        ? "Check that both files score the same questions, and name the column of ids with --id COLUMN."
        : "Score the same questions on both sides, or say --unmatched drop: what the candidate lost then counts as missing."),
    { file: candidate.source.path },
  );
}

/** "Only in a.csv (12): q1, q2, …": the first ten ids; nothing where there are none. */
export function listedIds(where: string, ids: readonly string[]): string[] {
  if (ids.length === 0) return [];
  const shown = ids.slice(0, 10).map((id) => (id.length > 80 ? `${id.slice(0, 79)}…` : id));
  return [`${where} (${ids.length}): ${shown.join(", ")}${ids.length > 10 ? ", …" : ""}.`];
}
