import { existsSync } from "node:fs";
import { appendText } from "../../node/appendText.ts";
import type { Environment } from "../../node/comments/Post.ts";
import { linesOf } from "../../report/ci/outputLines.ts";

/** Hands values on to later steps of GitHub; anywhere else there is nobody to hand them to. */
export function tellStep(env: Environment, values: Readonly<Record<string, string | number>>): void {
  if (env.GITHUB_OUTPUT) appendText(env.GITHUB_OUTPUT, linesOf(values));
}

/** The paths of those files that were written. */
export function written(files: object): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(files).filter(([, path]) => existsSync(path)));
}
