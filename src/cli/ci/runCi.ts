import { writeFileSync } from "node:fs";
import { appendText } from "../../node/appendText.ts";
import { withoutMarker } from "../../node/comments/commentBody.ts";
import type { Environment } from "../../node/comments/Post.ts";
import { codeBlock } from "../../report/markdown.ts";
import type { Io } from "../Io.ts";
import { type CiInputs, ciInputs } from "./CiInputs.ts";
import { ciLog, onGithub } from "./CiLog.ts";
import { captured } from "./captured.ts";
import { reportFiles, textIn } from "./reportFiles.ts";
import { tellStep, written } from "./tellStep.ts";
import { writeComment } from "./writeComment.ts";

/** The commands that end in a verdict. */
const verdicts: readonly string[] = ["gate", "latency"];

/**
 * Runs a command in a CI job, whose inputs are its variables. The exit code is the command's own, whatever becomes of
 * the reports around it.
 *
 * @throws InputError for inputs that cannot be read
 */
export async function runCi(env: Environment, io: Io): Promise<number> {
  const inputs = ciInputs(env);
  return verdicts.includes(inputs.command) ? judge(env, inputs, io) : runOther(env, inputs, io);
}

/** The verdict in the log, in files, on the page of the run, and as a comment. */
async function judge(env: Environment, inputs: CiInputs, io: Io): Promise<number> {
  const files = reportFiles(env, inputs);
  const log = ciLog(env, io);
  const { exitCode, out, err } = await captured(
    [
      inputs.command,
      ...inputs.words,
      ...(onGithub(env) ? ["--format", "github"] : []),
      ...Object.values(files).flatMap((path) => ["-o", path]),
    ],
    io,
  );
  io.out(out);
  log.text(err);
  const report = withoutMarker(textIn(files.markdown) ?? logBlock(err || out));
  writeFileSync(files.markdown, report);
  const url = await writeComment(env, inputs, report, log);
  tellStep(env, { "exit-code": exitCode, ...written(files), "comment-url": url });
  return exitCode;
}

/** A command that prepares files, or shows something: its log is its report. */
async function runOther(env: Environment, { command, words }: CiInputs, io: Io): Promise<number> {
  const { exitCode, out, err } = await captured([command, ...words], io);
  ciLog(env, io).text(out + err);
  if (env.GITHUB_STEP_SUMMARY) appendText(env.GITHUB_STEP_SUMMARY, logBlock((out + err).slice(0, 100_000)));
  tellStep(env, { "exit-code": exitCode });
  return exitCode;
}

/** What a command printed, as Markdown. */
function logBlock(text: string): string {
  return codeBlock("text", text.trimEnd());
}
