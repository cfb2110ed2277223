import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { range, scores } from "../cli/gatestats.ts";
import { root } from "../docs/markdown.ts";
import { builtAction } from "./builtAction.ts";
import { type CommentsStub, comment, commentsStub } from "./commentsStub.ts";
import { type ActionRun, runAction, type Use } from "./runAction.ts";

let action: string;
let cwd: string;
let stub: CommentsStub;

beforeAll(() => {
  action = builtAction();
  cwd = mkdtempSync(`${tmpdir()}/gatestats-job-`);
  const files = {
    "old.csv": scores(400, range(0, 40)),
    "same.csv": scores(400, range(0, 40)),
    "worse.csv": scores(400, range(0, 90)),
    "few.csv": scores(30, range(0, 3)),
    "documents.csv": scores(400, range(0, 40), "id,doc_id,hit@5"),
    "hostile.csv": scores(400, range(0, 90)).replace(
      "q40,",
      '"::error::x\n::set-output name=verdict::pass",',
    ),
    "hostile-old.csv": scores(400, range(0, 40)).replace(
      "q40,",
      '"::error::x\n::set-output name=verdict::pass",',
    ),
  };
  const policy = "version: 1\nmetrics:\n  - name: hit@5\n    margin: 0.03\n";
  writeFileSync(`${cwd}/gatestats.yaml`, policy);
  for (const [name, text] of Object.entries(files)) writeFileSync(`${cwd}/${name}`, text);
});
afterAll(() => {
  for (const folder of [action, cwd]) rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  stub = await commentsStub();
});
afterEach(() => stub.close());

const pair = { baseline: "old.csv", candidate: "same.csv", metric: "hit@5", margin: "0.03" };
const pullRequest = { pull_request: { number: 7, head: { sha: "0123456789" } } };

function job(given: Readonly<Record<string, string>>, more: Partial<Use> = {}): Promise<ActionRun> {
  const env = { GITHUB_API_URL: stub.url, GITHUB_GRAPHQL_URL: `${stub.url}/graphql`, ...more.env };
  return runAction({ action, cwd, with: { ...pair, ...given }, ...more, env });
}

describe("the step ends with the verdict's exit code", () => {
  const few = { baseline: "few.csv", candidate: "few.csv" };
  test.each([
    ["pass", {}, 0],
    ["pass", { "on-inconclusive": "fail" }, 0],
    ["fail", { candidate: "worse.csv" }, 1],
    ["fail", { candidate: "worse.csv", "on-inconclusive": "pass" }, 1],
    ["inconclusive", few, 3],
    ["inconclusive", { ...few, "on-inconclusive": "pass" }, 0],
    ["inconclusive", { ...few, "on-inconclusive": "fail" }, 1],
    ["fail", { candidate: "worse.csv", args: "--exit-zero" }, 0],
  ])("%s with %o", async (verdict, given, code) => {
    const { outputs, summary, ...run } = await job(given);
    expect(run.code, run.log).toBe(code);
    expect(outputs.verdict).toBe(verdict);
    expect(outputs["exit-code"]).toBe(String(code));
    expect(summary.toLowerCase()).toContain(verdict);
    expect(run.log).toContain(verdict.toUpperCase());
  });
});

test("later steps get the numbers and the paths of what was written", async () => {
  const { outputs } = await job({ candidate: "worse.csv", report: "retrieval.html" });
  const answer = JSON.parse(readFileSync(outputs.json, "utf8"));
  expect(answer.verdict).toBe("fail");
  const [{ difference, lower, upper }] = answer.results;
  expect([outputs.difference, outputs.lower, outputs.upper].map(Number)).toEqual([difference, lower, upper]);
  expect(readFileSync(outputs.junit, "utf8")).toContain("<failure");
  expect(outputs.html).toBe(`${cwd}/retrieval.html`);
  expect(readFileSync(outputs.html, "utf8")).toContain("<!doctype html>");
  expect(outputs["comment-url"]).toBe("");
});

test("several metrics, clusters and further flags stand a line each", async () => {
  const both = { baseline: "documents.csv", candidate: "documents.csv" };
  const clustered = await job({
    ...both,
    metric: "hit@5\n",
    cluster: "doc_id",
    estimand: "macro",
    args: "--alpha 0.1\n\n  --where  hit@5=1 \n--missing=drop\n",
  });
  expect(clustered.log).toContain("--where");
  const { results } = JSON.parse(readFileSync(clustered.outputs.json, "utf8"));
  expect(results[0]).toMatchObject({ alpha: 0.1, estimand: "macro" });
  const unknown = await job({ metric: "hit@5\nmrr" });
  expect([unknown.code, unknown.log]).toEqual([2, expect.stringContaining("mrr")]);
});

test("a policy holds, and a baseline that an earlier night saved", async () => {
  const none = { baseline: "", candidate: "", metric: "", margin: "" };
  const saved = await job({ ...none, command: "baseline", args: "save\nold.csv\n--name main\n--force" });
  expect([saved.code, saved.outputs.verdict], saved.log).toEqual([0, ""]);
  const against = { config: "gatestats.yaml", args: "--against main\n--max-baseline-age 30d" };
  const [same, worse] = await Promise.all(
    ["same.csv", "worse.csv"].map((candidate) => job({ ...none, ...against, candidate })),
  );
  expect([same.code, same.outputs.verdict], same.log).toEqual([0, "pass"]);
  expect([worse.code, worse.outputs.verdict], worse.log).toEqual([1, "fail"]);
});

test("latencies are judged too, and without a limit or a margin there is no pass", async () => {
  const none = { baseline: "", metric: "", margin: "", command: "latency" };
  const candidate = `${root}examples/latency/baseline.csv`;
  const slow = await job({ ...none, candidate, args: "--limit 1500" });
  expect([slow.code, slow.outputs.verdict, slow.outputs.metric], slow.log).toEqual([
    1,
    "fail",
    "P95 of latencyMs",
  ]);
  expect(slow.summary).toContain("1500");
  const unasked = await job({ ...none, candidate });
  expect([unasked.code, unasked.outputs.verdict]).toEqual([2, "error"]);
});

test("a command that judges nothing for CI is told where it is", async () => {
  const { code, log } = await job({ command: "simulate" });
  expect([code, log]).toEqual([2, expect.stringContaining("has no command simulate")]);
});

test("an error of the input ends in 2, with its words in the summary and no verdict", async () => {
  const { code, outputs, summary, log } = await job({ candidate: "absent.csv" });
  expect(code).toBe(2);
  expect(readFileSync(outputs.markdown, "utf8")).toContain("absent.csv");
  expect(outputs).toMatchObject({ verdict: "error", "exit-code": "2", json: "" });
  expect(readFileSync(outputs.junit, "utf8")).toContain("<error");
  expect(summary).toContain("absent.csv");
  expect(log).toContain("absent.csv");
});

test("an input that was meant to be set and is empty is no pass", async () => {
  expect((await job({ candidate: "" })).code).toBe(2);
  expect((await job({ baseline: "", candidate: "" })).code).toBe(2);
  const without = await job({ margin: "" });
  expect([without.code, without.outputs["exit-code"]]).toEqual([2, "2"]);
  expect(without.summary).toContain("margin");
});

describe("no input is run by a shell", () => {
  const hostile = [
    "$(touch owned)",
    "`touch owned`",
    '"; touch owned; "',
    "'; touch owned; '",
    "x\ntouch owned\n",
    "$" + "{{ github.token }}",
    "--exit-zero",
    "\\",
  ];
  const names = ["baseline", "candidate", "metric", "margin", "cluster", "estimand", "config", "args"];
  const others = ["on-inconclusive", "report", "comment-key", "github-token"];

  test.each(hostile)("%j", async (value) => {
    const all = Object.fromEntries([...names, ...others].map((name) => [name, value]));
    const runs = [{ ...all, command: value }, all, { candidate: value }].map((given) => job(given));
    for (const { code, outputs, log } of await Promise.all(runs)) {
      expect([code, outputs["exit-code"]], log).toEqual([2, "2"]);
      expect(["", "error"]).toContain(outputs.verdict);
      expect(log).not.toContain("ghs_default");
    }
    expect(readdirSync(cwd).filter((file) => /owned/.test(file))).toEqual([]);
  });
});

test("ids that look like commands of the runner are not obeyed", async () => {
  const { log, outputs } = await job({ baseline: "hostile-old.csv", candidate: "hostile.csv" });
  expect(outputs.verdict).toBe("fail");
  expect(log.match(/^[ \t]*::.*$/gm)).toEqual([expect.stringMatching(/^::error title=FAIL hit@5::/)]);
  const shown = await job({ command: "check", args: "hostile.csv", baseline: "", candidate: "" });
  const [, stopped] = /^::stop-commands::(\S+)$/m.exec(shown.log) ?? [];
  expect(shown.log.startsWith(`::stop-commands::${stopped}\n`)).toBe(true);
  expect(shown.log.endsWith(`\n::${stopped}::\n`)).toBe(true);
});

test("a runner without Node 20 is told what is missing", async () => {
  const bin = mkdtempSync(`${tmpdir()}/gatestats-bin-`);
  for (const name of ["bash", "env"]) symlinkSync(`/bin/${name}`, `${bin}/${name}`);
  const without = await job({}, { env: { PATH: bin } });
  expect(without.code).toBe(2);
  expect(without.log).toMatch(/^::error title=gatestats::Node 20 or newer is needed/m);
  writeFileSync(
    `${bin}/node`,
    '#!/bin/bash\nif [ "$1" = --version ]; then echo v18.20.1; else exit 1; fi\n',
    {
      mode: 0o755,
    },
  );
  const old = await job({}, { env: { PATH: bin } });
  expect([old.code, old.log]).toEqual([2, expect.stringContaining("found: v18.20.1.")]);
});

describe("the comment on a pull request", () => {
  test("is written, then kept up to date by later runs", async () => {
    const first = await job({}, { event: pullRequest });
    expect(first.outputs["comment-url"]).toContain("/pull/7#issuecomment-");
    await job({ candidate: "worse.csv" }, { event: pullRequest });
    expect(stub.comments).toHaveLength(1);
    const [{ body }] = stub.comments;
    expect(body).toMatch(/^<!-- gatestats:gate -->\n[\s\S]*FAIL/);
    expect(body).toContain("0123456 ([run](https://github.example/acme/search/actions/runs/77))");
  });

  test("tells an error too, so that an old pass does not stay", async () => {
    stub.comments.push(comment(1, "<!-- gatestats:gate -->\nPASS"));
    expect((await job({ candidate: "absent.csv" }, { event: pullRequest })).code).toBe(2);
    expect(stub.comments[0].body).toContain("absent.csv");
  });

  test.each([0, 1, 3])(
    "that is refused leaves the exit code %i as it is, and warns in one line",
    async (code) => {
      stub.fault = () => ({ status: 403, body: '{"message":"Resource not accessible by integration"}' });
      const given = [{}, { candidate: "worse.csv" }, {}, { baseline: "few.csv", candidate: "few.csv" }][code];
      const run = await job(given, { event: pullRequest });
      expect(run.code).toBe(code);
      expect(run.log.match(/^::warning title=gatestats.*$/gm)).toEqual([
        expect.stringMatching(/^::warning title=gatestats::No comment was written: HTTP 403: Resource/),
      ]);
      expect(run.summary).not.toBe("");
      expect(run.log).not.toContain("ghs_default");
    },
  );

  test("is not tried where it is switched off, nor where there is no pull request", async () => {
    await job({ comment: "false" }, { event: pullRequest });
    const push = await job({}, { event: { ref: "refs/heads/main" } });
    const broken = await job({}, { event: "no JSON" });
    expect(stub.requests).toEqual([]);
    expect(push.log + broken.log).not.toContain("::warning");
    const asked = await job({ comment: "true" }, { event: { ref: "refs/heads/main" } });
    expect([asked.code, asked.log]).toEqual([0, expect.stringContaining("::warning title=gatestats::")]);
    const other = await job({ comment: "maybe" });
    expect([other.code, other.outputs.verdict]).toEqual([2, "error"]);
    expect(other.log).toMatch(/^::error title=gatestats::comment does not know "maybe"/m);
  });

  test("is asked for with the token of the input", async () => {
    await job({ "github-token": "ghs_own" }, { event: pullRequest });
    expect(new Set(stub.requests.map(({ headers }) => headers.authorization))).toEqual(
      new Set(["Bearer ghs_own"]),
    );
  });
});

describe("the action that only comments", () => {
  const workflowRun = {
    workflow_run: {
      event: "pull_request",
      head_branch: "fix",
      head_sha: "abc",
      head_repository: { owner: { login: "ann" } },
      html_url: "https://github.example/acme/search/actions/runs/76",
    },
  };
  const second = (report: string): Promise<ActionRun> => {
    const env = { GITHUB_API_URL: stub.url, GITHUB_GRAPHQL_URL: `${stub.url}/graphql` };
    return runAction({ action: `${action}/comment`, cwd, with: { report }, event: workflowRun, env });
  };

  test("writes the report of a fork's run on its pull request", async () => {
    stub.pulls.set("ann:fix", [{ number: 7, head: { sha: "abc" } }]);
    const { outputs } = await job({ candidate: "worse.csv", comment: "false" });
    const { code, log, outputs: written } = await second(outputs.markdown);
    expect([code, log]).toEqual([0, expect.stringContaining("comment created")]);
    expect(written["comment-url"]).toContain("/pull/7#");
    expect(stub.comments[0].body).toMatch(/^<!-- gatestats:gate -->[\s\S]*FAIL[\s\S]*runs\/76/);
  });

  test("warns where it may not, or the pull request moved on", async () => {
    const moved = await second("old.csv");
    stub.fault = () => ({ status: 403 });
    const refused = await second("old.csv");
    for (const { code, log } of [moved, refused])
      expect([code, log]).toEqual([0, expect.stringContaining("::warning title=gatestats::")]);
  });

  test("refuses a report that is not there, or is a link to another file", async () => {
    symlinkSync("/etc/hostname", `${cwd}/link.md`);
    for (const path of ["absent.md", "link.md", ""]) expect((await second(path)).code).toBe(2);
    rmSync(`${cwd}/link.md`);
    expect(stub.requests).toEqual([]);
  });
});
