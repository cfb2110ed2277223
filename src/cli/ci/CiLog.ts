import { randomUUID } from "node:crypto";
import type { Environment } from "../../node/comments/Post.ts";
import type { Io } from "../Io.ts";
import { workflowCommand } from "./workflowCommand.ts";

/** What a CI job prints. */
export interface CiLog {
  /** Text that may hold anything, also lines that the runner would take for commands. */
  text(out: string, err: string): void;
  /** Something to see that is no reason to fail. */
  warning(message: string): void;
  /** Something that went well. */
  note(message: string): void;
}

/** The log of GitHub Actions, or plain lines anywhere else. */
export function ciLog(env: Environment, io: Io): CiLog {
  return env.GITHUB_ACTIONS === "true" ? githubLog(io) : plainLog(io);
}

function plainLog(io: Io): CiLog {
  return {
    text: (out, err) => {
      io.out(out);
      io.err(err);
    },
    warning: (message) => io.err(`gatestats: ${message}\n`),
    note: (message) => io.err(`gatestats: ${message}\n`),
  };
}

/** The runner reads both streams, in no order between them, for commands: all goes to one of them. */
function githubLog(io: Io): CiLog {
  return {
    text: (out, err) => {
      const again = randomUUID();
      io.out(`::stop-commands::${again}\n${ended(out)}${ended(err)}::${again}::\n`);
    },
    warning: (message) => io.out(workflowCommand("warning", "gatestats", message)),
    note: (message) => io.out(`gatestats: ${message.replaceAll(/\s+/g, " ")}\n`),
  };
}

function ended(text: string): string {
  return text === "" || text.endsWith("\n") ? text : `${text}\n`;
}
