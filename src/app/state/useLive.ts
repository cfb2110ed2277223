import { useEffect, useState } from "preact/hooks";
import { ask } from "../worker/client.ts";
import { problemOf } from "../worker/problem.ts";
import type { TaskAnswer, TaskInput, TaskName } from "../worker/Tasks.ts";
import type { Problem } from "./Problem.ts";

/** The last answer, and what is wrong with what is asked now. */
export interface Live<Answer> {
  readonly answer: Answer | undefined;
  readonly problem: Problem | undefined;
}

/**
 * Asks the worker anew whenever the input changes: for tasks that take no longer than a moment. Answers that came too
 * late are left.
 */
export function useLive<Name extends TaskName>(task: Name, input: TaskInput<Name>): Live<TaskAnswer<Name>> {
  const [live, setLive] = useState<Live<TaskAnswer<Name>>>({ answer: undefined, problem: undefined });
  const key = JSON.stringify(input);
  useEffect(() => {
    let wanted = true;
    ask(task, input).then(
      (answer) => wanted && setLive({ answer, problem: undefined }),
      (error) => wanted && setLive(({ answer }) => ({ answer, problem: problemOf(error) })),
    );
    return () => {
      wanted = false;
    };
  }, [task, key]);
  return live;
}
