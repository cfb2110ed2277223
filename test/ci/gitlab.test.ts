import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { parse } from "yaml";
import { range, scores } from "../cli/gatestats.ts";
import { pageText } from "../docs/markdown.ts";
import { builtAction } from "./builtAction.ts";
import { type CommentsStub, commentsStub } from "./commentsStub.ts";
import { run } from "./runAction.ts";

interface Job {
  readonly variables: Readonly<Record<string, string>>;
  readonly script: readonly string[];
  readonly artifacts: { readonly paths: readonly string[]; readonly reports: { readonly junit: string } };
}

const { ".gatestats": job } = parse(pageText("templates/gatestats.gitlab-ci.yml")) as Record<
  ".gatestats",
  Job
>;
let repository: string;
let cwd: string;
let stub: CommentsStub;

beforeAll(() => {
  repository = builtAction();
  const git = (...words: readonly string[]): unknown =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.example", ...words], {
      cwd: repository,
      stdio: "ignore",
    });
  git("init");
  git("add", ".");
  git("commit", "-m", "release");
  git("tag", "v1");
});
afterAll(() => rmSync(repository, { recursive: true }));
beforeEach(async () => {
  stub = await commentsStub();
  cwd = mkdtempSync(`${tmpdir()}/gatestats-gitlab-`);
  writeFileSync(`${cwd}/old.csv`, scores(400, range(0, 40)));
  writeFileSync(`${cwd}/worse.csv`, scores(400, range(0, 90)));
  writeFileSync(`${cwd}/few.csv`, scores(30, range(0, 3)));
});
afterEach(() => {
  stub.close();
  rmSync(cwd, { recursive: true });
});

/** Runs the template's script as the runner's shell does, on a merge request. */
function pipeline(own: Readonly<Record<string, string>>): ReturnType<typeof run> {
  const { PATH = "" } = process.env;
  const env = {
    PATH,
    GITLAB_CI: "true",
    CI_API_V4_URL: stub.url,
    CI_PROJECT_ID: "12",
    CI_MERGE_REQUEST_IID: "7",
    CI_COMMIT_SHA: "fedcba9876",
    ...job.variables,
    GATESTATS_REPOSITORY: `file://${repository}`,
    GATESTATS_BASELINE: "old.csv",
    GATESTATS_CANDIDATE: "old.csv",
    GATESTATS_METRIC: "hit@5",
    GATESTATS_MARGIN: "0.03",
    ...own,
  };
  return run("bash", ["-eo", "pipefail", "-c", job.script.join("\n")], cwd, env);
}

test.each([
  ["PASS", {}, 0],
  ["FAIL", { GATESTATS_CANDIDATE: "worse.csv" }, 1],
  ["INCONCLUSIVE", { GATESTATS_BASELINE: "few.csv", GATESTATS_CANDIDATE: "few.csv" }, 3],
])("%s: the job ends with its exit code, and its files are where artifacts look", async (word, own, code) => {
  const done = await pipeline({ GATESTATS_TOKEN: "glpat-x", ...own });
  expect(done.code, done.log).toBe(code);
  expect(done.log).toContain(word);
  expect(readFileSync(`${cwd}/${job.artifacts.reports.junit}`, "utf8")).toContain("<testsuite");
  expect(readFileSync(`${cwd}/${job.artifacts.paths[0]}gatestats.md`, "utf8")).toContain(word);
  expect(stub.comments.map(({ body }) => body)).toEqual([expect.stringContaining(word)]);
});

test("a token that is absent or refused is a warning, and the exit code stays", async () => {
  const without = await pipeline({});
  stub.fault = () => ({ status: 403, body: '{"message":"403 Forbidden"}' });
  const refused = await pipeline({ GATESTATS_TOKEN: "glpat-x", GATESTATS_CANDIDATE: "worse.csv" });
  expect([without.code, refused.code]).toEqual([0, 1]);
  expect(without.log).toContain("gatestats: No comment was written: there is no token.");
  expect(refused.log).toContain("gatestats: No comment was written: HTTP 403: 403 Forbidden.");
  expect(refused.log).not.toContain("glpat-x");
});
