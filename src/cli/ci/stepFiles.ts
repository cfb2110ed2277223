import { randomUUID } from "node:crypto";
import { appendFileSync, readFileSync } from "node:fs";
import type { Environment } from "../../node/comments/Post.ts";

/** Hands values to later steps of GitHub Actions; each between lines that no value can hold by chance. */
export function writeOutputs(env: Environment, outputs: Readonly<Record<string, string>>): void {
  const end = randomUUID();
  const text = Object.entries(outputs).map(([name, value]) => `${name}<<${end}\n${value}\n${end}\n`);
  if (env.GITHUB_OUTPUT) appendFileSync(env.GITHUB_OUTPUT, text.join(""));
}

/** UTF-16 units of a summary; GitHub takes 1 MiB of a step. */
const longestSummary = 300_000;

/** Shows Markdown on the page of a run of GitHub Actions. */
export function writeSummary(env: Environment, markdown: string): void {
  if (env.GITHUB_STEP_SUMMARY)
    appendFileSync(env.GITHUB_STEP_SUMMARY, `${markdown.slice(0, longestSummary)}\n`);
}

/** The event that started a run of GitHub Actions; undefined where there is none that can be read. */
export function readEvent(env: Environment): unknown {
  try {
    return JSON.parse(readFileSync(env.GITHUB_EVENT_PATH ?? "", "utf8"));
  } catch {
    return undefined;
  }
}
