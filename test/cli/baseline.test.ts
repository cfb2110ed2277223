import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { Ajv2020 } from "ajv/dist/2020.js";
import { beforeEach, expect, test } from "vitest";
import { root } from "../docs/markdown.ts";
import { gatestats, type Run, range, scores } from "./gatestats.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(`${tmpdir()}/gatestats-baseline-`);
  writeFileSync(`${folder}/a.csv`, scores(400, range(0, 40), "id,doc_id,hit@5"));
  writeFileSync(`${folder}/b.csv`, scores(400, range(0, 42), "id,doc_id,hit@5"));
});

function run(words: string | readonly string[], env: Record<string, string> = {}): Run {
  return gatestats(words, { cwd: folder, env });
}

const asked = "--metric hit@5 --margin 0.1 --cluster doc_id --estimand macro";

function save(words = "a.csv --name main"): Run {
  return run(`baseline save ${words}`);
}

function manifest(name = "main"): string {
  return `${folder}/.gatestats/baselines/${name}/manifest.json`;
}

test("a candidate is judged against a saved baseline as against the file it came from", () => {
  expect(save().code).toBe(0);
  writeFileSync(`${folder}/a.csv`, "gone");
  const saved = JSON.parse(run(`gate b.csv --against main ${asked} --json`).out);
  writeFileSync(`${folder}/a.csv`, scores(400, range(0, 40), "id,doc_id,hit@5"));
  const plain = JSON.parse(run(`gate a.csv b.csv ${asked} --json`).out);
  expect([saved.verdict, saved.results]).toEqual([plain.verdict, plain.results]);
  expect(saved.savedBaseline).toMatchObject({ name: "main", commit: null });
});

test("it tells when, from what and at which commit it was saved", () => {
  const commit = "0123456789abcdef0123456789abcdef01234567";
  run("baseline save a.csv --name main", { GITHUB_SHA: commit });
  const told = JSON.parse(readFileSync(manifest(), "utf8"));
  expect(told).toMatchObject({
    name: "main",
    commit,
    source: { path: "a.csv", format: "csv", rows: 400 },
    goldenSet: { questions: 400, columns: [] },
    metrics: [
      { name: "hit@5", better: "higher", range: [0, 1], mean: 0.9, scored: 400, missing: 0, failed: 0 },
    ],
  });
  const { out } = run("baseline show main");
  for (const words of ["Baseline main", commit, "400 questions", "hit@5", "0.9000"])
    expect(out).toContain(words);
});

test("the list names all that is kept; with none it says how to begin", () => {
  expect(run("baseline list").out).toContain("No baseline is kept in .gatestats/baselines.");
  save();
  save("b.csv --name next");
  expect(run("baseline list").out).toMatch(/main .*\d{4}-\d\d-\d\d {2}0 minutes .* 400 {2}hit@5\n {2}next /);
});

test("a name that is taken, or leads elsewhere, is refused; --force replaces", () => {
  save();
  const before = readFileSync(manifest(), "utf8");
  expect(save("b.csv --name main")).toMatchObject({ code: 2, out: "" });
  expect(readFileSync(manifest(), "utf8")).toBe(before);
  expect(save("b.csv --name main --force").code).toBe(0);
  expect(readFileSync(manifest(), "utf8")).toContain('"path": "b.csv"');
  for (const name of [
    "../x",
    "a/b",
    "a\\b",
    ".",
    "..",
    ".hidden",
    "-x",
    "x".repeat(101),
    "a b",
    "nul\u0007",
  ]) {
    const { code, err } = run(["baseline", "save", "a.csv", `--name=${name}`]);
    expect([code, err.includes("is no name for a baseline")]).toEqual([2, true]);
  }
  expect(readdirSync(`${folder}/.gatestats/baselines`)).toEqual(["main"]);
});

test("a changed golden set is refused by name", () => {
  save();
  const rows = scores(400, [], "id,doc_id,hit@5").trimEnd().split("\n");
  const changed = [...rows.slice(0, -2), "qx,d1,1"];
  writeFileSync(`${folder}/c.csv`, [...changed.slice(0, 5), "q4,d7,1", ...changed.slice(6)].join("\n"));
  const { code, err } = run(`gate c.csv --against main ${asked}`);
  expect(code).toBe(2);
  const text = err.replaceAll(/\s+/g, " ");
  for (const words of [
    "The golden set changed since the baseline main was saved",
    "New (1): qx.",
    "Gone (2): q398, q399.",
    "Another doc_id (1): q4 (d0 → d7).",
    "--unmatched drop",
  ])
    expect(text).toContain(words);
});

test("a question whose text changed under the same id is refused", () => {
  const csv = (second: string): string =>
    ["id,question,hit@5", ...range(0, 60).map((i) => `q${i},${i === 1 ? second : `What is ${i}?`},1`)].join(
      "\n",
    );
  writeFileSync(`${folder}/old.csv`, csv("Who?"));
  writeFileSync(`${folder}/new.csv`, csv("Where?"));
  expect(save("old.csv --name texts").code).toBe(0);
  expect(run("gate old.csv --against texts --metric hit@5 --margin 0.1").code).toBe(0);
  const { code, err } = run("gate new.csv --against texts --metric hit@5 --margin 0.1");
  expect([code, err.replaceAll(/\s+/g, " ")]).toEqual([
    2,
    expect.stringContaining("Another question (1): q1 (Who? → Where?)."),
  ]);
});

test("a baseline that is too old is refused with its date", () => {
  save();
  const told = readFileSync(manifest(), "utf8");
  const old = new Date(Date.now() - 45.5 * 86_400_000).toISOString();
  writeFileSync(manifest(), told.replace(/"saved": "[^"]+"/, `"saved": "${old}"`));
  expect(run(`gate b.csv --against main ${asked} --max-baseline-age 60d`).code).toBe(0);
  const { code, err } = run(`gate b.csv --against main ${asked} --max-baseline-age 30d`);
  expect(code).toBe(2);
  expect(err.replaceAll(/\s+/g, " ")).toContain(
    `The baseline main was saved 45 days ago (${old.slice(0, 10)}); at most 30d is allowed.`,
  );
});

test("a policy names the baseline and its greatest age, beside itself", () => {
  save();
  writeFileSync(
    `${folder}/gatestats.yaml`,
    "version: 1\nagainst: main\nmax-baseline-age: 30d\nmetrics:\n  - { name: hit@5, margin: 0.1, cluster: doc_id, estimand: macro }\n",
  );
  expect(gatestats(["gate", "--config", `${folder}/gatestats.yaml`, `${folder}/b.csv`]).code).toBe(0);
  expect(run("check-config --candidate b.csv").code).toBe(0);
  expect(run("gate --config gatestats.yaml a.csv b.csv").code).toBe(0);
});

test("scores that were changed behind its back are noticed, and so is a spoilt manifest", () => {
  save();
  const file = `${folder}/.gatestats/baselines/main/scores.csv`;
  writeFileSync(file, readFileSync(file, "utf8").replace("q0,d0,0", "q0,d0,1"));
  expect(run(`gate b.csv --against main ${asked}`).err).toContain("is not what was saved");
  writeFileSync(manifest(), "{}");
  const { code, err } = run("baseline list");
  expect([code, err.replaceAll(/\s+/g, " ")]).toEqual([
    2,
    expect.stringContaining("The key version is missing"),
  ]);
});

test("direction and range of a tool's file stay with the saved scores", () => {
  writeFileSync(
    `${folder}/ms.csv`,
    ["id,ms", ...range(0, 100).map((i) => `q${i},${100 + (i % 5)}`)].join("\n"),
  );
  expect(save("ms.csv --name slow --metric ms --range 0,1000 --better lower").code).toBe(0);
  const { out } = run("gate ms.csv --against slow --metric ms --margin 50 --json");
  expect(JSON.parse(out).results[0]).toMatchObject({ better: "lower", verdict: "pass" });
});

test("rows are chosen and named at saving, and the saved scores are not narrowed again", () => {
  const rows = range(0, 120).flatMap((i) => [`q${i},a,1`, `q${i},b,0`]);
  writeFileSync(`${folder}/runs.csv`, ["qid,provider,hit@5", ...rows].join("\n"));
  expect(save("runs.csv --name a --where provider=a --id qid").code).toBe(0);
  expect(run("gate runs.csv --against a --where provider=a --id qid --metric hit@5 --margin 0.1").code).toBe(
    0,
  );
  expect(run("gate runs.csv --against a --where provider=b --id qid --metric hit@5 --margin 0.1").code).toBe(
    1,
  );
});

test.each([
  ["no name", "baseline save a.csv", "needs a name"],
  ["no action", "baseline", "needs to know what to do"],
  ["an unknown action", "baseline sve a.csv --name x", "Did you mean save?"],
  ["an unknown baseline", "baseline show nothing", "There is no baseline nothing"],
  ["a flag of another action", "baseline list --name x", "baseline list has no flag --name"],
  [
    "two files",
    "gate a.csv b.csv --against main --metric hit@5 --margin 0.1",
    "names the baseline, but 2 files",
  ],
  ["an age without a baseline", "gate a.csv b.csv --max-baseline-age 30d", "speaks of a saved baseline"],
  ["an age that is none", `gate b.csv --against main --max-baseline-age soon ${asked}`, "soon is no age"],
  [
    "a file in the place of the folder",
    "baseline save a.csv --name x --baseline-dir a.csv",
    "a file stands in its place",
  ],
  [
    "a folder that cannot be written",
    "baseline save a.csv --name x --baseline-dir /proc/nowhere",
    "cannot be made",
  ],
])("%s is refused with exit code 2", (_, words, message) => {
  save();
  const { code, out, err } = run(words);
  expect([code, out]).toEqual([2, ""]);
  expect(err.replaceAll(/\s+/g, " ")).toContain(message);
  expect(err).not.toContain("    at ");
});

test("of several that save one name at once, each leaves a whole baseline", async () => {
  const program = `${root}dist/gatestats.cjs`;
  const started = ["a.csv", "b.csv", "a.csv", "b.csv"].map(
    (file) =>
      new Promise<number | null>((resolve) => {
        const words = [program, "baseline", "save", file, "--name", "main", "--force"];
        spawn(process.execPath, words, { cwd: folder, stdio: "ignore" }).on("close", resolve);
      }),
  );
  expect(await Promise.all(started)).toEqual([0, 0, 0, 0]);
  expect(readdirSync(`${folder}/.gatestats/baselines`)).toEqual(["main"]);
  expect(run("baseline show main").code).toBe(0);
  expect(run(`gate a.csv --against main ${asked}`).code).toBe(0);
  expect(existsSync(manifest())).toBe(true);
});

test("baseline prints what its schema says", () => {
  const schemaOf = (name: string): object =>
    JSON.parse(readFileSync(`${root}docs/schema/${name}.schema.json`, "utf8"));
  const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true }).addSchema(schemaOf("baseline"));
  const valid = ajv.compile(schemaOf("baselines"));
  for (const words of ["save a.csv --name main --json", "list --json", "show main --json"]) {
    valid(JSON.parse(run(`baseline ${words}`).out));
    expect(valid.errors, words).toBeNull();
  }
});
