import { parentPort, workerData } from "node:worker_threads";
import { type JobName, type Jobs, jobs, type Piece } from "../simulate/jobs.ts";
import { randomStreams } from "../simulate/random.ts";
import type { Task } from "../simulate/tasks.ts";
import type { WorkerStart } from "./workers.ts";

/** A worker's whole life: it is told tasks by number and answers each with its tally. */
function live<Name extends JobName>({ job, inputs, seed, firstStream, tasks }: WorkerStart<Name>): void {
  const streams = randomStreams(seed, tasks.length, firstStream);
  const ready = new Map<number, Piece<Name>>();
  const pieceOf = (input: number): Piece<Name> => {
    const known = ready.get(input) ?? (jobs[job](inputs[input] as Jobs[Name]["input"]) as Piece<Name>);
    ready.set(input, known);
    return known;
  };
  parentPort?.on("message", (number: number) => {
    const { input, draws }: Task = tasks[number];
    parentPort?.postMessage({ number, tally: pieceOf(input)(draws, streams[number]) });
  });
}

live(workerData as WorkerStart<JobName>);
