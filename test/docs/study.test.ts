import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { type AddressInfo, createConnection } from "node:net";
import { tmpdir } from "node:os";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { goldenRuleNames } from "../../src/simulate/goldenSets/goldenRuleNames.ts";
import { comparisons } from "../../src/study/StudyFile.ts";
import { studyShape } from "../../src/study/studyShape.ts";
import { tableColumns, tableNames } from "../../src/study/tables.ts";
import { inBackground } from "../cli/background.ts";
import { writeCollection } from "../cli/collection.ts";
import { gatestats, type Run } from "../cli/gatestats.ts";
import { codeBlocks, pageText } from "./markdown.ts";

const page = pageText("docs/commands/study.md");
const blocks = codeBlocks(page);
const folder = mkdtempSync(`${tmpdir()}/gatestats-own-`);
const blockWith = (text: string): string => blocks.find((one) => one.text.includes(text))!.text;
const sentence = (text: string): string => text.replaceAll(/\s+/g, " ");

/** A study of the page's systems on the small collection. */
function studyOf(systems: string, changes: string, more = ""): string {
  return [
    "version: 1\nname: own\ntitle: own\nseed: 1",
    "metrics: { primary: recall@5 }",
    "data: { collection: { folder: collection } }",
    systems.trimEnd(),
    "goldenSets: { n: [10], draws: 20, rules: [difference, percentile] }",
    `changes: [${changes}]`,
    more,
  ].join("\n");
}

let service: ChildProcess;
let port = 0;

beforeAll(async () => {
  mkdirSync(`${folder}/data`);
  writeCollection(`${folder}/data/collection`);
  for (const name of ["search.mjs", "service.mjs"])
    writeFileSync(`${folder}/${name}`, blockWith(`// ${name}`));
  const cwd = folder;
  gatestats(
    "retrieve --data data/collection --system bm25 -o mine.trec --scores scored.csv --measures recall@5",
    { cwd },
  );
  port = await freePort();
  service = spawn(process.execPath, ["service.mjs"], { cwd, env: { ...process.env, PORT: `${port}` } });
  await listening(port);
});
afterAll(() => void service.kill());

/** Writes a study, registers and runs it, while this process goes on. */
async function ran(name: string, text: string): Promise<Run> {
  writeFileSync(`${folder}/${name}.yaml`, text);
  const registered = gatestats(`study register ${name}.yaml`, { cwd: folder });
  if (registered.code !== 0) return registered;
  return inBackground(["study", "run", `${name}.yaml`], { cwd: folder }).done;
}

function table(study: string, name: string): readonly (readonly string[])[] {
  const text = readFileSync(`${folder}/.gatestats/studies/${study}/tables/${name}.csv`, "utf8");
  return text
    .trimEnd()
    .split("\n")
    .map((line) => line.split(","));
}

test("the systems that the page shows run as they stand, and find what the same systems of gatestats find", async () => {
  const systems = `${blockWith("kind: http")}  bm25: bm25\n`.replace("8017", `${port}`);
  const changes = [
    "{ family: swap, from: bm25, to: mine }",
    "{ family: swap, from: bm25, to: scored }",
    "{ family: swap, from: command, to: service }",
    "{ family: swap, from: bm25, to: command }",
  ].join(", ");
  const latency =
    "latency: { data: collection, systems: [bm25, service], runs: 2, warmUp: 1, gateQueries: [20], draws: 20 }";
  const { code, out, err } = await ran("own", studyOf(systems, changes, latency));
  expect([code, err]).toEqual([0, ""]);
  expect(out).toContain("collection (60 questions)");
  const [header, ...rows] = table("own", "differences");
  const of = (column: string) => rows.map((row) => Number(row[header.indexOf(column)]));
  expect(of("sd").slice(0, 3)).toEqual([0, 0, 0]);
  expect(of("sd")[3]).toBeGreaterThan(0);
  expect(
    table("own", "latency")
      .slice(1)
      .map(([, system, queries, runs]) => [system, queries, runs]),
  ).toEqual([
    ["bm25", "60", "2"],
    ["service", "60", "2"],
  ]);
});

test("a command or a service is asked anew when its release changes, and only then", async () => {
  writeFileSync(
    `${folder}/count.mjs`,
    `${blockWith("// search.mjs")}\nimport { appendFileSync } from "node:fs"; appendFileSync("asked", "x");`,
  );
  const text = (release: number): string =>
    studyOf(
      `systems: { bm25: bm25, counted: { kind: command, command: [node, count.mjs, "{folder}", "{k}"], release: ${release} } }`,
      "{ family: swap, from: bm25, to: counted }",
    );
  for (const release of [1, 1, 2]) {
    writeFileSync(`${folder}/counted.yaml`, text(release));
    gatestats(["study", "register", "counted.yaml", "--amend", "asked again"], { cwd: folder });
    expect((await inBackground(["study", "run", "counted.yaml"], { cwd: folder }).done).code).toBe(0);
  }
  expect(readFileSync(`${folder}/asked`, "utf8")).toBe("xx");
});

describe("a retriever that fails is told, and nothing is taken from it", () => {
  const failing = async (name: string, system: string): Promise<string> => {
    const { code, err } = await ran(
      name,
      studyOf(`systems: { bm25: bm25, own: ${system} }`, "{ family: swap, from: bm25, to: own }"),
    );
    expect(code).toBe(2);
    return sentence(err);
  };
  const command = (program: string): string => `{ kind: command, command: [node, -e, "${program}"] }`;

  test("a command that ends with an error", async () => {
    expect(await failing("broken", command("console.error('no index'); process.exit(3)"))).toContain(
      "ended with 3: no index",
    );
  });
  test("a command that is not there", async () => {
    expect(await failing("none", "{ kind: command, command: [no-such-program] }")).toContain(
      "There is no command no-such-program.",
    );
  });
  test("a command that prints nothing, or no run", async () => {
    expect(await failing("silent", command(""))).toContain("printed nothing");
    expect(await failing("prose", command("console.log('hello')"))).toContain("the answer of node");
  });
  test("a service that is not there", async () => {
    expect(await failing("closed", "{ kind: http, url: http://127.0.0.1:9/ }")).toContain("did not answer");
  });
  test("a run that lacks a judged query, unless that is said to be nothing found", async () => {
    const lines = readFileSync(`${folder}/mine.trec`, "utf8").split("\n");
    writeFileSync(`${folder}/short.trec`, lines.filter((line) => !line.startsWith("q7 ")).join("\n"));
    expect(await failing("short", "{ kind: run, files: { collection: short.trec } }")).toContain("q7");
    const zero = studyOf(
      "systems: { bm25: bm25, own: { kind: run, files: { collection: short.trec }, missing: zero } }",
      "{ family: swap, from: bm25, to: own }",
    );
    expect((await ran("zero", zero)).code).toBe(0);
  });
  test("a collection that is not there says where it was looked for, and how to get it", async () => {
    const text = studyOf("systems: { bm25: bm25, tfidf: tfidf }", "{ family: swap, from: bm25, to: tfidf }");
    const { code, err } = await ran("nowhere", text.replace("folder: collection", "folder: nowhere"));
    expect(code).toBe(2);
    expect(sentence(err)).toContain("gatestats data fetch gets the public ones");
  });
});

test("the page names every key of a study file, every table, comparison and rule", () => {
  const { properties } = studyShape.schema as { readonly properties: Readonly<Record<string, unknown>> };
  const named = Object.keys(properties).filter(
    (key) => !/^(version|name|title|about|seed|search)$/.test(key),
  );
  for (const key of named) expect(page).toContain(`| \`${key}\``);
  for (const name of tableNames) {
    const [line] = new RegExp(`^\\| \`${name}\`.*$`, "m").exec(page)!;
    for (const [, column] of line.slice(3 + name.length).matchAll(/`(\w+)`/g))
      expect(tableColumns[name]).toContain(column);
  }
  for (const is of comparisons) expect(page).toContain(`\`${is}\``);
  for (const rule of goldenRuleNames.filter((name) => !/^threshold-|^t$|^gaffke$/.test(name)))
    expect(page).toContain(`\`${rule}\``);
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port: free } = server.address() as AddressInfo;
      server.close(() => resolve(free));
    });
  });
}

async function listening(on: number): Promise<void> {
  for (let i = 0; i < 200; i++) {
    const open = await new Promise<boolean>((resolve) => {
      const socket = createConnection(on, "127.0.0.1", () => resolve(true));
      socket.on("error", () => resolve(false)).on("connect", () => socket.destroy());
    });
    if (open) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
