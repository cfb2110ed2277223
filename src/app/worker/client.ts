import type { Reply, Request } from "./messages.ts";
import { Refused } from "./problem.ts";
import type { Progress, TaskAnswer, TaskInput, TaskName } from "./Tasks.ts";

/** What waits for an answer. */
interface Waiting {
  readonly answer: (value: TaskAnswer<TaskName>) => void;
  readonly refuse: (error: Error) => void;
  readonly report: (progress: Progress) => void;
}

let worker: Worker | undefined;
let last = 0;
const waiting = new Map<number, Waiting>();

/**
 * Has the worker do a task. Rejects with `Refused`: for bad input as the command line would, for a fault of ours, or
 * with the code `cancelled`.
 */
export function ask<Name extends TaskName>(
  task: Name,
  input: TaskInput<Name>,
  report: (progress: Progress) => void = () => {},
): Promise<TaskAnswer<Name>> {
  worker ??= started();
  const id = ++last;
  const request: Request<Name> = { id, task, input };
  worker.postMessage(request);
  return new Promise((resolve, reject) => {
    waiting.set(id, { answer: (value) => resolve(value as TaskAnswer<Name>), refuse: reject, report });
  });
}

/** Ends whatever is under way; the next task starts a worker anew. */
export function cancelAll(): void {
  stop({ code: "cancelled", message: "Cancelled.", hint: "", place: {} });
}

function started(): Worker {
  const made = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  made.addEventListener("message", ({ data }: MessageEvent<Reply>) => receive(data));
  made.addEventListener("error", (event) => {
    event.preventDefault();
    stop({
      code: "worker-stopped",
      message: "The part of this page that computes has stopped.",
      hint: "Files may need more memory than a browser gives. The command line reads them piece by piece: see the command below the answer.",
      place: {},
    });
  });
  return made;
}

function receive(reply: Reply): void {
  const asked = waiting.get(reply.id);
  if (asked === undefined) return;
  if (reply.kind === "progress") asked.report(reply.progress);
  else waiting.delete(reply.id);
  if (reply.kind === "answer") asked.answer(reply.answer);
  if (reply.kind === "problem") asked.refuse(new Refused(reply.problem));
}

function stop(problem: Refused["problem"]): void {
  worker?.terminate();
  worker = undefined;
  const asked = [...waiting.values()];
  waiting.clear();
  for (const { refuse } of asked) refuse(new Refused(problem));
}
