import type { JobName } from "../../simulate/jobs.ts";
import { taskRunner } from "../../simulate/taskRunner.ts";
import type { WorkerStart } from "../../simulate/Work.ts";

let run: ((number: number) => unknown) | undefined;

/** First it is told the work, then tasks by number, each of which it answers with its tally. */
addEventListener("message", ({ data }: MessageEvent<WorkerStart<JobName> | number>) => {
  if (typeof data !== "number") run = taskRunner(data);
  else postMessage({ number: data, tally: run?.(data) });
});
