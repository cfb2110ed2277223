import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { parse } from "yaml";

/** The parts of an action.yml that a runner reads. */
export interface ActionFile {
  readonly inputs: Readonly<Record<string, { readonly default?: string; readonly required?: boolean }>>;
  readonly outputs: Readonly<Record<string, { readonly value: string }>>;
  readonly runs: { readonly using: string; readonly steps: readonly Step[] };
}

interface Step {
  readonly id: string;
  readonly shell: string;
  readonly run: string;
  readonly env: Readonly<Record<string, string>>;
  readonly "working-directory"?: string;
}

/** What a step of a workflow asks of an action. */
export interface Use {
  /** The folder that holds the action.yml. */
  readonly action: string;
  readonly with: Readonly<Record<string, string>>;
  /** Where the job's files are. */
  readonly cwd: string;
  readonly event?: unknown;
  readonly env?: Readonly<Record<string, string>>;
}

/** What a run left behind. */
export interface ActionRun {
  readonly code: number | null;
  readonly log: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
}

/** Reads the action.yml of a folder. */
export function readAction(folder: string): ActionFile {
  return parse(readFileSync(`${folder}/action.yml`, "utf8")) as ActionFile;
}

/** Runs the steps of a composite action as GitHub's runner does: inputs by its expressions, bash, files for the rest. */
export async function runAction({ action, with: given, cwd, event = {}, env = {} }: Use): Promise<ActionRun> {
  const { inputs, outputs, runs } = readAction(action);
  const temp = mkdtempSync(`${tmpdir()}/gatestats-runner-`);
  const files = {
    GITHUB_OUTPUT: `${temp}/output`,
    GITHUB_STEP_SUMMARY: `${temp}/summary`,
    GITHUB_EVENT_PATH: `${temp}/event.json`,
  };
  writeFileSync(files.GITHUB_EVENT_PATH, typeof event === "string" ? event : JSON.stringify(event));
  const context: Record<string, string> = { "github.token": "ghs_default" };
  for (const [name, { default: usual = "" }] of Object.entries(inputs))
    context[`inputs.${name}`] = given[name] ?? evaluated(usual, context);
  let log = "";
  let code: number | null = 0;
  for (const step of runs.steps) {
    const script = `${temp}/${step.id}.sh`;
    writeFileSync(script, evaluated(step.run, context));
    const folder = `${cwd}/${evaluated(step["working-directory"] ?? ".", context)}`;
    const own = Object.entries(step.env).map(([name, value]) => [name, evaluated(value, context)]);
    const { PATH = "" } = process.env;
    const all = {
      PATH,
      GITHUB_ACTIONS: "true",
      GITHUB_ACTION_PATH: action,
      GITHUB_REPOSITORY: "acme/search",
      GITHUB_SERVER_URL: "https://github.example",
      GITHUB_RUN_ID: "77",
      RUNNER_TEMP: temp,
      ...files,
      ...env,
      ...Object.fromEntries(own),
    };
    const done = await run("bash", ["--noprofile", "--norc", "-eo", "pipefail", script], folder, all);
    log += done.log;
    code = done.code;
    for (const [name, value] of readOutputs(files.GITHUB_OUTPUT))
      context[`steps.${step.id}.outputs.${name}`] = value;
    if (code !== 0) break;
  }
  const values = Object.entries(outputs).map(([name, { value }]) => [name, evaluated(value, context)]);
  return { code, log, outputs: Object.fromEntries(values), summary: textOf(files.GITHUB_STEP_SUMMARY) };
}

/** Runs a program and keeps what it prints, in the order in which it comes. */
export function run(
  program: string,
  words: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>>,
): Promise<{ readonly code: number | null; readonly log: string }> {
  return new Promise((resolve) => {
    const child = spawn(program, words, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
    let log = "";
    child.stdout.on("data", (chunk) => (log += chunk));
    child.stderr.on("data", (chunk) => (log += chunk));
    child.on("close", (code) => resolve({ code, log }));
  });
}

/** Replaces `${{ name }}` by its value; a name that there is not is empty, as in GitHub's own. */
function evaluated(text: string, context: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\$\{\{\s*([\w.-]+)\s*\}\}/g, (_, name: string) => context[name] ?? "");
}

/** `name=value`, or `name<<END`, the value, `END`; a later value of a name counts. */
function readOutputs(path: string): readonly (readonly [string, string])[] {
  const lines = /^([\w-]+)(?:=(.*)|<<(\S+)\n([\s\S]*?)\n\3)$/gm;
  return [...textOf(path).matchAll(lines)].map(([, name, short, , long]) => [name, short ?? long]);
}

function textOf(path: string): string {
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}
