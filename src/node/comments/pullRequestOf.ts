import { at, textOf } from "./json.ts";

/** Which pull request an event is about: its number, or the branch and commit by which it is looked up. */
export type PullRequest =
  | { readonly number: number }
  | { readonly head: string; readonly sha: string }
  | undefined;

/**
 * The pull request of a GitHub event: `pull_request`, `pull_request_target`, a comment on one, or a `workflow_run` that
 * one started. GitHub leaves the numbers out of a `workflow_run` of a fork, and what the run itself says of them may be
 * a lie, so that is looked up by what GitHub says of the run.
 */
export function pullRequestOf(event: unknown): PullRequest {
  const number = at(event, "pull_request", "number") ?? numberOfIssue(event);
  if (typeof number === "number") return { number };
  const run = at(event, "workflow_run");
  if (!/^pull_request/.test(textOf(at(run, "event")) ?? "")) return undefined;
  const owner = textOf(at(run, "head_repository", "owner", "login"));
  const branch = textOf(at(run, "head_branch"));
  const sha = textOf(at(run, "head_sha"));
  return owner === undefined || branch === undefined || sha === undefined
    ? undefined
    : { head: `${owner}:${branch}`, sha };
}

function numberOfIssue(event: unknown): unknown {
  return at(event, "issue", "pull_request") === undefined ? undefined : at(event, "issue", "number");
}
