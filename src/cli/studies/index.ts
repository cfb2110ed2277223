import { register } from "./register.ts";
import { report } from "./report.ts";
import { run } from "./run.ts";
import type { StudyAction } from "./StudyAction.ts";

/** What can be done with a study, in the order in which it is done. */
export const studyActions: readonly StudyAction[] = [register, run, report];
