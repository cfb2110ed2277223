import type { Article } from "../../report/article/Article.ts";
import type { Words } from "../../report/words/Words.ts";
import type { AnsweredCommand } from "./answers/Download.ts";
import type { Work } from "./rememberingLast.ts";

/** What every answer has, whatever it answers. */
export interface AnsweredWork {
  readonly article: Article;
  readonly words: Words;
}

/** What works out the answer of a command, loaded when it is first asked for. */
export const works: Readonly<Record<AnsweredCommand, () => Promise<Work<AnsweredWork>>>> = {
  gate: async () => (await import("./gateWork.ts")).gateWork,
  estimate: async () => (await import("./estimateWork.ts")).estimateWork,
  "simulate gate": async () => (await import("./simulationWork.ts")).simulationWork,
  latency: async () => (await import("./latencyWork.ts")).latencyWork,
};
