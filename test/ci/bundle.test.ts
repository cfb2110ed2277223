import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { isBuiltin } from "node:module";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "../docs/markdown.ts";
import { builtAction } from "./builtAction.ts";

let fresh: string;
beforeAll(() => {
  fresh = builtAction();
});
afterAll(() => rmSync(fresh, { recursive: true }));

test("the program that CI runs is the one that the sources make: after a change, npm run action and commit", () => {
  expect(hashes(`${root}action`)).toEqual(hashes(`${fresh}/action`));
});

test("it is small enough to be checked out in every job, and needs no package", () => {
  const texts = programs(`${fresh}/action`).map(([, text]) => text);
  expect(texts.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(1_500_000);
  const needed = texts.flatMap((text) => [...text.matchAll(/\brequire\(["`]([^"`]+)["`]\)/g)]);
  const packages = needed.map(([, name]) => name).filter((name) => !name.startsWith(".") && !isBuiltin(name));
  expect(packages).toEqual([]);
});

/** A digest of each program: a difference of minified lines would help nobody. */
function hashes(folder: string): Readonly<Record<string, string>> {
  const digest = (text: string): string => createHash("sha256").update(text).digest("hex");
  return Object.fromEntries(programs(folder).map(([name, text]) => [name, digest(text)]));
}

function programs(folder: string): readonly (readonly [string, string])[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".cjs"))
    .sort()
    .map((name) => [name, readFileSync(`${folder}/${name}`, "utf8")]);
}
