import { randomUUID } from "node:crypto";
import type { Environment } from "../../node/comments/Post.ts";
import { workflowCommand } from "../../report/ci/workflowCommand.ts";
import { inLine } from "../../report/page.ts";
import type { Io } from "../Io.ts";

/** What a CI job prints. */
export interface CiLog {
  /** Text that may hold anything, also lines that a runner would take for commands. */
  text(text: string): void;
  /** Something to see that is no reason to fail. */
  warning(message: string): void;
  /** Something that went well. */
  note(message: string): void;
}

/** Whether a job runs on GitHub Actions. */
export function onGithub(env: Environment): boolean {
  return env.GITHUB_ACTIONS === "true";
}

/** The log of GitHub Actions, or plain lines on standard error anywhere else. */
export function ciLog(env: Environment, io: Io): CiLog {
  return onGithub(env) ? githubLog(io) : plainLog(io);
}

function plainLog(io: Io): CiLog {
  const say = (message: string): void => io.err(`gatestats: ${message}\n`);
  return { text: (text) => io.err(text), warning: say, note: say };
}

/** The runner reads both streams, in no order between them: what must stay in order goes to one of them. */
function githubLog(io: Io): CiLog {
  return {
    text: (text) => {
      const again = randomUUID();
      if (text !== "") io.out(`::stop-commands::${again}\n${text.trimEnd()}\n::${again}::\n`);
    },
    warning: (message) => io.out(workflowCommand("warning", { title: "gatestats" }, message)),
    note: (message) => io.out(`gatestats: ${inLine(message)}\n`),
  };
}
