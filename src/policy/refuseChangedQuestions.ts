import { InputError } from "../table/InputError.ts";
import { nearMissHint } from "../table/nearMiss.ts";
import type { ScoreTable } from "../table/ScoreTable.ts";
import { listedIds } from "../table/unmatched.ts";
import { type QuestionChanges, questionChanges } from "./questionChanges.ts";

/** Questions shown of each kind. */
const shown = 10;

/** What a candidate's questions are held to. */
export interface GoldenSet {
  /** Its name in a sentence: "since the baseline main was saved (2026-11-30)". */
  readonly since: string;
  readonly table: ScoreTable;
  readonly columns: readonly string[];
  /** What helps where it changed on purpose. */
  readonly remedy: string;
}

/**
 * Refuses a candidate that was scored on other questions, naming them: added, gone, and those whose document or text is
 * another.
 *
 * @param unmatched "drop" where questions of one side only are left out
 * @throws InputError `golden-set-changed`
 */
export function refuseChangedQuestions(
  { since, table, columns, remedy }: GoldenSet,
  candidate: ScoreTable,
  unmatched: "error" | "drop",
): void {
  const changes = questionChanges(table, candidate, columns);
  const { added, gone } = unmatched === "drop" ? { added: [], gone: [] } : changes;
  if (added.length + gone.length + changes.changed.length === 0) return;
  throw new InputError(
    "golden-set-changed",
    [
      `The golden set changed since ${since}.`,
      ...listedIds("New", added),
      ...listedIds("Gone", gone),
      ...changedSentences(changes),
    ].join(" "),
    nearMissHint(gone, added, "id-transform") ??
      `${remedy}${added.length + gone.length === 0 ? "" : " Or say --unmatched drop: what the candidate lost then counts as missing."}`,
    { file: candidate.source.path },
  );
}

function changedSentences({ changed }: QuestionChanges): readonly string[] {
  return [...new Set(changed.map(({ column }) => column))].map((column) => {
    const these = changed.filter((one) => one.column === column);
    const listed = these
      .slice(0, shown)
      .map(({ id, from, to }) => `${short(id)} (${short(from)} → ${short(to)})`)
      .join(", ");
    return `Another ${column} (${these.length}): ${listed}${these.length > shown ? ", …" : ""}.`;
  });
}

function short(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
