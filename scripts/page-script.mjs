// Bundles the script of pages and writes it, with the hash that a page's policy allows, into src/report/html/pageScript.ts.
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

const root = fileURLToPath(new URL("..", import.meta.url));

/** The module that holds the script, as text. */
export async function pageScriptModule() {
  const bundle = await rolldown({ cwd: root, input: "src/report/html/browser/listings.ts" });
  const { output } = await bundle.generate({ format: "iife", minify: true, comments: false });
  await bundle.close();
  const script = output[0].code.trim();
  const hash = createHash("sha256").update(script).digest("base64");
  return `// Written by scripts/page-script.mjs from browser/listings.ts.

/** The script of pages with listings. */
export const pageScript: string =
  ${JSON.stringify(script)};

/** Its hash, as a content security policy names it. */
export const pageScriptHash: string = "sha256-${hash}";
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(`${root}src/report/html/pageScript.ts`, await pageScriptModule());
