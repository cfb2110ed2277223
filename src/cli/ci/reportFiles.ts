import { existsSync, mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Environment } from "../../node/comments/Post.ts";
import type { CiInputs } from "./CiInputs.ts";

/** The files that a job gets beside its log, by the name of the output that tells each path. */
export type ReportFiles = Readonly<Record<string, string>>;

/** Where the answer of a command goes; commands that give no verdict have their log alone. */
export function reportFiles(env: Environment, { command, folder, page }: CiInputs): ReportFiles {
  if (command !== "gate" && command !== "latency") return {};
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
export function textIn(path: string | undefined): string | undefined {
  return path !== undefined && existsSync(path) ? readFileSync(path, "utf8") : undefined;
}
