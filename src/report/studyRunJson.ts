import type { StudyResult } from "../study/StudyResult.ts";

/** What stands around a study's result. */
export interface StudyRunContext {
  readonly file: string;
  /** SHA-256 of the study file. */
  readonly sha256: string;
  /** All registrations of the file, the last of which holds. */
  readonly registrations: readonly {
    readonly sha256: string;
    readonly date: string;
    readonly tool: string;
    readonly reason?: string;
  }[];
  readonly tool: { readonly version: string; readonly commandLine: string };
}

/** What study.json holds (docs/schema/study-run.schema.json). */
export interface StudyRunFile extends StudyResult {
  readonly version: 1;
  readonly command: "study run";
  readonly registered: Omit<StudyRunContext, "tool">;
  readonly tool: StudyRunContext["tool"];
}

/** The result of a study as JSON. */
export function studyRunJson(
  { study, data, hypotheses, notBuilt, tables }: StudyResult,
  { tool, ...registered }: StudyRunContext,
): string {
  const file: StudyRunFile = {
    version: 1,
    command: "study run",
    registered,
    study,
    data,
    hypotheses,
    notBuilt,
    tables,
    tool,
  };
  return `${JSON.stringify(file, null, 1)}\n`;
}
