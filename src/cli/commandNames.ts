/** The commands, in the order in which help lists them. */
export const commandNames = [
  "gate",
  "compare",
  "estimate",
  "check",
  "init",
  "check-config",
  "baseline",
  "score",
  "retrieve",
  "sample",
  "plan",
  "noise",
  "latency",
  "simulate",
  "study",
  "data",
  "explain",
  "app",
  "completion",
  "help",
] as const;

export type CommandName = (typeof commandNames)[number];

/** Whether a word is the name of a command. */
export function isCommandName(word: string): word is CommandName {
  return (commandNames as readonly string[]).includes(word);
}
