import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { beforeAll, expect, test } from "vitest";

const program = fileURLToPath(new URL("../../dist/gatestats.cjs", import.meta.url));
const folder = mkdtempSync(`${tmpdir()}/gatestats-measure-`);

interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs `latency measure` with these words while this process goes on, so that it may be the service. */
function measure(...words: readonly string[]): Promise<Run> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [program, "latency", "measure", ...words], { cwd: folder });
    let [out, err] = ["", ""];
    child.stdout.on("data", (chunk) => (out += chunk));
    child.stderr.on("data", (chunk) => (err += chunk));
    child.on("close", (code) => resolve({ code, out, err }));
  });
}

interface Row {
  readonly id: string;
  readonly run: string;
  readonly ms: string;
  readonly error: string;
}

function rowsOf(name: string): readonly Row[] {
  const [header, ...lines] = readFileSync(`${folder}/${name}`, "utf8").trimEnd().split("\n");
  const names = header.split(",");
  return lines.map((line) => {
    const cells = line.split(",");
    const cell = (column: string): string => cells[names.indexOf(column)];
    return { id: cell("query_id"), run: cell("run"), ms: cell("latencyMs"), error: cell("error") };
  });
}

beforeAll(() => {
  writeFileSync(`${folder}/queries.txt`, Array.from({ length: 8 }, (_, i) => `query ${i + 1}\n`).join(""));
  writeFileSync(
    `${folder}/queries.csv`,
    `id,question\n${Array.from({ length: 4 }, (_, i) => `k${i},what is ${i}?\n`).join("")}`,
  );
});

test("every query is asked once in every run, in an order that the seed decides", async () => {
  const order = async (seed: number): Promise<readonly string[]> => {
    const flags = ["--queries", "queries.txt", "--runs", "3", "--seed", `${seed}`, "-o", "a.csv", "--force"];
    const { code, out, err } = await measure(...flags, "--", "cat");
    expect([code, err]).toEqual([0, ""]);
    expect(out).toContain("Measured: 8 queries in 3 runs");
    expect(out).toContain("gatestats latency a.csv --limit 2500");
    return rowsOf("a.csv").map(({ id, run }) => `${run}:${id}`);
  };
  const first = await order(5);
  expect(first).toHaveLength(24);
  expect(new Set(first).size).toBe(24);
  expect(first.map((cell) => cell[0]).join("")).toBe(`${"1".repeat(8)}${"2".repeat(8)}${"3".repeat(8)}`);
  expect(first.slice(0, 8).map((c) => c.slice(2))).not.toEqual(first.slice(8, 16).map((c) => c.slice(2)));
  expect(await order(5)).toEqual(first);
  expect(await order(6)).not.toEqual(first);
  for (const { ms, error } of rowsOf("a.csv")) {
    expect(Number(ms)).toBeGreaterThan(0);
    expect(error).toBe("");
  }
});

test("a command gets the query on its input, or in place of {}, and warm-ups do not count", async () => {
  const script = ["bash", "-c", `cat >> seen.txt`];
  await measure("--queries", "queries.txt", "--runs", "2", "--warm-up", "1", "-o", "b.csv", "--", ...script);
  const seen = readFileSync(`${folder}/seen.txt`, "utf8").trimEnd().split("\n");
  expect(seen).toHaveLength(2 * (8 + 1));
  expect(rowsOf("b.csv")).toHaveLength(16);
  const flags = ["--queries", "queries.csv", "--query-column", "question", "--runs", "1", "--warm-up", "0"];
  await measure(...flags, "-o", "c.csv", "--", "bash", "-c", 'echo "$1" >> placed.txt', "bash", "{}");
  const placed = readFileSync(`${folder}/placed.txt`, "utf8").trimEnd().split("\n");
  expect(placed.sort()).toEqual(["what is 0?", "what is 1?", "what is 2?", "what is 3?"]);
  expect(
    rowsOf("c.csv")
      .map(({ id }) => id)
      .sort(),
  ).toEqual(["k0", "k1", "k2", "k3"]);
});

test("a failure is a row with its reason and without a latency", async () => {
  const script = 'read q; case "$q" in *3) echo "no index" >&2; exit 4;; *5) sleep 30;; esac';
  const flags = ["--queries", "queries.txt", "--runs", "1", "--warm-up", "0", "--timeout", "1"];
  const { code, out } = await measure(...flags, "-o", "d.csv", "--", "bash", "-c", script);
  expect(code).toBe(0);
  expect(out).toContain("2 requests failed, kept as rows with an error and no latency:");
  const failed = rowsOf("d.csv").filter(({ error }) => error !== "");
  expect(failed.map(({ id, ms, error }) => [id, ms, error]).sort()).toEqual([
    ["3", "", "exit 4: no index"],
    ["5", "", "timeout after 1 s"],
  ]);
});

test("a service on this machine is asked by GET, and its errors are failures", async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.statusCode = request.url?.includes("7") ? 503 : 200;
    response.end("answer");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/ask?q={query}`;
  const { code, out } = await measure("--queries", "queries.txt", "--runs", "2", "--url", url, "-o", "e.csv");
  server.close();
  expect(code).toBe(0);
  expect(out).toContain("2 × HTTP 503");
  expect(asked).toHaveLength(2 * (8 + 3));
  expect(asked).toContain("/ask?q=query%201");
  expect(rowsOf("e.csv").filter(({ ms }) => ms !== "")).toHaveLength(14);
});

test("stopped by Ctrl-C it says what was done, writes nothing and leaves no process behind", async () => {
  const script = ["bash", "-c", "read q; if [ $q = 3 ]; then touch third; sleep 98.0731; fi"];
  const words = ["latency", "measure", "--queries", "three.txt", "--warm-up", "0", "-o", "f.csv", "--"];
  writeFileSync(`${folder}/three.txt`, "1\n2\n3\n");
  const child = spawn(process.execPath, [program, ...words, ...script], { cwd: folder });
  let err = "";
  child.stderr.on("data", (chunk) => (err += chunk));
  const ended = new Promise((resolve) => child.on("close", resolve));
  while (!existsSync(`${folder}/third`)) await new Promise((resolve) => setTimeout(resolve, 20));
  child.kill("SIGINT");
  expect(await ended).toBe(130);
  expect(err.replaceAll(/\s+/g, " ")).toMatch(
    /stopped after [0-2] of 15 requests \(0 whole runs\)\. Nothing was written\./,
  );
  expect(readdirSync(folder).filter((name) => name.startsWith("f.csv"))).toEqual([]);
  expect(String(spawnSync("pgrep", ["-f", "sleep 98.0731"]).stdout)).toBe("");
});

test("two systems measured in turn, a file a run, are compared", async () => {
  const files: string[] = [];
  for (const run of [1, 2])
    for (const [name, flag, seconds] of [
      ["old", "--baseline-runs", "0"],
      ["new", "--candidate-runs", "0.01"],
    ]) {
      const path = `${name}${run}.csv`;
      const flags = [
        "--queries",
        "queries.txt",
        "--runs",
        "1",
        "--warm-up",
        "0",
        "--seed",
        `${run}`,
        "-o",
        path,
      ];
      const { out } = await measure(...flags, "--", "sleep", seconds);
      expect(out).toContain(`gatestats latency ${path} RUN2.csv RUN3.csv --limit 2500`);
      files.push(flag, path);
    }
  const words = ["latency", ...files, "--margin", "1000", "--json"];
  const { status, stdout } = spawnSync(process.execPath, [program, ...words], {
    cwd: folder,
    encoding: "utf8",
  });
  expect(status).toBe(3);
  const [{ queries, runs }] = JSON.parse(stdout).results;
  expect([queries, runs]).toEqual([8, 2]);
});

test("without -o the rows go to standard output, for latency to read", async () => {
  const { code, out } = await measure("--requests", "3", "--runs", "2", "--warm-up", "0", "--", "true");
  expect(code).toBe(0);
  expect(out).toMatch(/^query_id,run,latencyMs,error\n/);
  expect(out.trimEnd().split("\n")).toHaveLength(7);
});

test.each([
  [["-o", "x.csv"], "Neither a command nor --url was given."],
  [["-o", "x.csv", "--", "no-such-command-here"], "There is no command no-such-command-here."],
  [["-o", "x.csv", "--requests", "2", "--", "false"], "All 10 requests failed: exit 1. Nothing was written."],
  [["-o", "nowhere/x.csv", "--", "true"], "nowhere/x.csv cannot be written: its folder does not exist."],
  [["-o", "queries.txt", "--", "true"], "queries.txt exists already."],
  [["-o", "x.csv", "--url", "http://example.org/{query}"], "http://example.org is another."],
  [["-o", "x.csv", "--url", "https://127.0.0.1/{query}"], "asks services on this machine by http only"],
  [["-o", "x.csv", "--url", "here"], "--url here is no URL."],
  [["-o", "x.csv", "--url", "http://127.0.0.1:9/", "--", "true"], "were both given"],
  [["-o", "x.csv", "--timeout", "0", "--", "true"], "--timeout 0 must be above 0."],
  [["-o", "x.csv", "--limit", "3", "--", "true"], "latency measure has no flag --limit"],
  [["-o", "x.csv", "--queries", "absent.txt", "--", "true"], "absent.txt does not exist."],
  [["-o", "x.csv", "--queries", "queries.csv", "--", "true"], 'queries.csv has no column "query".'],
] as const)("%j is refused, and nothing is written", async (words, message) => {
  const { code, err } = await measure(...words);
  expect(code).toBe(2);
  expect(err.replaceAll(/\s+/g, " ")).toContain(message);
  expect(existsSync(`${folder}/x.csv`)).toBe(false);
});
