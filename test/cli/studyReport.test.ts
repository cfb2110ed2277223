import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { Ajv2020 } from "ajv/dist/2020.js";
import { beforeAll, expect, test } from "vitest";
import { tableColumns } from "../../src/study/tables.ts";
import { root } from "../docs/markdown.ts";
import { gatestats, type Run } from "./gatestats.ts";

const folder = mkdtempSync(`${tmpdir()}/gatestats-report-`);
const study = "studies/quick.yaml";
const results = `${folder}/.gatestats/studies/quick/study.json`;

const run = (words: string): Run => gatestats(words, { cwd: folder });
const read = (name: string): string => readFileSync(`${folder}/${name}`, "utf8");
const sentence = (text: string): string => text.replaceAll(/\s+/g, " ");

beforeAll(() => {
  symlinkSync(`${root}examples`, `${folder}/examples`);
  mkdirSync(`${folder}/studies`);
  const quick = readFileSync(`${root}studies/example.yaml`, "utf8")
    .replace("n: [50, 100, 200]", "n: [30, 50]")
    .replace("draws: 200", "draws: 60");
  writeFileSync(`${folder}/${study}`, quick);
  expect(run(`study register ${study}`).code).toBe(0);
  expect(run(`study run ${study}`).code).toBe(0);
});

test("a run is reported as text, a page, Markdown, JSON and CSV at once", () => {
  const { code, out, err } = run(`study report ${study} -o r.html -o r.md -o r.json -o r.csv`);
  expect([code, err]).toEqual([0, ""]);
  expect(out).toMatch(/^H5: supported$/m);
  expect(read("r.html")).toContain("<svg");
  expect(read("r.md")).toMatch(/^### H5: supported$/m);
  expect(JSON.parse(read("r.json"))).toMatchObject({ version: 1, command: "study report" });
  expect(read("r.csv")).toContain("publishedLeast");
});

test("each format says by which hash, version and commands the numbers come again", () => {
  const { sha256 } = JSON.parse(readFileSync(results, "utf8")).registered;
  const { version } = JSON.parse(readFileSync(`${root}package.json`, "utf8"));
  run(`study report ${study} -o again.html -o again.md`);
  for (const text of [read("again.html"), read("again.md")])
    for (const words of [sha256, version, `gatestats study run ${study}`, `gatestats study report ${study}`])
      expect(text).toContain(words);
});

test("--json prints JSON, and no text", () => {
  const { out } = run(`study report ${study} --json`);
  expect(Object.keys(JSON.parse(out))).toContain("published");
});

test("the JSON keeps to its schema, every column of every table named", () => {
  const schema = JSON.parse(readFileSync(`${root}docs/schema/study-report.schema.json`, "utf8"));
  const json = JSON.parse(run(`study report ${study} --json`).out);
  const valid = new Ajv2020({ allErrors: true, strictTypes: false }).compile(schema);
  valid(json);
  expect(valid.errors ?? []).toEqual([]);
  for (const [name, columns] of Object.entries(tableColumns))
    expect(schema.$defs.tables.properties[name].items.required).toEqual(columns);
});

test("what a run leaves keeps to its schema, which refers to that of the report", () => {
  const schema = (name: string) => JSON.parse(readFileSync(`${root}docs/schema/${name}.schema.json`, "utf8"));
  const ajv = new Ajv2020({ allErrors: true, strictTypes: false }).addSchema(schema("study-report"));
  const valid = ajv.compile(schema("study-run"));
  valid(JSON.parse(readFileSync(results, "utf8")));
  expect(valid.errors ?? []).toEqual([]);
});

test("a study without results says how to get them", () => {
  writeFileSync(`${folder}/studies/other.yaml`, read(study));
  const { code, err } = run("study report studies/other.yaml");
  expect(code).toBe(2);
  expect(sentence(err)).toContain("studies/other.yaml has no results yet");
  expect(sentence(err)).toContain("gatestats study run studies/other.yaml");
});

test("results of the study as it once was are not reported as those of the study as it is", () => {
  writeFileSync(`${folder}/studies/changed.yaml`, `${read(study)}\n# changed\n`);
  const { code, err } = run("study report studies/changed.yaml --out .gatestats/studies/quick");
  expect(code).toBe(2);
  expect(sentence(err)).toContain("has the results of another studies/changed.yaml");
});

test("results that were cut short are told from a fault of ours", () => {
  mkdirSync(`${folder}/broken`);
  const whole = readFileSync(results, "utf8");
  const without = JSON.stringify({ ...JSON.parse(whole), tables: {} });
  for (const text of [whole.slice(0, 500), without, "null", ""]) {
    writeFileSync(`${folder}/broken/study.json`, text);
    const { code, err } = run(`study report ${study} --out broken`);
    expect(code).toBe(2);
    expect(sentence(err)).toContain("changed by hand, or cut short");
  }
});

test("a format that a report does not have is refused, and so is writing over what is read", () => {
  expect(run(`study report ${study} -o r.tex`).err).toContain("does not print latex");
  const before = readFileSync(results, "utf8");
  const { code, err } = run(`study report ${study} -o .gatestats/studies/quick/study.json`);
  expect([code, sentence(err)]).toEqual([2, expect.stringContaining("would be written over it")]);
  expect(readFileSync(results, "utf8")).toBe(before);
});
