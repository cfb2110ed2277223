import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { pageText, root } from "./markdown.ts";

const text = pageText("docs/ARCHITECTURE.md");
const rows = [...text.matchAll(/^\| `src\/(\w+)` +\| (.*?) +\| (.*?) +\|$/gm)].map(([, folder, , rule]) => ({
  folder,
  rule,
}));

test("the architecture names the folders of src, no more and no fewer", () => {
  const folders = readdirSync(`${root}src`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(rows.map(({ folder }) => folder).sort()).toEqual(folders.sort());
});

test("the architecture's import rules are those that are checked", () => {
  const { forbidden } = createRequire(import.meta.url)(`${root}.dependency-cruiser.cjs`) as {
    readonly forbidden: readonly { readonly name: string; readonly comment?: string }[];
  };
  for (const { folder, rule } of rows) {
    const checked = forbidden.find(({ name }) => name === `${folder}-imports`);
    if (checked === undefined) expect(rule).toBe("everything");
    else
      expect(checked.comment).toBe(`src/${folder} may import only: ${[folder, ...named(rule)].join(", ")}`);
  }
});

/** The folders that a rule names. */
function named(rule: string): readonly string[] {
  return [...rule.matchAll(/`(\w+)`/g)].map(([, folder]) => folder);
}
