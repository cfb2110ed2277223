import { apiAt } from "./Api.ts";
import { gitlabComments } from "./gitlabComments.ts";
import type { Environment, Limits, Post, Posted } from "./Post.ts";
import { footerOf, writeReport } from "./writeReport.ts";

const advice =
  "Set the variable GATESTATS_TOKEN to a project access token with the scope api and the role Reporter or higher. The report is in the job's log and artifacts.";

/** Writes a report as a note on the merge request that a pipeline of GitLab is about. */
export async function postOnGitlab(env: Environment, post: Post, limits: Limits): Promise<Posted> {
  const { CI_API_V4_URL: url, CI_MERGE_REQUEST_IID: mergeRequest } = env;
  // the project that is merged into, which is not the pipeline's own in one of a fork
  const project = env.CI_MERGE_REQUEST_PROJECT_ID ?? env.CI_PROJECT_ID;
  if (url === undefined || mergeRequest === undefined || project === undefined)
    return { kind: "nowhere", why: "this pipeline is about no merge request" };
  if (post.token === "") return { kind: "failed", why: `there is no token. ${advice}` };
  const api = apiAt(url, limits, { "private-token": post.token });
  const host = gitlabComments(api, project, mergeRequest);
  const sha = env.CI_MERGE_REQUEST_SOURCE_BRANCH_SHA || (env.CI_COMMIT_SHA ?? "");
  return writeReport(api, async () => host, post, { footer: footerOf(sha, env.CI_JOB_URL), advice }, limits);
}
