import type { Io } from "../Io.ts";
import { run } from "../run.ts";

/** What a command printed, and how it ended. */
export interface Captured {
  readonly exitCode: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command line in this process and keeps what it prints. */
export async function captured(words: readonly string[], io: Io): Promise<Captured> {
  let [out, err] = ["", ""];
  const exitCode = await run(words, {
    ...io,
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
  });
  return { exitCode, out, err };
}
