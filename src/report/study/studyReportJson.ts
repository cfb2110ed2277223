import type { StudyRunFile } from "../studyRunJson.ts";
import { publishedBeside } from "./publishedBeside.ts";

/** The report of a study as JSON: study.json with the published values beside ours, and both command lines. */
export function studyReportJson(file: StudyRunFile, reported: StudyRunFile["tool"]): string {
  const { tool, ...rest } = file;
  const json = {
    ...rest,
    command: "study report",
    published: publishedBeside(file),
    run: tool,
    tool: reported,
  };
  return `${JSON.stringify(json, null, 1)}\n`;
}
