import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterEach, describe, expect, test } from "vitest";
import { validateXML } from "xmllint-wasm";
import { root } from "../docs/markdown.ts";
import { gatestats, range, shell, write } from "./gatestats.ts";

// The formats for CI, as the built program prints them. test/files/reports keeps one of each; `vitest -u` writes them anew.

const folder = shell("pwd").out.trim();
const read = (name: string): string => readFileSync(`${folder}/${name}`, "utf8");
const documents = ["--cluster", "doc_id", "--estimand", "macro"];

const latencies = ["baseline", "candidate"].map((side) => `examples/latency/${side}.csv`);

/** The verdicts that are kept, each with its exit code. */
const cases: readonly (readonly [name: string, words: readonly string[], code: number])[] = [
  ["gate-pass", example("pass", "--metric", "hit@5", "--margin", "0.02"), 0],
  ["gate-fail", example("fail", "--metric", "hit@5", "--margin", "0.02"), 1],
  ["gate-inconclusive", example("inconclusive", "--metric", "hit@5", "--margin", "0.02"), 3],
  [
    "gate-several",
    example("inconclusive", "--metric", "hit@1", "--metric", "hit@5", "--metric", "rr", "--margin", "0.2"),
    0,
  ],
  ["latency-limit", ["latency", "examples/latency/candidate.csv", "--limit", "3000"], 0],
  ["latency-margin", ["latency", ...latencies, "--margin", "50"], 3],
  ["gate-error", example("pass", "--metric", "hit@7", "--margin", "0.02"), 2],
];

function example(name: string, ...words: readonly string[]): readonly string[] {
  const files = ["baseline", "candidate"].map((side) => `examples/golden/${name}/${side}.csv`);
  return ["gate", ...files, ...documents, ...words];
}

const schemas = { bencher: "bmf.json", benchmark: "benchmark.json", shields: "shields.json" } as const;

describe.each(cases)("%s", (name, words, exitCode) => {
  const endings = ["xml", "md", "json", ...Object.values(schemas)];
  const files = endings.flatMap((ending) => ["-o", `${folder}/${name}.${ending}`]);
  const run = gatestats([...words, "--format", "github", ...files], { cwd: root });
  const kept = (ending: string): string => `../files/reports/${name}.${ending}`;
  const written = (ending: string): string => read(`${name}.${ending}`).replaceAll(`${folder}/`, "");

  test("prints annotations of GitHub beside the text, and keeps its exit code", async () => {
    expect(run.code).toBe(exitCode);
    await expect(run.out.replaceAll(`${folder}/`, "")).toMatchFileSnapshot(kept("github.txt"));
  });

  test("writes JUnit XML that its schema takes", async () => {
    await expect(written("xml")).toMatchFileSnapshot(kept("xml"));
    expect(await faultsOf(written("xml"))).toEqual([]);
  });

  test("writes Markdown", async () => {
    if (exitCode === 2) expect(existsSync(`${folder}/${name}.md`)).toBe(false);
    else
      await expect(written("md").replace(/gatestats: \d+\.\d+\.\d+/, "gatestats: 0.0.0")).toMatchFileSnapshot(
        kept("md"),
      );
  });

  test.each(Object.entries(schemas))("writes what the schema of %s says", async (format, ending) => {
    if (exitCode === 2) return expect(existsSync(`${folder}/${name}.${ending}`)).toBe(false);
    await expect(written(ending)).toMatchFileSnapshot(kept(ending));
    const schema = JSON.parse(readFileSync(`${root}docs/schema/${format}.schema.json`, "utf8"));
    const valid = new Ajv2020({ allErrors: true }).compile(schema);
    valid(JSON.parse(written(ending)));
    expect(valid.errors).toBeNull();
  });
});

/** What the schema of JUnit XML has against a text. */
async function faultsOf(xml: string): Promise<readonly string[]> {
  const schema = readFileSync(`${root}docs/schema/junit.xsd`, "utf8");
  const { errors } = await validateXML({ xml: { fileName: "report.xml", contents: xml }, schema });
  return errors.map(({ rawMessage }) => rawMessage);
}

/** A pair of files in which the candidate loses the first questions. */
function pair(
  name: string,
  count: number,
  lost: number,
  id = (i: number): string => `q${i}`,
): readonly string[] {
  const rows = (score: (i: number) => number): string =>
    [
      "id,hit",
      ...range(0, count).map((i) => `${JSON.stringify(id(i)).replaceAll('\\"', '""')},${score(i)}`),
    ].join("\n");
  return [
    write(
      `${name}-before.csv`,
      rows(() => 1),
    ),
    write(
      `${name}-after.csv`,
      rows((i) => (i < lost ? 0 : 1)),
    ),
  ];
}

/** The files of a step of GitHub. */
const files = { GITHUB_OUTPUT: `${folder}/outputs`, GITHUB_STEP_SUMMARY: `${folder}/summary` };
afterEach(() => {
  for (const path of Object.values(files)) rmSync(path, { force: true });
});

describe("the colour in a viewer agrees with the exit code", () => {
  const small = ["gate", ...pair("small", 20, 0), "--metric", "hit", "--margin", "0.02"];
  const lost = ["gate", ...pair("lost", 200, 40), "--metric", "hit", "--margin", "0.02"];
  const outcome = (words: readonly string[]): readonly (number | string | null | undefined)[] => {
    const { code, out } = gatestats([...words, "--format", "junit"]);
    return [code, /<(failure|skipped|error|system-out)\b/.exec(out)?.[1]];
  };

  test.each([
    [small, 3, "failure"],
    [[...small, "--on-inconclusive", "fail"], 1, "failure"],
    [[...small, "--on-inconclusive", "pass"], 0, "skipped"],
    [[...small, "--exit-zero"], 0, "skipped"],
    [lost, 1, "failure"],
    [[...lost, "--exit-zero"], 0, "skipped"],
  ])("%s", (words, code, element) => expect(outcome(words)).toEqual([code, element]));
});

test("several files are written at once, and the exit code is the verdict's", () => {
  const names = ["m.json", "m.xml", "m.bmf.json", "m.benchmark.json", "m.shields.json", "m.csv"];
  const words = ["gate", ...pair("many", 200, 40), "--metric", "hit", "--margin", "0.02"];
  const { code, out } = gatestats([...words, ...names.flatMap((name) => ["-o", name])]);
  expect([code, out.slice(0, 4)]).toEqual([1, "FAIL"]);
  expect(JSON.parse(read("m.json")).verdict).toBe("fail");
  expect(read("m.xml")).toContain('<failure type="fail"');
  expect(Object.keys(JSON.parse(read("m.bmf.json")).hit)).toEqual(["baseline", "candidate", "difference"]);
  expect(JSON.parse(read("m.benchmark.json"))[0].value).toBe(0.8);
  expect(JSON.parse(read("m.shields.json")).color).toBe("red");
});

describe("an error of the input", () => {
  test("is written whole as JUnit XML in place of the verdict", async () => {
    write("stale.xml", "<old/>");
    const { code, err } = gatestats(["gate", "no.csv", "neither.csv", "--margin", "0.02", "-o", "stale.xml"]);
    expect(code).toBe(2);
    expect(err).toContain("no.csv");
    expect(read("stale.xml")).toContain('errors="1"');
    expect(await faultsOf(read("stale.xml"))).toEqual([]);
  });

  test("is not written over what was to be read", () => {
    write("read.xml", "<testsuite name='a' tests='0' failures='0' errors='0'/>");
    for (const words of [[], ["--no-such-flag"]]) {
      const { code } = gatestats([
        "gate",
        "read.xml",
        "read.xml",
        "--margin",
        "0.1",
        ...words,
        "-o",
        "read.xml",
      ]);
      expect(code).toBe(2);
      expect(read("read.xml")).toContain("name='a'");
    }
  });

  test("is an annotation at its place, and still told in words", () => {
    write("bad.csv", "id,hit\nq1,1\nq2,often\n");
    const { code, out, err } = gatestats("gate bad.csv bad.csv --metric hit --margin 0.02 --format github");
    expect(code).toBe(2);
    expect(out).toMatch(/^::error title=gatestats,file=bad\.csv,line=3::.*often/);
    expect(err).toContain("often");
  });
});

describe("XML", () => {
  test("holds ids of any kind, and cuts what viewers cannot show", async () => {
    const ids = ["]]><x/>", "\u0001\u0008", "\ud800", "a\u202eb", '"&<>', "x".repeat(10_000)];
    const words = [
      "gate",
      ...pair("odd", 200, 60, (i) => ids[i] ?? `q${i}`),
      "--metric",
      "hit",
      "--margin",
      "0.02",
    ];
    const { out } = gatestats([...words, "--format", "junit"]);
    expect(await faultsOf(out)).toEqual([]);
    expect(/<failure[^>]*>([^<]*)</.exec(out)?.[1].length).toBeLessThan(20_000);
  });
});

describe("GitHub", () => {
  const lost = ["gate", ...pair("hub", 200, 40), "--metric", "hit", "--margin", "0.02"];

  test("is given the verdict as outputs of the step", () => {
    const { code } = gatestats([...lost, "--format", "github", "-o", "a.xml", "-o", "b.json"], {
      env: files,
    });
    expect(code).toBe(1);
    const outputs = outputsOf(read("outputs"));
    expect(outputs).toMatchObject({ verdict: "fail", "exit-code": "1", metric: "hit", difference: "-0.2" });
    expect(outputs.report).toBe("a.xml\nb.json");
    expect(JSON.parse(outputs.metrics)[0]).toMatchObject({ verdict: "fail", role: "must", candidate: 0.8 });
  });

  test("without its files is told so, and the verdict stands", () => {
    const { code, err } = gatestats([...lost, "--format", "github"]);
    expect(code).toBe(1);
    expect(err).toContain("GITHUB_STEP_SUMMARY is not set");
    expect(err).toContain("GITHUB_OUTPUT is not set");
    const nowhere = { GITHUB_OUTPUT: `${folder}/no/outputs`, GITHUB_STEP_SUMMARY: `${folder}/no/summary` };
    expect(gatestats([...lost, "--format", "github"], { env: nowhere }).code).toBe(1);
  });

  test("finds no command in an id, in annotations, in the text or in an error", () => {
    const hostile = [
      "::error::boo",
      "a\n::set-output name=x::y",
      "##[error]boo",
      "::stop-commands::t",
      "a%0A::warning::b",
    ];
    const ids = (i: number): string => hostile[i] ?? `q${i}`;
    const words = ["gate", ...pair("inject", 200, 40, ids), "--metric", "hit", "--margin", "0.02"];
    for (const [more, env] of [
      [["--format", "github"], {}],
      [[], { GITHUB_ACTIONS: "true" }],
    ] as const) {
      const { out, err } = gatestats([...words, ...more], { env: { COLUMNS: "40", ...env } });
      expect(commandsIn(out + err)).toEqual(more.length > 0 ? ["error"] : []);
    }
    const [before] = pair("twice", 4, 0, () => "::error::boo");
    const { err } = gatestats(
      ["gate", before, before, "--metric", "hit", "--margin", "0.02", "--format", "github"],
      { env: { COLUMNS: "40" } },
    );
    expect(err).toContain("boo");
    expect(commandsIn(err)).toEqual([]);
  });

  test("shows ten annotations of a kind, the last of which counts the others", () => {
    const names = range(0, 25).map((i) => `m${i}`);
    const rows = (score: number): string =>
      [
        ["id", ...names].join(),
        ...range(0, 300).map((i) => [`q${i}`, ...names.map(() => score)].join()),
      ].join("\n");
    const [before, after] = [write("wide-before.csv", rows(1)), write("wide-after.csv", rows(0))];
    const metrics = names.flatMap((name) => ["--metric", name]);
    const { out } = gatestats(["gate", before, after, ...metrics, "--margin", "0.02", "--format", "github"]);
    expect(commandsIn(out)).toEqual(range(0, 10).map(() => "error"));
    expect(out).toContain("::error title=16 more::16 more: FAIL m9, ");
  });
});

/** The workflow commands that a runner would find. */
function commandsIn(log: string): readonly string[] {
  return log.split(/[\r\n]+/).flatMap((line) => {
    const found = /^\s*::([\w-]+)/.exec(line) ?? /##\[([\w-]+)/.exec(line);
    return found === null ? [] : [found[1]];
  });
}

/** Outputs as a runner reads them. */
function outputsOf(text: string): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const [, name, end, long, short] of text.matchAll(/^([\w-]+)(?:<<(\S+)\n([\s\S]*?)\n\2|=(.*))$/gm))
    found[name] = end === undefined ? short : long;
  return found;
}

test("compare writes Markdown, down to the questions of a few comparisons", async () => {
  const systems = ["baseline", "candidate"].map((side) => `examples/golden/inconclusive/${side}.csv`);
  const words = [
    "compare",
    ...systems,
    ...documents,
    "--metric",
    "hit@1",
    "--metric",
    "hit@5",
    "--format",
    "md",
  ];
  const { code, out } = gatestats(words, { cwd: root });
  expect(code).toBe(0);
  expect(out.length).toBeLessThanOrEqual(60_000);
  await expect(out.replace(/gatestats: \d+\.\d+\.\d+/, "gatestats: 0.0.0")).toMatchFileSnapshot(
    "../files/reports/compare-several.md",
  );
});

describe("20,000 questions that changed", () => {
  const words = [
    "gate",
    ...pair("large", 20_000, 20_000, (i) => `a question of usual length ${i}`),
    "--metric",
    "hit",
    "--margin",
    "0.02",
  ];

  test("stay within what GitHub shows, and are counted where they are not named", () => {
    const run = gatestats([...words, "--format", "github", "-o", "large.md"], { env: files });
    expect(run.code).toBe(1);
    const markdown = read("large.md");
    expect(markdown.length).toBeGreaterThan(55_000);
    expect(markdown.length).toBeLessThanOrEqual(60_000);
    expect(markdown).toMatch(/^- 1\d,\d{3} more are in the page/m);
    expect(read("summary")).toBe(markdown);
    const [annotation] = run.out.split("\n").filter((line) => line.startsWith("::"));
    expect(annotation.length).toBeLessThan(4200);
    expect(annotation).toContain("19,990 more worse");
  });

  test("leave the summary of a step below 1 MiB, whatever stands in it already", () => {
    for (const before of [1024 * 1024 - 20_000, 1024 * 1024 - 100]) {
      writeFileSync(files.GITHUB_STEP_SUMMARY, "x".repeat(before));
      const { code, err } = gatestats([...words, "--format", "github"], { env: files });
      expect(code).toBe(1);
      expect(Buffer.byteLength(read("summary"))).toBeLessThanOrEqual(1024 * 1024);
      expect(err.includes("is full")).toBe(before > 1024 * 1024 - 1000);
    }
  });
});
