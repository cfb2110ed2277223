import type { Api } from "./Api.ts";
import { again } from "./again.ts";
import type { CommentHost } from "./CommentHost.ts";
import { commentBody, markerOf } from "./commentBody.ts";
import { HostError } from "./HostError.ts";
import type { Limits, Post, Posted } from "./Post.ts";
import { putComment } from "./putComment.ts";

/**
 * Finds the place of a comment and writes it there. All of it is done anew when something fails in passing, so that a
 * comment that was written although no answer came is found and not written twice.
 *
 * @param find where it stands, or why nowhere
 * @param footer what stands beneath the report
 * @param advice what helps when the token may not write
 * @throws HostError or Error that says why it was not written
 */
export async function writeReport(
  api: Api,
  find: () => Promise<CommentHost | string>,
  { report, key }: Post,
  { footer, advice }: { readonly footer: string; readonly advice: string },
  { patience }: Limits,
): Promise<Posted> {
  const attempt = async (): Promise<Posted> => {
    const host = await find();
    if (typeof host === "string") return { kind: "nowhere", why: host };
    return { kind: "written", ...(await putComment(host, markerOf(key), commentBody(report, key, footer))) };
  };
  try {
    return await again(attempt, patience, api.signal);
  } catch (error) {
    if (error instanceof HostError && [401, 403, 404].includes(error.status))
      throw new Error(`${error.message}. ${advice}`);
    throw error;
  }
}

/** The commit and the run that a report is about: a comment that is updated in place has to say so. */
export function footerOf(sha: string, run: string | undefined): string {
  if (sha === "") return "";
  return `<sub>${sha.slice(0, 7)}${run === undefined ? "" : ` ([run](${run}))`}</sub>`;
}
