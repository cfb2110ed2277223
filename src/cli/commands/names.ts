import type { Command } from "../Command.ts";

/** The commands in the order in which help lists them; each is loaded when it is asked for. */
export const commands = {
  gate: async (): Promise<Command> => (await import("./gate.ts")).gate,
  compare: async (): Promise<Command> => (await import("./compare.ts")).compare,
  estimate: async (): Promise<Command> => (await import("./estimate.ts")).estimate,
  explain: async (): Promise<Command> => (await import("./explain.ts")).explain,
  completion: async (): Promise<Command> => (await import("./completion.ts")).completion,
  help: async (): Promise<Command> => (await import("./help.ts")).help,
} as const;

export type CommandName = keyof typeof commands;

export const commandNames: readonly CommandName[] = Object.keys(commands) as CommandName[];

/** All commands, loaded: for help and completion. */
export function allCommands(): Promise<readonly Command[]> {
  return Promise.all(commandNames.map((name) => commands[name]()));
}

/** Whether a word is the name of a command. */
export function isCommandName(word: string): word is CommandName {
  return Object.hasOwn(commands, word);
}
