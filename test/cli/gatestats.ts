import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(new URL("../../dist/gatestats.cjs", import.meta.url));

/** The repository's own examples. */
export const examples: string = fileURLToPath(new URL("../../examples", import.meta.url));

export interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the built program in a folder of its own files. */
export function gatestats(
  words: readonly string[] | string,
  { cwd = files, input = "", env = {} }: { cwd?: string; input?: string; env?: Record<string, string> } = {},
): Run {
  const args = typeof words === "string" ? words.split(" ") : words;
  const { PATH = "" } = process.env;
  const run = spawnSync(process.execPath, [program, ...args], {
    cwd,
    input,
    env: { PATH, ...env },
    encoding: "utf8",
  });
  return { code: run.status, out: run.stdout, err: run.stderr };
}

/** Runs the built program on the larger example and sends it Ctrl-C when it is at work. */
export async function interrupted(words: string): Promise<Run> {
  const child = spawn(process.execPath, [program, ...words.split(" ")], { cwd: `${examples}/sotu` });
  let out = "";
  let err = "";
  child.stdout.on("data", (chunk) => (out += chunk));
  child.stderr.on("data", (chunk) => (err += chunk));
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  setTimeout(() => child.kill("SIGINT"), 2000);
  return { code: await ended, out, err };
}

/** A command line run by the shell, for pipes; `gatestats` stands for the built program. */
export function shell(line: string): Run {
  const run = spawnSync(
    "bash",
    ["-o", "pipefail", "-c", `gatestats() { '${process.execPath}' '${program}' "$@"; }\n${line}`],
    {
      cwd: files,
      encoding: "utf8",
    },
  );
  return { code: run.status, out: run.stdout, err: run.stderr };
}

/** Writes a file into the folder in which commands run. */
export function write(name: string, text: string): string {
  writeFileSync(`${files}/${name}`, text);
  return name;
}

/** Rows of a CSV: `count` questions, of which those from `from` on score 0, the others 1; ten to a document. */
export function scores(count: number, zeros: readonly number[], header = "id,hit@5"): string {
  const lost = new Set(zeros);
  const rows = Array.from({ length: count }, (_, i) => {
    const document = header.includes("doc_id") ? `,d${Math.floor(i / 10)}` : "";
    return `q${i}${document},${lost.has(i) ? 0 : 1}`;
  });
  return `${[header, ...rows].join("\n")}\n`;
}

/** The numbers from `first`, `count` of them. */
export function range(first: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, i) => first + i);
}

const files = mkdtempSync(`${tmpdir()}/gatestats-cli-`);
