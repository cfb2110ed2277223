import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { codeBlocks, pageText, root } from "./markdown.ts";

// The README's example of the library, held to the types and run. It is written where Node's types are found.
const folder = `${root}dist/.readme-${process.pid}`;

beforeAll(() => {
  const [example] = codeBlocks(pageText("README.md")).filter(({ language }) => language === "ts");
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/example.ts`, example.text);
  const compilerOptions = { rootDir: "../..", paths: { gatestats: ["../../src/index.ts"] } };
  const config = { extends: "../../tsconfig.json", compilerOptions, include: ["example.ts"] };
  writeFileSync(`${folder}/tsconfig.json`, JSON.stringify(config));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the README's example of the library compiles", () => {
  const tsc = `${root}node_modules/@typescript/native/bin/tsc`;
  const { status, stdout } = spawnSync(process.execPath, [tsc, "-p", folder], { encoding: "utf8" });
  expect(stdout).toBe("");
  expect(status).toBe(0);
});

test("the README's example of the library prints the verdict that stands beside it", () => {
  const [example] = codeBlocks(pageText("README.md")).filter(({ language }) => language === "ts");
  const [, verdict] = /console\.log\(result\.verdict\); \/\/ (\w+)/.exec(example.text)!;
  writeFileSync(
    `${folder}/run.ts`,
    example.text.replace('"gatestats"', JSON.stringify(`${root}src/index.ts`)),
  );
  const words = [`${root}scripts/run-ts.mjs`, `${folder}/run.ts`];
  const { stdout, stderr } = spawnSync(process.execPath, words, { cwd: root, encoding: "utf8" });
  expect(stderr).toBe("");
  expect(stdout.split("\n")[0]).toBe(verdict);
});

test("the built library imports no package but, late, those that are asked for: it installs alone and runs in a browser", () => {
  const built = readdirSync(`${root}dist/lib`, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".js"),
  );
  expect(built).toContain("index.js");
  const imported = built.flatMap((name) => [
    ...readFileSync(`${root}dist/lib/${name}`, "utf8").matchAll(
      /^(?:import|export)\b[^;"]*"([^"]+)";|\bimport\("([^"]+)"\)/gm,
    ),
  ]);
  const { peerDependenciesMeta } = JSON.parse(readFileSync(`${root}package.json`, "utf8"));
  const packages = imported
    .map(([, at, later]) => at ?? `late ${later}`)
    .filter((path) => !/^(late )?\./.test(path));
  expect(packages.filter((path) => !peerDependenciesMeta[path.replace("late ", "")]?.optional)).toEqual([]);
  expect(packages.filter((path) => !path.startsWith("late "))).toEqual([]);
});
