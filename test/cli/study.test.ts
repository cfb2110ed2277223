import { createHash } from "node:crypto";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { beforeAll, describe, expect, test } from "vitest";
import { tableColumns, tableNames } from "../../src/study/tables.ts";
import { root } from "../docs/markdown.ts";
import { inBackground } from "./background.ts";
import { gatestats, type Run } from "./gatestats.ts";

const folder = mkdtempSync(`${tmpdir()}/gatestats-study-`);
const example = readFileSync(`${root}studies/example.yaml`, "utf8");
/** The same with fewer and smaller golden sets. */
const quick = example.replace("n: [50, 100, 200]", "n: [30, 50]").replace("draws: 200", "draws: 60");

beforeAll(() => {
  symlinkSync(`${root}examples`, `${folder}/examples`);
  mkdirSync(`${folder}/studies`);
});

const run = (words: string): Run => gatestats(words, { cwd: folder });
const sentence = (text: string): string => text.replaceAll(/\s+/g, " ");

/** Writes the example under another name, and registers it. */
function registered(name: string, text = example): string {
  const path = `studies/${name}.yaml`;
  writeFileSync(`${folder}/${path}`, text);
  expect(run(`study register ${path}`)).toMatchObject({ code: 0, err: "" });
  return path;
}

/** The tables of a study, each as it was written. */
function tablesOf(name: string): Readonly<Record<string, string>> {
  const of = `${folder}/.gatestats/studies/${name}/tables`;
  return Object.fromEntries(readdirSync(of).map((file) => [file, readFileSync(`${of}/${file}`, "utf8")]));
}

test("the example is registered, run and told, from the repository's own files", () => {
  writeFileSync(`${folder}/studies/example.yaml`, example);
  const early = run("study run studies/example.yaml");
  expect(early.code).toBe(2);
  expect(sentence(early.err)).toContain("Register it first: gatestats study register studies/example.yaml");
  registered("example");
  const { code, out, err } = run("study run studies/example.yaml");
  expect([code, err]).toEqual([0, ""]);
  expect(out).toMatch(/H1 +supported/);
  expect(out).toMatch(/H4 +not testable here/);
  expect(out).toContain("gatestats study report studies/example.yaml");
  const sha256 = createHash("sha256").update(example).digest("hex");
  const tables = tablesOf("example");
  expect(Object.keys(tables).sort()).toEqual(tableNames.map((name) => `${name}.csv`).sort());
  for (const name of tableNames) {
    const [header, ...rows] = tables[`${name}.csv`].trimEnd().split("\n");
    expect(header).toBe([...tableColumns[name], "study"].join(","));
    for (const row of rows) expect(row.endsWith(`,${sha256}`)).toBe(true);
  }
  const json = JSON.parse(readFileSync(`${folder}/.gatestats/studies/example/study.json`, "utf8"));
  expect(json.registered).toMatchObject({ file: "studies/example.yaml", sha256 });
  expect(json.hypotheses.map(({ name }: { name: string }) => name)).toEqual(["H1", "H2", "H3", "H4", "H5"]);
  for (const step of readdirSync(`${folder}/.gatestats/studies/example/steps`))
    expect(JSON.parse(readFileSync(`${folder}/.gatestats/studies/example/steps/${step}`, "utf8")).study).toBe(
      sha256,
    );
});

test("the tables do not depend on the number of workers", () => {
  for (const workers of [1, 2]) {
    const path = registered(`workers${workers}`, quick);
    expect(run(`study run ${path} --workers ${workers}`).code).toBe(0);
  }
  const [one, two] = [tablesOf("workers1"), tablesOf("workers2")];
  expect(two).toEqual(one);
});

test("killed halfway, a study goes on from there, and its tables are those of a study that was not killed", async () => {
  const longer = quick.replace("draws: 60", "draws: 2000");
  const whole = registered("whole", longer);
  expect(run(`study run ${whole}`).code).toBe(0);
  const path = registered("killed", longer);
  const steps = `${folder}/.gatestats/studies/killed/steps`;
  const { child, done } = inBackground(["study", "run", path, "--workers", "1"], { cwd: folder });
  const stepsThere = (): readonly string[] => {
    try {
      return readdirSync(steps).filter((name) => name.endsWith(".json"));
    } catch {
      return [];
    }
  };
  while (stepsThere().length < 2 && child.exitCode === null)
    await new Promise((resolve) => setTimeout(resolve, 5));
  child.kill("SIGKILL");
  await done;
  const before = stepsThere().map((name) => [name, statSync(`${steps}/${name}`).mtimeMs] as const);
  expect(readdirSync(`${folder}/.gatestats/studies/killed`)).toEqual(["steps"]);
  expect(run(`study run ${path}`).code).toBe(0);
  for (const [name, time] of before)
    expect([name, statSync(`${steps}/${name}`).mtimeMs]).toEqual([name, time]);
  expect(stepsThere().length).toBeGreaterThan(before.length);
  expect(tablesOf("killed")).toEqual(tablesOf("whole"));
});

test("Ctrl-C stops a study, and says how to go on", async () => {
  const path = registered("stopped", example.replace("draws: 200", "draws: 100000"));
  const { child, done } = inBackground(["study", "run", path], { cwd: folder });
  setTimeout(() => child.kill("SIGINT"), 1000);
  expect(await done).toEqual({
    code: 130,
    out: "",
    err: `gatestats: stopped. What was done is kept; to go on: gatestats study run ${path}\n`,
  });
});

describe("a study file that was changed after it was registered", () => {
  const path = "studies/changed.yaml";
  const hash = (text: string): string => createHash("sha256").update(text).digest("hex");
  const other = quick.replace("value: 0.15", "value: 0.01");

  test("is refused, with both hashes", () => {
    registered("changed", quick);
    writeFileSync(`${folder}/${path}`, other);
    for (const action of ["run", "register"]) {
      const { code, err } = run(`study ${action} ${path}`);
      expect(code).toBe(2);
      expect(sentence(err)).toContain(`Registered: ${hash(quick)}. Now: ${hash(other)}.`);
      expect(sentence(err)).toContain(`gatestats study register ${path} --amend`);
    }
  });

  test("is registered beside the first version, with a reason", () => {
    const amended = gatestats(["study", "register", path, "--amend", "the line was wrong"], { cwd: folder });
    expect(amended.code).toBe(0);
    const lock = JSON.parse(readFileSync(`${folder}/studies/changed.lock`, "utf8"));
    expect(lock.registrations).toMatchObject([
      { sha256: hash(quick) },
      { sha256: hash(other), reason: "the line was wrong" },
    ]);
    expect(run(`study run ${path}`).code).toBe(0);
    expect(run(`study register ${path}`).out).toContain("registered already, as it is");
  });

  test("cannot be let in by a lock that is none", () => {
    writeFileSync(`${folder}/studies/changed.lock`, "{}");
    const { code, err } = run(`study run ${path}`);
    expect(code).toBe(2);
    expect(sentence(err)).toContain("changed.lock is no lock of a study");
  });
});

test("a file of scores that has changed is read anew, and its steps are made anew", () => {
  const text = quick.replaceAll("../examples/sotu/bm25.csv", "own.csv");
  const scores = readFileSync(`${root}examples/sotu/bm25.csv`, "utf8");
  writeFileSync(`${folder}/studies/own.csv`, scores);
  const path = registered("anew", text);
  expect(run(`study run ${path}`).code).toBe(0);
  const before = tablesOf("anew")["systems.csv"];
  writeFileSync(
    `${folder}/studies/own.csv`,
    scores.replace(/,(\d)(,[\d.]+\n)$/, (_, hit, rest) => `,${1 - hit}${rest}`),
  );
  expect(run(`study run ${path}`).code).toBe(0);
  expect(tablesOf("anew")["systems.csv"]).not.toBe(before);
});

describe("what is wrong with a study is told with the place and the remedy", () => {
  const told = (name: string, from: string, to: string): string => {
    const path = `studies/${name}.yaml`;
    writeFileSync(`${folder}/${path}`, example.replace(from, to));
    const early = run(`study register ${path}`);
    const { code, err } = early.code === 0 ? run(`study run ${path}`) : early;
    expect(code).toBe(2);
    return sentence(err);
  };

  test("in the file", () => {
    expect(told("typo", "seed: 20261017", "sede: 20261017")).toContain(
      "studies/typo.yaml:8: sede: There is no key sede here.",
    );
  });
  test("in letters that are no UTF-8, which would have been replaced", () => {
    const bytes = Buffer.from(example.replace(/^title: ./m, "title: \xe9"), "latin1");
    writeFileSync(`${folder}/studies/latin1.yaml`, bytes);
    const { code, err } = run("study register studies/latin1.yaml");
    expect(code).toBe(2);
    expect(sentence(err)).toMatch(
      /studies\/latin1\.yaml:\d+: Line \d+ is not UTF-8 text\. Save the file as UTF-8\./,
    );
  });

  test("in a path", () => {
    const message = told("path", "../examples/sotu/tfidf.csv", "../examples/none.csv");
    expect(message).toContain("examples/none.csv cannot be read: ENOENT.");
    expect(message).toContain("Paths in a study file are taken from its own folder.");
  });
  test("in a column", () => {
    expect(told("column", "primary: hit@5", "primary: hits")).toContain("hits");
  });
  test("on the command line", () => {
    expect(run("study").err).toContain("gatestats study register FILE");
    expect(run("study rum studies/example.yaml").err).toContain("Did you mean run?");
    expect(sentence(run("study register studies/example.yaml --workers 2").err)).toContain(
      "study register has no flag --workers",
    );
    expect(run("study run studies/none.yaml").err).toContain("studies/none.yaml does not exist");
  });
  test("in folders", () => {
    for (const [words, message] of [
      ["study register studies", "studies is a folder."],
      ["study run studies/example.yaml --out studies/example.yaml", "a file stands in its place"],
      ["study run studies/example.yaml --out /proc/gatestats", "The folder /proc/gatestats cannot be made"],
    ]) {
      const { code, err } = run(words);
      expect(code).toBe(2);
      expect(sentence(err)).toContain(message);
    }
  });
  test("in YAML that is no study", () => {
    for (const text of ["", "just text", "- a list", "a: &a [*a]", "version: 1\nversion: 1"]) {
      writeFileSync(`${folder}/studies/none.yaml`, text);
      expect(run("study register studies/none.yaml").code).toBe(2);
    }
  });
});
