import { usualPatience } from "./again.ts";
import type { Environment, Limits, Post, Posted } from "./Post.ts";
import { postOnGithub } from "./postOnGithub.ts";
import { postOnGitlab } from "./postOnGitlab.ts";

const usualLimits: Limits = { timeoutMs: 15_000, allMs: 90_000, patience: usualPatience };

/**
 * Writes a report on the pull request of GitHub, or the merge request of GitLab, that a job is about. Nothing is
 * thrown: a comment is an extra, and no reason for a job to fail.
 */
export async function postComment(
  env: Environment,
  post: Post,
  limits: Limits = usualLimits,
): Promise<Posted> {
  const token = post.token.trim();
  try {
    return await (env.GITLAB_CI === "true" ? postOnGitlab : postOnGithub)(env, { ...post, token }, limits);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { kind: "failed", why: token === "" ? why : why.replaceAll(token, "***") };
  }
}
