import type { Words } from "../words/Words.ts";

/**
 * What a report in another language than English says first: how its numbers are written and, of a gate, which verdicts
 * of exit codes and JSON its own stand for. Nothing in English.
 */
export function languageNotes({ report }: Words, verdicts?: "verdicts"): readonly string[] {
  const notes = [...(verdicts === undefined ? [] : [report.verdictNames]), report.numbers];
  return notes.filter((note) => note !== "");
}
