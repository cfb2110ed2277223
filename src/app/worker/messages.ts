import type { Problem } from "../state/Problem.ts";
import type { Progress, TaskAnswer, TaskInput, TaskName } from "./Tasks.ts";

/** What the page sends. */
export interface Request<Name extends TaskName = TaskName> {
  readonly id: number;
  readonly task: Name;
  readonly input: TaskInput<Name>;
}

/** What the worker sends back: any number of reports, then an answer or a problem. */
export type Reply = { readonly id: number } & (
  | { readonly kind: "progress"; readonly progress: Progress }
  | { readonly kind: "answer"; readonly answer: TaskAnswer<TaskName> }
  | { readonly kind: "problem"; readonly problem: Problem }
);
