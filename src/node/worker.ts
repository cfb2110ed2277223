import { parentPort, workerData } from "node:worker_threads";
import type { JobName } from "../simulate/jobs.ts";
import { taskRunner } from "../simulate/taskRunner.ts";
import type { WorkerStart } from "../simulate/Work.ts";

/** A worker's whole life: it is told tasks by number and answers each with its tally. */
function live(start: WorkerStart<JobName>): void {
  const run = taskRunner(start);
  parentPort?.on("message", (number: number) => {
    parentPort?.postMessage({ number, tally: run(number) });
  });
}

live(workerData as WorkerStart<JobName>);
