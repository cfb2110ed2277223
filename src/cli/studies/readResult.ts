import { existsSync, readFileSync } from "node:fs";
import type { StudyRunFile } from "../../report/studyRunJson.ts";
import { tableNames } from "../../study/tables.ts";
import { InputError } from "../../table/InputError.ts";

/**
 * What a run of a study left in its study.json.
 *
 * @param study the study file, for errors
 * @param sha256 of the study file as it is now
 * @throws InputError where there is none, or it belongs to the study file as it once was
 */
export function readResult(path: string, study: string, sha256: string): StudyRunFile {
  if (!existsSync(path))
    throw new InputError(
      "no-results",
      `${study} has no results yet: ${path} does not exist.`,
      `Run it: gatestats study run ${study}. Where its results are elsewhere, say so with --out.`,
      { file: path },
    );
  const result = parse(path, study);
  if (result.registered.sha256 === sha256) return result;
  throw new InputError(
    "study-changed",
    `${path} has the results of another ${study}: of ${result.registered.sha256}, and the file is now ${sha256}.`,
    `Run it as it is now: gatestats study run ${study}`,
    { file: path },
  );
}

function parse(path: string, study: string): StudyRunFile {
  try {
    const result = JSON.parse(readFileSync(path, "utf8")) as StudyRunFile;
    if (isWhole(result)) return result;
  } catch {
    // told below
  }
  throw new InputError(
    "broken-results",
    `${path} is not what a run of a study writes: it was changed by hand, or cut short.`,
    `Delete it and run the study again; steps that were done are kept: gatestats study run ${study}`,
    { file: path },
  );
}

/** Whether all parts are there; what is in them is what the run wrote. */
function isWhole({
  version,
  registered,
  study,
  data,
  hypotheses,
  notBuilt,
  tables,
  tool,
}: StudyRunFile): boolean {
  const lists = [registered.registrations, data, hypotheses, notBuilt, study.published];
  return (
    version === 1 &&
    typeof tool.commandLine === "string" &&
    lists.every(Array.isArray) &&
    tableNames.every((name) => Array.isArray(tables[name]))
  );
}
