import { fstatSync, statSync, writeSync } from "node:fs";
import type { Page } from "../report/page.ts";

/** The outside world as a command sees it: two places to write to and what is known of them. */
export interface Io {
  /** Data: what the user asked for. */
  readonly out: (text: string) => void;
  /** Everything else: errors, warnings, progress. */
  readonly err: (text: string) => void;
  /** Width, colour and characters of standard output. */
  readonly page: Page;
}

/**
 * The process's own input and output. It writes to the descriptors at once: `process.stdout` would load
 * Node's streams, which costs more than reading the files, and would lose output at exit on a pipe.
 */
export function processIo(env: Readonly<Record<string, string | undefined>>): Io {
  return { out: (text) => write(1, text), err: (text) => write(2, text), page: pageOf(env) };
}

/** What the environment says of the page: COLUMNS, NO_COLOR, TERM=dumb, GITHUB_ACTIONS; colour on a terminal only. */
export function pageOf(env: Readonly<Record<string, string | undefined>>): Page {
  const terminal = isTerminal(1);
  const dumb = env.TERM === "dumb";
  const columns = Number(env.COLUMNS) || (terminal ? (process.stdout.columns ?? 80) : 80);
  const workflow = env.GITHUB_ACTIONS === "true";
  return { columns, color: terminal && !dumb && !env.NO_COLOR, unicode: !dumb, workflow };
}

/** Asks the descriptor first: only for a true terminal is it worth loading Node's own stream. */
function isTerminal(descriptor: number): boolean {
  try {
    const stat = fstatSync(descriptor);
    return stat.isCharacterDevice() && stat.rdev !== statSync("/dev/null").rdev && process.stdout.isTTY;
  } catch {
    return false;
  }
}

/** Writes all of a text. A reader that went away (`| head`) is not an error; a full pipe is waited for. */
function write(descriptor: number, text: string): void {
  let bytes: Uint8Array = Buffer.from(text);
  while (bytes.length > 0) {
    try {
      bytes = bytes.subarray(writeSync(descriptor, bytes));
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code;
      if (code === "EPIPE") return;
      if (code !== "EAGAIN") throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    }
  }
}
