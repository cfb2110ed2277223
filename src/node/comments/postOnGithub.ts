import { type Api, apiAt, ask } from "./Api.ts";
import type { CommentHost } from "./CommentHost.ts";
import { withoutMentions } from "./commentBody.ts";
import { githubComments } from "./githubComments.ts";
import { at, textOf } from "./json.ts";
import type { Environment, Limits, Post, Posted } from "./Post.ts";
import { type PullRequest, pullRequestOf } from "./pullRequestOf.ts";
import { footerOf, writeReport } from "./writeReport.ts";

/** Writes a report on the pull request that a run of GitHub Actions is about. */
export async function postOnGithub(env: Environment, post: Post, limits: Limits): Promise<Posted> {
  const pullRequest = pullRequestOf(post.event);
  if (pullRequest === undefined) return { kind: "nowhere", why: "this run is about no pull request" };
  if (post.token === "") return { kind: "failed", why: "there is no token" };
  const api = apiAt(env.GITHUB_API_URL ?? "https://api.github.com", limits, {
    accept: "application/vnd.github+json",
    authorization: `Bearer ${post.token}`,
  });
  const end = { footer: footer(env, post.event), advice: adviceFor(post.event) };
  return writeReport(api, () => hostOf(api, env, pullRequest), tamed(post), end, limits);
}

async function hostOf(
  api: Api,
  env: Environment,
  pullRequest: NonNullable<PullRequest>,
): Promise<CommentHost | string> {
  const { GITHUB_REPOSITORY: repository = "", GITHUB_GRAPHQL_URL } = env;
  const number = "number" in pullRequest ? pullRequest.number : await numberAt(api, repository, pullRequest);
  if (number === undefined) return "no open pull request stands at the commit of that run";
  return githubComments(api, repository, number, GITHUB_GRAPHQL_URL ?? "https://api.github.com/graphql");
}

/** The open pull request of a branch whose newest commit is the one asked for. */
async function numberAt(
  api: Api,
  repository: string,
  { head, sha }: { readonly head: string; readonly sha: string },
): Promise<number | undefined> {
  const path = `/repos/${repository}/pulls?state=open&per_page=100&head=${encodeURIComponent(head)}`;
  const found = await ask(api, "GET", path);
  const rows: readonly unknown[] = Array.isArray(found) ? found : [];
  const row = rows.find((candidate) => at(candidate, "head", "sha") === sha);
  const number = at(row, "number");
  return typeof number === "number" ? number : undefined;
}

/** A report from another run may be a stranger's text. */
function tamed(post: Post): Post {
  const foreign = at(post.event, "workflow_run") !== undefined;
  return foreign ? { ...post, report: withoutMentions(post.report) } : post;
}

function footer(env: Environment, event: unknown): string {
  const run = at(event, "workflow_run");
  const sha = textOf(at(event, "pull_request", "head", "sha")) ?? textOf(at(run, "head_sha")) ?? "";
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: id } = env;
  const own = id === undefined ? undefined : `${server}/${repository}/actions/runs/${id}`;
  return footerOf(sha, textOf(at(run, "html_url")) ?? own);
}

function adviceFor(event: unknown): string {
  const base = at(event, "pull_request", "base", "repo", "full_name");
  const fork = base !== undefined && at(event, "pull_request", "head", "repo", "full_name") !== base;
  return fork
    ? "On a pull request from a fork the token may only read. The report is in the job's summary; docs/ci.md of gatestats shows how a second workflow writes it (Pull requests from forks)."
    : "Let the job write: permissions: pull-requests: write. The report is in the job's summary.";
}
