import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { root } from "../docs/markdown.ts";

/** The action as GitHub checks it out, its programs built from the sources as they are. */
export function builtAction(): string {
  const folder = mkdtempSync(`${tmpdir()}/gatestats-action-`);
  execFileSync(process.execPath, [`${root}scripts/build-action.mjs`, `${folder}/action`]);
  cpSync(`${root}action.yml`, `${folder}/action.yml`);
  cpSync(`${root}comment`, `${folder}/comment`, { recursive: true });
  return folder;
}
