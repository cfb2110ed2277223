import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { root } from "../docs/markdown.ts";

test("the program starts with what a gate needs and no other command's parts", () => {
  const program = readFileSync(`${root}dist/gatestats.cjs`, "utf8");
  const atStart = [...program.matchAll(/=require\("\.\/chunks\/([\w-]+)\.cjs"\)/g)].map(([, name]) => name);
  expect(atStart).toEqual(["shared"]);
  const shared = readFileSync(`${root}dist/chunks/shared.cjs`, "utf8");
  const parts = [...shared.matchAll(/=require\("\.\/([\w-]+)\.cjs"\)/g)].map(([, name]) => name);
  expect(parts.filter((name) => name !== "rolldown-runtime")).toEqual([]);
});
