import { exitCodeOf } from "../../../cli/exitCodes.ts";
import { combine } from "../../../gates/combine.ts";
import { judgedOnce } from "../judgedOnce.ts";
import type { Run } from "../Tasks.ts";

/** Judges what is asked. */
export const gate: Run<"gate"> = async (asked, report) => {
  const result = combine((await judgedOnce(asked, report)).results);
  const exitCode = exitCodeOf(result.verdict, { onInconclusive: undefined, exitZero: false });
  return { ...result, exitCode };
};
