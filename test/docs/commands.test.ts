import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { beforeAll, describe, expect, test } from "vitest";
import { writeCollection } from "../cli/collection.ts";
import { gatestats, range, scores, write } from "../cli/gatestats.ts";
import { smallStudy } from "../cli/smallStudy.ts";
import { pages, pageText, root, type ShownCommand, shownCommands, shows } from "./markdown.ts";

/** Commands that are not run here, and why. */
const notRun: readonly (readonly [begins: string, why: string])[] = [
  ["npm test", "these tests are part of it"],
  ["npm install", "it installs"],
  ["node examples/make-examples.mjs", "it needs the texts of the addresses, which are installed by hand"],
  ["npm run evidence", "it runs for many minutes"],
  ["npx gatestats app", "it runs until it is ended; test/cli/app.test.ts does"],
  ["python evaluate.py", "it stands for the reader's own evaluation"],
];

const folder = mkdtempSync(`${tmpdir()}/gatestats-docs-`);

/** Files that stand for the reader's own. */
beforeAll(() => {
  for (const name of ["examples", "scripts", "studies", "package.json"])
    symlinkSync(root + name, `${folder}/${name}`);
  const own = {
    "baseline.csv": scores(400, range(0, 40)),
    "candidate.csv": scores(400, range(0, 42)),
    "repeated.csv": [
      "id,hit@5",
      ...range(0, 400).flatMap((i) => [`q${i},1`, `q${i},${i % 40 ? 1 : 0}`]),
    ].join("\n"),
    "both.csv": ["id,old,new", ...range(0, 300).map((i) => `q${i},1,1`)].join("\n"),
    "runs.csv": ["id,system,hit@5", ...range(0, 300).flatMap((i) => [`q${i},old,1`, `q${i},new,1`])].join(
      "\n",
    ),
    "several.csv": [
      "id,doc_id,hit@5",
      ...range(0, 80).map((i) => `q${i},d${i % 20}${i % 7 ? "" : `;d${(i % 20) + 20}`},${i % 3 ? 1 : 0}`),
    ].join("\n"),
    "judged.csv": [
      "id,doc_id,annotator,score",
      ...range(0, 90).map((i) => `q${i},d${i % 15},a${i % 4},${(i * 7) % 5 > 1 ? 1 : 0}`),
    ].join("\n"),
    "counts.csv": [
      "id,doc_id,tp,fp,fn",
      ...range(0, 60).map((i) => `q${i},d${i % 12},${i % 5},${i % 2},${i % 3}`),
    ].join("\n"),
    "totals-old.csv": totals(0),
    "totals-new.csv": totals(1),
    "latency-old.csv": ["id,latencyMs", ...range(0, 200).map((i) => `q${i},${100 + (i % 7)}`)].join("\n"),
    "study.yaml": smallStudy,
    "old.run": ranking([]),
    "new.run": ranking([3, 13, 23, 33]),
    "qrels.txt": range(0, 60)
      .flatMap((i) => [`q${i} 0 ${retrieved(i, 1 + (i % 6))} 2`, `q${i} 0 ${retrieved(i, 8)} 1`])
      .join("\n"),
    "latency-new.csv": ["id,latencyMs", ...range(0, 200).map((i) => `q${i},${101 + (i % 5)}`)].join("\n"),
  };
  for (const [name, text] of Object.entries(own)) writeFileSync(`${folder}/${name}`, text);
  writeCollection(`${folder}/collection`);
});

/** Documents with their items and the sum of their scores; the new system has other items. */
function totals(more: number): string {
  const row = (i: number): string => `d${i},${4 + (i % 3) + more},${3 + more + (i % 2)}`;
  return ["doc_id,claims,supported", ...range(0, 120).map(row)].join("\n");
}

/** The document at a rank. */
function retrieved(query: number, rank: number): string {
  return `d${(query * 7 + rank * 3) % 40}`;
}

/** Ten documents of each of 60 queries; some of the queries are ranked the other way round. */
function ranking(turned: readonly number[]): string {
  const score = (i: number, rank: number): number => (turned.includes(i) ? rank : 11 - rank);
  const rows = (i: number): readonly string[] =>
    range(1, 10).map((rank) => `q${i} Q0 ${retrieved(i, rank)} ${rank} ${score(i, rank)} tag`);
  return range(0, 60).flatMap(rows).join("\n");
}

/** The commands of each page, of the pages that have any. */
const commands = pages
  .map((path) => ({ path, run: shownCommands(pageText(path)).filter(isRun) }))
  .filter(({ run }) => run.length > 0);

describe.each(commands)("$path", ({ path, run: shownHere }) => {
  beforeAll(() => {
    for (const made of ["gatestats.yaml", ".gatestats/baselines"])
      rmSync(`${folder}/${made}`, { recursive: true, force: true });
  });
  for (const shown of shownHere)
    test(shown.line, () => {
      const { code, out } = run(shown.line);
      if (shown.code !== undefined) expect(code, out).toBe(shown.code);
      else if (path === "examples/README.md") expect([0, 1, 3], out).toContain(code);
      else expect(code, out).toBe(0);
      if (shown.claim !== undefined) expect(out.replaceAll(/\s+/g, " ")).toContain(shown.claim);
      if (shown.output !== undefined && !shows(shown.output, out)) expect(out).toBe(shown.output);
    });
});

test("commands are found in every kind of block, with the exit codes that are claimed", () => {
  const blocks = [
    "sh\nnpx a \\\n  b   # exit code 3\n",
    "console\n$ npx c \\\n    d\nFAIL  x\n...\n",
    "yaml\n- run: e\n",
  ];
  const found = shownCommands(blocks.map((block) => `\`\`\`${block}\`\`\`\n`).join("\n"));
  expect(found).toEqual([
    { line: "npx a    b", code: 3, output: undefined },
    { line: "npx c d", code: 1, output: "FAIL  x\n..." },
    { line: "e", code: undefined, output: undefined },
  ]);
  expect(shows("FAIL  x\n...", "FAIL  x\nmore\n")).not.toBeNull();
  expect(shows("FAIL  x\n...", "FAIL  y\nmore\n")).toBeNull();
});

test("the README's table of floors holds: with one question fewer an unchanged system does not pass", () => {
  const rows = [...pageText("README.md").matchAll(/^\| (0\.\d+) +\| (\d+) +\|$/gm)];
  expect(rows).toHaveLength(4);
  for (const [, margin, questions] of rows) {
    const words = `--metric hit@5 --margin ${margin}`;
    const codes = [Number(questions), Number(questions) - 1].map((count) => {
      const file = write(`floor-${count}.csv`, scores(count, []));
      return gatestats(`gate ${file} ${file} ${words}`).code;
    });
    expect(codes).toEqual([0, 3]);
  }
});

test("npx finds the program in a clone, without asking a registry", () => {
  const cache = mkdtempSync(`${tmpdir()}/gatestats-npm-`);
  const { status, stdout } = spawnSync("npx", ["--offline", "gatestats", "--version"], {
    cwd: root,
    env: { PATH: process.env.PATH, npm_config_cache: cache },
    encoding: "utf8",
  });
  const { version } = JSON.parse(pageText("package.json"));
  expect([status, stdout.trim()]).toEqual([0, version]);
});

function isRun({ line }: ShownCommand): boolean {
  return !notRun.some(([begins]) => line.startsWith(begins));
}

/** Runs a line as a reader would, in a folder with the examples; `npx gatestats` is the built program. */
function run(line: string): { readonly code: number | null; readonly out: string } {
  const npx = `npx() { shift; '${process.execPath}' '${root}dist/gatestats.cjs' "$@"; }`;
  const { status, stdout } = spawnSync("bash", ["-o", "pipefail", "-c", `exec 2>&1\n${npx}\n${line}`], {
    cwd: folder,
    env: { PATH: process.env.PATH },
    encoding: "utf8",
  });
  return { code: status, out: stdout };
}
