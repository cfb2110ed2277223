import type { Command } from "../Command.ts";
import { type CommandName, commandNames } from "../commandNames.ts";

/** Each command, loaded when it is asked for. */
export const commands: Readonly<Record<CommandName, () => Promise<Command>>> = {
  gate: async () => (await import("./gate.ts")).gate,
  compare: async () => (await import("./compare.ts")).compare,
  estimate: async () => (await import("./estimate.ts")).estimate,
  init: async () => (await import("./init.ts")).init,
  "check-config": async () => (await import("./checkConfig.ts")).checkConfig,
  baseline: async () => (await import("./baseline.ts")).baseline,
  check: async () => (await import("./check.ts")).check,
  score: async () => (await import("./score.ts")).score,
  retrieve: async () => (await import("./retrieve.ts")).retrieve,
  sample: async () => (await import("./sample.ts")).sample,
  plan: async () => (await import("./plan.ts")).plan,
  noise: async () => (await import("./noise.ts")).noise,
  latency: async () => (await import("./latency.ts")).latency,
  simulate: async () => (await import("./simulate.ts")).simulate,
  study: async () => (await import("./study.ts")).study,
  data: async () => (await import("./data.ts")).data,
  explain: async () => (await import("./explain.ts")).explain,
  app: async () => (await import("./app.ts")).app,
  completion: async () => (await import("./completion.ts")).completion(allCommands),
  help: async () => (await import("./help.ts")).help(allCommands),
};

/** All commands, loaded: for help and completion. */
export function allCommands(): Promise<readonly Command[]> {
  return Promise.all(commandNames.map((name) => commands[name]()));
}
