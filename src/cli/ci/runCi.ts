import { writeFileSync } from "node:fs";
import { withoutMarker } from "../../node/comments/commentBody.ts";
import type { Environment } from "../../node/comments/Post.ts";
import { postComment } from "../../node/comments/postComment.ts";
import type { Io } from "../Io.ts";
import { run } from "../run.ts";
import { type CiInputs, ciInputs } from "./CiInputs.ts";
import { type CiLog, ciLog } from "./CiLog.ts";
import { ciOutputs } from "./ciOutputs.ts";
import { fenced } from "./fenced.ts";
import { reportFiles, textIn } from "./reportFiles.ts";
import { readEvent, writeOutputs, writeSummary } from "./stepFiles.ts";

/**
 * Runs a command in a CI job, whose inputs are its variables: the answer in the log, in files, on the page of the run,
 * and as a comment. The exit code is the command's own, whatever becomes of the comment.
 *
 * @throws InputError for inputs that cannot be read
 */
export async function runCi(env: Environment, io: Io): Promise<number> {
  const inputs = ciInputs(env);
  const files = reportFiles(env, inputs);
  const log = ciLog(env, io);
  const outputs = Object.entries(files).flatMap(([name, path]) => (name === "markdown" ? [] : ["-o", path]));
  const { exitCode, out, err } = await captured([inputs.command, ...outputs, ...inputs.words], io);
  log.text(out, err);
  const report = withoutMarker(textIn(files.markdown) ?? fenced(`${out}${err}`));
  if (files.markdown !== undefined) writeFileSync(files.markdown, report);
  writeSummary(env, report);
  const url = await comment(env, inputs, report, log);
  const written = Object.entries(files).filter(([, path]) => textIn(path) !== undefined);
  writeOutputs(env, {
    ...ciOutputs(JSON.parse(textIn(files.json) ?? "{}"), exitCode),
    ...Object.fromEntries(written),
    "comment-url": url,
  });
  return exitCode;
}

async function captured(
  words: readonly string[],
  io: Io,
): Promise<{ readonly exitCode: number; readonly out: string; readonly err: string }> {
  let [out, err] = ["", ""];
  const keep = {
    ...io,
    out: (text: string) => void (out += text),
    err: (text: string) => void (err += text),
  };
  const exitCode = await run(words, keep);
  return { exitCode, out, err };
}

/** Writes the comment, if one is wanted, and gives its address. */
async function comment(
  env: Environment,
  { command, comment: wanted, commentKey: key, token }: CiInputs,
  report: string,
  log: CiLog,
): Promise<string> {
  const verdict = command === "gate" || command === "latency";
  if (wanted === "false" || (wanted === "auto" && !verdict)) return "";
  const posted = await postComment(env, { report, key, token, event: readEvent(env) });
  if (posted.kind === "written") {
    log.note(`comment ${posted.how}${posted.url === "" ? "" : `: ${posted.url}`}`);
    return posted.url;
  }
  if (posted.kind === "failed" || wanted === "true") log.warning(`No comment was written: ${posted.why}`);
  return "";
}
