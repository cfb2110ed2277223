import { useCallback, useEffect, useState } from "preact/hooks";
import type { Asked } from "../worker/Asked.ts";
import { ask } from "../worker/client.ts";
import { problemOf } from "../worker/problem.ts";
import type { TaskAnswer, TaskInput, TaskName } from "../worker/Tasks.ts";
import { keyOf } from "./Flags.ts";
import type { Problem } from "./Problem.ts";
import { cancelWork } from "./useFiles.ts";

/** An answer with what it was asked. */
export interface Answered<Answer> {
  readonly asked: Asked;
  readonly answer: Answer;
}

/** What a view has of the worker. */
export interface Answering<Answer> {
  /** What is under way, and how far; undefined when nothing is. */
  readonly working: { readonly share: number } | undefined;
  readonly problem: Problem | undefined;
  /** The answer to what is asked now, or else the last one. */
  readonly shown: Answered<Answer> | undefined;
  /** Whether `shown` answers something else than what is asked now. */
  readonly stale: boolean;
  readonly start: () => void;
  readonly cancel: () => void;
}

/** Tasks that answer a question about files. */
type FileTask = { [Name in TaskName]: Asked extends TaskInput<Name> ? Name : never }[TaskName];

const answers = new Map<string, Answered<TaskAnswer<TaskName>>>();
const lasts = new Map<TaskName, Answered<TaskAnswer<TaskName>>>();
/** Answers that are kept, so that "back" shows them again. */
const most = 12;

/** Asks the worker when `start` is called, and remembers what it answered. */
export function useAnswer<Name extends FileTask>(task: Name, asked: Asked): Answering<TaskAnswer<Name>> {
  type Kept = Answered<TaskAnswer<Name>> | undefined;
  const [state, setState] = useState<Pick<Answering<never>, "working" | "problem">>(idle);
  const key = answerKey(task, asked);
  const now = answers.get(key) as Kept;
  const start = useCallback((): void => {
    setState({ working: { share: 0 }, problem: undefined });
    ask(task, asked as TaskInput<Name>, (working) => setState({ working, problem: undefined })).then(
      (answer) => {
        keep(task, key, { asked, answer });
        setState(idle);
      },
      (error) => setState({ working: undefined, problem: problemOf(error) }),
    );
  }, [task, key]);
  useEffect(() => {
    // the same in another language is no other question
    const last = lasts.get(task);
    if (last === undefined || now !== undefined) return;
    if (answerKey(task, { ...last.asked, language: asked.language }) === key) start();
  }, [asked.language]);
  return {
    ...state,
    shown: now ?? (lasts.get(task) as Kept),
    stale: now === undefined,
    start,
    cancel: cancelWork,
  };
}

const idle = { working: undefined, problem: undefined };

function keep(task: TaskName, key: string, answered: Answered<TaskAnswer<TaskName>>): void {
  answers.delete(key);
  answers.set(key, answered);
  lasts.set(task, answered);
  for (const old of [...answers.keys()].slice(0, Math.max(0, answers.size - most))) answers.delete(old);
}

const numbers = new WeakMap<Blob, number>();
let count = 0;

/** What is asked, as one text; files by what they are, not by their names alone. */
function answerKey(task: TaskName, { flags, files, language }: Asked): string {
  const named = files.map(({ name, blob }) => {
    const number = numbers.get(blob) ?? ++count;
    numbers.set(blob, number);
    return `${number} ${name}`;
  });
  return JSON.stringify([task, keyOf(flags), named, language]);
}
