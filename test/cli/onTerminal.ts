import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(new URL("../../dist/gatestats.cjs", import.meta.url));

/** A question that the program asks, and the keys with which it is answered. */
export type Answered = readonly [question: string, keys: string];

/** Runs the built program on a terminal of 100 columns; each question is answered as soon as it stands there. */
export function onTerminal(words: string, cwd: string, answers: readonly Answered[]): Promise<string> {
  const { PATH = "" } = process.env;
  const line = `stty cols 100 rows 40; '${process.execPath}' '${program}' ${words}`;
  const child = spawn("script", ["-qec", line, "/dev/null"], { cwd, env: { PATH, TERM: "xterm" } });
  const left = [...answers];
  let out = "";
  let from = 0;
  child.stdout.on("data", (chunk) => {
    out += chunk;
    const [next] = left;
    const at = next === undefined ? -1 : out.indexOf(next[0], from);
    if (at < 0) return;
    from = at + next[0].length;
    left.shift();
    // a key that comes before the program listens is echoed by the terminal and lost
    setTimeout(() => child.stdin.write(next[1]), 300);
  });
  return new Promise((resolve) => child.on("close", () => resolve(out)));
}
