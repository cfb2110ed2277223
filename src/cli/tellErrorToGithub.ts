import { exitCodes } from "../asked/exitCodes.ts";
import { errorMarkdown } from "../report/ci/errorMarkdown.ts";
import { errorOutputLines } from "../report/ci/outputLines.ts";
import { workflowCommand } from "../report/ci/workflowCommand.ts";
import { inLine } from "../report/page.ts";
import type { InputError } from "../table/InputError.ts";
import type { Io } from "./Io.ts";
import { writeStepFiles } from "./stepFiles.ts";

/** An error of the input as an annotation at its place, in the summary and in the outputs of a step of GitHub. */
export function tellErrorToGithub(error: InputError, io: Io): void {
  const { file, line } = error.place;
  const place = { ...(file !== undefined && { file }), ...(line !== undefined && { line }) };
  const message = `${inLine(error.message)}\n${error.hint}`;
  io.out(workflowCommand("error", { title: "gatestats", ...place }, message));
  writeStepFiles({ summary: () => errorMarkdown(error), outputs: errorOutputLines(exitCodes.input) }, io);
}
