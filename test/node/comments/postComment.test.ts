import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Limits, Post, Posted } from "../../../src/node/comments/Post.ts";
import { postComment } from "../../../src/node/comments/postComment.ts";
import { type CommentsStub, comment, commentsStub, type Fault, me } from "../../ci/commentsStub.ts";

const limits: Limits = {
  timeoutMs: 5000,
  allMs: 20_000,
  patience: { waitsMs: [1, 1, 1], longestMs: 100 },
};
const token = "ghs_secret";
const event = { pull_request: { number: 7, head: { sha: "0123456789" } } };
const marker = "<!-- gatestats:gate -->";

let stub: CommentsStub;
beforeEach(async () => {
  stub = await commentsStub();
});
afterEach(() => stub.close());

function post(
  more: Partial<Post> = {},
  env: Readonly<Record<string, string>> = {},
  timeoutMs = limits.timeoutMs,
): Promise<Posted> {
  const github = {
    GITHUB_REPOSITORY: "acme/search",
    GITHUB_API_URL: stub.url,
    GITHUB_GRAPHQL_URL: `${stub.url}/graphql`,
    ...env,
  };
  return postComment(
    github,
    { report: "PASS", key: "gate", token, event, ...more },
    { ...limits, timeoutMs },
  );
}

function fails(status: number, more: Partial<Fault> = {}): () => Fault {
  return () => ({ status, ...more });
}

describe("on GitHub", () => {
  test("a first comment is created, with the hidden marker and the commit that it is about", async () => {
    const posted = await post();
    expect(posted).toMatchObject({ kind: "written", how: "created" });
    expect(stub.comments.map(({ body }) => body)).toEqual([`${marker}\nPASS\n\n<sub>0123456</sub>\n`]);
  });

  test("the next one stands in its place", async () => {
    await post();
    expect(await post({ report: "FAIL" })).toMatchObject({ how: "updated" });
    expect(stub.comments).toHaveLength(1);
    expect(stub.comments[0].body).toContain("FAIL");
  });

  test("gates with keys of their own have comments of their own", async () => {
    await post({ key: "search" });
    await post({ key: "search/de" });
    await post({ key: "search", report: "FAIL" });
    expect(stub.comments.map(({ body }) => body.split("\n").slice(0, 2))).toEqual([
      ["<!-- gatestats:search -->", "FAIL"],
      ["<!-- gatestats:search%2Fde -->", "PASS"],
    ]);
  });

  test("a comment on the third page is found", async () => {
    for (let id = 1; id <= 250; id++) stub.comments.push(comment(id, "hello", "ann"));
    stub.comments[230] = comment(231, `${marker}\nold`);
    expect(await post()).toMatchObject({ how: "updated" });
    expect(stub.comments[230].body).toContain("PASS");
    expect(stub.requests.filter(({ path }) => path.includes("&page="))).toHaveLength(3);
  });

  test("a stranger's copy of the marker is left alone", async () => {
    stub.comments.push(comment(1, `${marker}\nlook`, "mallory"), comment(2, `${marker}\nlook`, "other[bot]"));
    expect(await post()).toMatchObject({ how: "created" });
    expect(stub.comments.slice(0, 2).map(({ body }) => body)).toEqual([`${marker}\nlook`, `${marker}\nlook`]);
  });

  test("a marker that is only quoted is none", async () => {
    stub.comments.push(comment(1, `> ${marker}\nlook`));
    expect(await post()).toMatchObject({ how: "created" });
  });

  test("where a token cannot be asked its name, only programs' comments count as its own", async () => {
    stub.fault = ({ path }) => (path === "/graphql" ? { status: 403 } : undefined);
    stub.comments.push(comment(1, `${marker}\nlook`, "mallory"), comment(2, `${marker}\nold`));
    expect(await post()).toMatchObject({ how: "updated" });
    expect(stub.comments[0].body).toContain("look");
  });

  test("a token that may only read is told what to do, and not asked again", async () => {
    stub.fault = ({ method, path }) =>
      method === "POST" && path !== "/graphql"
        ? { status: 403, body: '{"message":"Resource not accessible by integration"}' }
        : undefined;
    const own = await post();
    expect(own).toEqual({
      kind: "failed",
      why: "HTTP 403: Resource not accessible by integration. Let the job write: permissions: pull-requests: write. The report is in the job's summary.",
    });
    const repo = (full_name: string): object => ({ repo: { full_name }, sha: "0" });
    const fork = { pull_request: { number: 7, base: repo("acme/search"), head: repo("ann/search") } };
    const posted = await post({ event: fork });
    expect(posted).toMatchObject({ why: expect.stringContaining("a second workflow writes it") });
    expect(stub.requests.filter(({ method, path }) => method === "POST" && path !== "/graphql")).toHaveLength(
      2,
    );
  });

  test.each([
    ["an overload", fails(503)],
    ["a limit of the rate", fails(429, { headers: { "retry-after": "0" } })],
    ["a second limit", fails(403, { body: '{"message":"You have exceeded a secondary rate limit"}' })],
    ["a used-up limit", fails(403, { headers: { "x-ratelimit-remaining": "0" } })],
    ["an answer that is no JSON", fails(200, { body: "<html>" })],
    ["an answer that is no list", fails(200, { body: "{}" })],
  ])("%s is waited out", async (_, fault) => {
    let times = 0;
    stub.fault = ({ path }) => (path.includes("page=") && times++ < 2 ? fault() : undefined);
    expect(await post()).toMatchObject({ kind: "written", how: "created" });
  });

  test("a comment that was written although the answer failed is not written twice", async () => {
    let lost = false;
    stub.fault = ({ method, path }) => {
      if (method !== "POST" || path === "/graphql" || lost) return undefined;
      lost = true;
      stub.comments.push(comment(5, `${marker}\nPASS`));
      return { status: 502 };
    };
    expect(await post()).toMatchObject({ how: "updated" });
    expect(stub.comments).toHaveLength(1);
  });

  test.each([
    [404, "HTTP 404: no. Let the job write"],
    [422, "HTTP 422: no"],
    [500, "HTTP 500: no"],
  ])("HTTP %i to the end is told", async (status, why) => {
    stub.fault = fails(status);
    const posted = await post();
    expect(posted).toMatchObject({ kind: "failed", why: expect.stringContaining(why) });
  });

  test("a host that asks for a longer wait than a job has is not waited for", async () => {
    stub.fault = fails(429, { headers: { "retry-after": "3600" } });
    expect(await post()).toMatchObject({ kind: "failed", why: "HTTP 429: no" });
    expect(stub.requests).toHaveLength(1);
  });

  test("a host that never answers is given up", async () => {
    stub.fault = () => "hang";
    expect(await post({}, {}, 200)).toEqual({ kind: "failed", why: "no answer in 0.2 s" });
    expect(stub.requests).toHaveLength(4);
  });

  test("a host that is not there is told", async () => {
    stub.close();
    expect(await post()).toMatchObject({ kind: "failed", why: expect.stringContaining("ECONNREFUSED") });
  });

  test("a token is never told, not even where it is what is wrong", async () => {
    const posted = await post({ token: "ghs_one\nghs_two" });
    expect(posted.kind).toBe("failed");
    expect(JSON.stringify(posted)).not.toContain("ghs_");
  });

  test("a run that another workflow started finds its pull request by what GitHub says of it", async () => {
    const head = { head_branch: "main", head_sha: "abc", head_repository: { owner: { login: "ann" } } };
    const run = { workflow_run: { event: "pull_request", ...head, pull_requests: [{ number: 9 }] } };
    stub.pulls.set("ann:main", [
      { number: 8, head: { sha: "older" } },
      { number: 7, head: { sha: "abc" } },
    ]);
    const posted = await post({ event: run, report: "ask @ann, not hit@5" });
    expect(posted).toMatchObject({ how: "created" });
    expect(stub.comments[0].body).toContain("ask @\u200bann, not hit@5");
    stub.pulls.set("ann:main", [{ number: 7, head: { sha: "newer" } }]);
    expect(await post({ event: run })).toMatchObject({ kind: "nowhere" });
  });

  test.each([
    ["a push", { ref: "refs/heads/main" }],
    ["an issue", { issue: { number: 7 } }],
    ["a run for a push", { workflow_run: { event: "push", head_branch: "main" } }],
    ["no event", undefined],
  ])("%s is about no pull request", async (_, other) => {
    expect(await post({ event: other })).toEqual({
      kind: "nowhere",
      why: "this run is about no pull request",
    });
    expect(stub.requests).toEqual([]);
  });

  test("a comment on a pull request is about it", async () => {
    const posted = await post({ event: { issue: { number: 7, pull_request: {} } } });
    expect(posted).toMatchObject({ kind: "written", url: expect.stringContaining("/pull/7#") });
  });
});

describe("on GitLab", () => {
  const gitlab = (): Readonly<Record<string, string>> => ({
    GITLAB_CI: "true",
    CI_API_V4_URL: stub.url,
    CI_PROJECT_ID: "99",
    CI_MERGE_REQUEST_PROJECT_ID: "12",
    CI_MERGE_REQUEST_IID: "7",
    CI_COMMIT_SHA: "fedcba9876",
    CI_JOB_URL: "https://gitlab.example/jobs/1",
  });

  test("a note is created in the project that is merged into, and then updated", async () => {
    expect(await post({}, gitlab())).toMatchObject({ how: "created" });
    expect(await post({ report: "FAIL" }, gitlab())).toMatchObject({ how: "updated" });
    expect(stub.comments).toEqual([
      comment(1000, `${marker}\nFAIL\n\n<sub>fedcba9 ([run](https://gitlab.example/jobs/1))</sub>\n`, me),
    ]);
    expect(stub.requests.every(({ headers }) => headers["private-token"] === token)).toBe(true);
  });

  test("without a token nothing is asked, and the advice names the variable", async () => {
    const posted = await post({ token: "" }, gitlab());
    expect(posted).toMatchObject({ kind: "failed", why: expect.stringContaining("GATESTATS_TOKEN") });
    expect(stub.requests).toEqual([]);
  });

  test("a pipeline of a branch has no merge request", async () => {
    const { CI_MERGE_REQUEST_IID: _, ...branch } = gitlab();
    expect(await post({}, branch)).toMatchObject({ kind: "nowhere" });
  });
});
