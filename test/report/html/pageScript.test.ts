import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pageScript, pageScriptHash } from "../../../src/report/html/pageScript.ts";
import { root } from "../../docs/markdown.ts";

test("the script in pages is what its source is bundled to: node scripts/page-script.mjs writes it", async () => {
  const { pageScriptModule } = (await import(`${root}scripts/page-script.mjs`)) as {
    pageScriptModule: () => Promise<string>;
  };
  expect(readFileSync(`${root}src/report/html/pageScript.ts`, "utf8")).toBe(await pageScriptModule());
});

test("the script cannot end its element, and its hash is its own", () => {
  expect(pageScript).not.toMatch(/<\/script|<!--/i);
  expect(pageScriptHash).toBe(`sha256-${createHash("sha256").update(pageScript).digest("base64")}`);
});
