import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Run } from "./gatestats.ts";

const program = fileURLToPath(new URL("../../dist/gatestats.cjs", import.meta.url));

/** A run of the built program beside this process, which may be the service that it asks, or end it. */
export interface BackgroundRun {
  readonly child: ChildProcess;
  readonly done: Promise<Run>;
}

export function inBackground(
  words: readonly string[],
  { cwd, env = {} }: { readonly cwd: string; readonly env?: Record<string, string> },
): BackgroundRun {
  const { PATH = "" } = process.env;
  const child = spawn(process.execPath, [program, ...words], { cwd, env: { PATH, ...env } });
  let [out, err] = ["", ""];
  child.stdout.on("data", (chunk) => (out += chunk));
  child.stderr.on("data", (chunk) => (err += chunk));
  return { child, done: new Promise((resolve) => child.on("close", (code) => resolve({ code, out, err }))) };
}
