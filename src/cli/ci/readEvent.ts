import { readFileSync } from "node:fs";
import type { Environment } from "../../node/comments/Post.ts";

/** The event that started a run of GitHub Actions; undefined where there is none that can be read. */
export function readEvent(env: Environment): unknown {
  try {
    return JSON.parse(readFileSync(env.GITHUB_EVENT_PATH ?? "", "utf8"));
  } catch {
    return undefined;
  }
}
