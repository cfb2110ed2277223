import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { Ajv2020 } from "ajv/dist/2020.js";
import { beforeEach, expect, test } from "vitest";
import { root } from "../docs/markdown.ts";
import { gatestats, type Run, range, scores } from "./gatestats.ts";
import { onTerminal } from "./onTerminal.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(`${tmpdir()}/gatestats-init-`);
  writeFileSync(`${folder}/a.csv`, scores(400, range(0, 40), "id,doc_id,hit@5"));
  writeFileSync(`${folder}/b.csv`, scores(400, range(0, 40), "id,doc_id,hit@5"));
});

function run(words: string | readonly string[]): Run {
  return gatestats(words, { cwd: folder });
}

function policy(name = "gatestats.yaml"): string {
  return readFileSync(`${folder}/${name}`, "utf8");
}

test("without a terminal nothing is asked, and the file says what was seen", () => {
  const { code, out } = run("init a.csv b.csv --margin 0.1 --on-inconclusive pass");
  expect([code, out]).toMatchInlineSnapshot(`
    [
      0,
      "Wrote gatestats.yaml: hit@5.

      Next: the verdict
        gatestats gate --config gatestats.yaml
    ",
    ]
  `);
  expect(policy()).toMatchInlineSnapshot(`
    "# How changes are judged: gatestats gate --config gatestats.yaml
    # What each key means: docs/commands/policy.md; what holds in the end: gatestats check-config
    version: 1

    baseline: a.csv                         # taken from this file's folder; or against: NAME of a saved baseline
    candidate: b.csv                        # unless the command line names another file

    on-inconclusive: pass                   # block: exit code 3; pass: 0; fail: 1

    defaults:
      cluster: doc_id                       # 40 documents, 400 questions; none if questions were sampled one by one
      estimand: macro                       # with clusters: micro averages over questions, macro over documents

    metrics:
      - name: hit@5
        role: must                          # watch: reported, never decides
        margin: 0.1                         # largest loss you accept, in score units; 40 documents can show none below 0.073
    "
  `);
  expect(run("check-config").code).toBe(0);
  const gate = run("gate --config gatestats.yaml");
  expect([gate.code, gate.out.slice(0, 4)]).toEqual([0, "PASS"]);
});

test("a margin is never guessed: its place is marked, and a gate asks for it", () => {
  expect(run("init a.csv b.csv").out).toContain("write the margin of hit@5 into it");
  expect(policy()).toMatch(
    /margin: choose {2,}# put a number here.*; 40 documents can show none below 0\.073/,
  );
  for (const words of ["gate --config gatestats.yaml", "check-config"]) {
    const { code, err } = run(words);
    expect([code, err.split("\n")[0]]).toEqual([
      2,
      "gatestats: gatestats.yaml:17: The margin of hit@5 is still to be chosen.",
    ]);
  }
  expect(run("gate --config gatestats.yaml --margin 0.1").code).toBe(0);
});

test("a policy that exists is kept, unless --force says otherwise", () => {
  writeFileSync(`${folder}/gatestats.yaml`, "mine\n");
  const { code, err } = run("init a.csv b.csv");
  expect([code, err.split("\n")[0]]).toEqual([2, "gatestats: gatestats.yaml exists already."]);
  expect(policy()).toBe("mine\n");
  expect(run("init a.csv b.csv --force").code).toBe(0);
  expect(policy()).toContain("hit@5");
});

test("paths are written as seen from the policy's folder", () => {
  const inner = mkdtempSync(`${folder}/ci-`);
  expect(run(["init", "a.csv", "b.csv", "--margin", "0.1", "-o", `${inner}/p.yaml`]).code).toBe(0);
  expect(readFileSync(`${inner}/p.yaml`, "utf8")).toContain("baseline: ../a.csv");
  expect(run(["gate", "--config", `${inner}/p.yaml`]).code).toBe(0);
});

test("flags are taken as they are given, and the rest from the files", () => {
  writeFileSync(
    `${folder}/stars.csv`,
    ["id,topic,stars", ...range(0, 90).map((i) => `q${i},t${i % 9},${1 + (i % 5)}`)].join("\n"),
  );
  const { code } = run(
    "init stars.csv stars.csv --margin 0.5 --strata topic --alpha 0.01 --noise-floor 0.1 --better lower",
  );
  expect(code).toBe(0);
  const text = policy();
  for (const line of [
    /strata: topic/,
    /alpha: 0\.01/,
    /range: \[1, 5\]/,
    /better: lower/,
    /noise-floor: 0\.1/,
  ])
    expect(text).toMatch(line);
  expect(text).not.toMatch(/cluster:|estimand:/);
  expect(run("gate --config gatestats.yaml").code).toBe(0);
});

test("several metrics are taken by name, and the others stand there as comments", () => {
  const rows = range(0, 200).map((i) => `q${i},${i % 2},${i % 3 ? 1 : 0},${i % 4 ? 1 : 0}`);
  writeFileSync(`${folder}/three.csv`, ["id,a,b,c", ...rows].join("\n"));
  expect(run("init three.csv three.csv --metric c --metric a --margin 0.1").code).toBe(0);
  expect(policy()).toMatch(/- name: c\n[\s\S]*- name: a\n[\s\S]*# - name: b\n/);
});

test("one file of two systems becomes a policy that tells them apart", () => {
  const rows = range(0, 200).flatMap((i) => [`q${i},old,1`, `q${i},new,1`]);
  writeFileSync(`${folder}/both.csv`, ["id,system,hit@5", ...rows].join("\n"));
  expect(run("init both.csv --system-column system --margin 0.1").code).toBe(0);
  expect(run("gate --config gatestats.yaml").code).toBe(0);
});

test("names that YAML would take for something else come back as they are", () => {
  const names = ["null", "1e3", "a: b", "#x", "yes", "it's", '"q"'];
  const header = ["id", ...names.map((name) => `"${name.replaceAll('"', '""')}"`)].join(",");
  writeFileSync(
    `${folder}/odd.csv`,
    [header, ...range(0, 200).map((i) => `q${i}${`,${i % 2}`.repeat(names.length)}`)].join("\n"),
  );
  const words = [
    "init",
    "odd.csv",
    "odd.csv",
    "--margin",
    "0.1",
    "--cluster",
    "none",
    ...names.flatMap((name) => ["--metric", name]),
  ];
  expect(run(words).err).toBe("");
  const { out } = run("gate --config gatestats.yaml --json");
  expect(JSON.parse(out).results.map(({ metric }: { readonly metric: string }) => metric)).toEqual(names);
});

test.each([
  ["a metric that is not there", "init a.csv b.csv --metric nothing", "no metric nothing"],
  ["a file that is none", "init nowhere.csv", "nowhere.csv does not exist"],
  ["standard input", "init -", "standard input is none"],
  ["a relative margin", "init a.csv b.csv --margin 2%", "is relative"],
  ["a policy over the scores", "init a.csv b.csv -o a.csv --force", "a.csv is read"],
  ["a folder that is not there", "init a.csv b.csv -o nowhere/p.yaml", "its folder does not exist"],
])("%s is refused, and nothing is written", (_, words, message) => {
  const { code, err } = run(words);
  expect([code, existsSync(`${folder}/gatestats.yaml`)]).toEqual([2, false]);
  expect(err.replaceAll(/\s+/g, " ")).toContain(message);
  expect(readFileSync(`${folder}/a.csv`, "utf8")).toBe(scores(400, range(0, 40), "id,doc_id,hit@5"));
});

test("init prints what its schema says", () => {
  const schema = JSON.parse(readFileSync(`${root}docs/schema/init.schema.json`, "utf8"));
  const valid = new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile(schema);
  const told = JSON.parse(run("init a.csv b.csv --json").out);
  valid(told);
  expect(valid.errors).toBeNull();
  expect(told.metrics).toEqual([{ name: "hit@5", margin: null, smallestMargin: expect.closeTo(0.0722, 3) }]);
});

test("on a terminal it asks what was sampled, whose mean, what an inconclusive does, and the margin", async () => {
  const out = await onTerminal("init a.csv b.csv", folder, [
    ["What was sampled?", "\r"],
    ["Whose mean is asked for?", "\r"],
    ["What does an inconclusive answer do?", "\u001b[B\r"],
    ["How large a loss of hit@5", "0.1\r"],
  ]);
  expect(out).toContain("What was sampled?");
  expect(policy()).toMatch(/cluster: doc_id/);
  expect(policy()).toMatch(/on-inconclusive: pass/);
  expect(policy()).toMatch(/margin: 0\.1/);
});

test("Ctrl-C at a question ends it with nothing written", async () => {
  const out = await onTerminal("init a.csv b.csv", folder, [["What was sampled?", "\u0003"]]);
  expect(out).toContain("Nothing was written.");
  expect(existsSync(`${folder}/gatestats.yaml`)).toBe(false);
});
