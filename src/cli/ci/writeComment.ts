import type { Environment } from "../../node/comments/Post.ts";
import { postComment } from "../../node/comments/postComment.ts";
import type { CiInputs } from "./CiInputs.ts";
import type { CiLog } from "./CiLog.ts";
import { readEvent } from "./readEvent.ts";

/** Writes a report as a comment, if one is wanted, and gives its address; what keeps it from that is a warning. */
export async function writeComment(
  env: Environment,
  { comment, commentKey: key, token }: CiInputs,
  report: string,
  log: CiLog,
): Promise<string> {
  if (comment === "false") return "";
  const posted = await postComment(env, { report, key, token, event: readEvent(env) });
  if (posted.kind === "written") {
    log.note(`comment ${posted.how}${posted.url === "" ? "" : `: ${posted.url}`}`);
    return posted.url;
  }
  if (posted.kind === "failed" || comment === "true") log.warning(`No comment was written: ${posted.why}`);
  return "";
}
