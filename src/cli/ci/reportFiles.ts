import { existsSync, mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Environment } from "../../node/comments/Post.ts";
import type { CiInputs } from "./CiInputs.ts";

/** The files of a verdict beside the log, by the name of the output that tells each path. */
export interface ReportFiles {
  readonly json: string;
  readonly markdown: string;
  readonly junit: string;
  readonly html?: string;
}

/** Where the files of a verdict go: the folder asked for, or a new one among the job's temporary files. */
export function reportFiles(env: Environment, { folder, page }: CiInputs): ReportFiles {
  const place = folder ?? mkdtempSync(join(env.RUNNER_TEMP || tmpdir(), "gatestats-"));
  mkdirSync(place, { recursive: true });
  const named = (ending: string): string => resolve(place, `gatestats.${ending}`);
  return {
    json: named("json"),
    markdown: named("md"),
    junit: named("xml"),
    ...(page !== undefined && { html: resolve(page) }),
  };
}

/** The text of a file; undefined where it was not written. */
export function textIn(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}
