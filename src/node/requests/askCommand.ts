import { spawn } from "node:child_process";
import { InputError } from "../../table/InputError.ts";
import { type Ask, oneLine, type Timed } from "./Request.ts";

/** Standard error that is kept to say why a command failed. */
const kept = 4096;

/**
 * Runs a command for each query, which gets it in place of `{}` in its words, or else on its standard input. The time is
 * that of the whole process, its start included. What it prints is thrown away.
 *
 * @throws InputError when the command cannot be started at all
 */
export function askCommand([command, ...words]: readonly string[], timeoutMs: number): Ask {
  const placed = words.some((word) => word.includes("{}"));
  return (query, signal) =>
    new Promise<Timed>((resolve, reject) => {
      const args = placed ? words.map((word) => word.replaceAll("{}", query)) : words;
      const start = performance.now();
      // A group of its own, so that what it started ends with it.
      const child = spawn(command, args, { stdio: ["pipe", "ignore", "pipe"], detached: true });
      let [said, ended] = ["", ""];
      const end = (why: string) => (): void => {
        ended = why;
        killGroup(child.pid);
      };
      const abort = end("stopped");
      const timer = setTimeout(end(`timeout after ${timeoutMs / 1000} s`), timeoutMs);
      signal.addEventListener("abort", abort, { once: true });
      const done = (): void => {
        clearTimeout(timer);
        signal.removeEventListener("abort", abort);
      };
      child.on("error", (error) => {
        done();
        reject(cannotRun(command, error));
      });
      child.stderr.on("data", (chunk: Buffer) => {
        if (said.length < kept) said += chunk.toString("utf8");
      });
      // A command that does not read its input is no failure.
      child.stdin.on("error", () => {});
      child.stdin.end(placed ? undefined : `${query}\n`);
      let ms = 0;
      const answer = (code: number | null, killed: string | null): void => {
        done();
        const how = killed === null ? `exit ${code}` : `ended by ${killed}`;
        const words = said === "" ? how : `${how}: ${oneLine(said)}`;
        resolve({ ms, error: ended || (code === 0 ? undefined : words) });
      };
      child.on("exit", (code, killed) => {
        ms = performance.now() - start;
        if (code === 0) {
          // What it left running may hold its standard error open: nobody waits for that.
          child.stderr.destroy();
          answer(code, killed);
        }
      });
      child.on("close", (code, killed) => {
        if (code !== 0) answer(code, killed);
      });
    });
}

function killGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // It has ended already.
  }
}

function cannotRun(command: string, error: Error): InputError {
  const absent = "code" in error && error.code === "ENOENT";
  return new InputError(
    "cannot-run",
    absent ? `There is no command ${command}.` : `${command} cannot be run: ${error.message}.`,
    "Give the command and its words after --, such as -- python3 ask.py. It is started without a shell: for pipes write -- bash -c '…'.",
  );
}
