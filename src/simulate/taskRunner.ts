import { type JobName, type Jobs, jobs, type Piece } from "./jobs.ts";
import { randomStreams } from "./random.ts";
import type { WorkerStart } from "./Work.ts";

/**
 * What does a task by its number, each from the stream of that number: whoever does it, and when, makes no difference.
 * What a job makes ready for an input serves all its tasks.
 */
export function taskRunner<Name extends JobName>({
  job,
  inputs,
  seed,
  firstStream,
  tasks,
}: WorkerStart<Name>): (number: number) => Jobs[Name]["tally"] {
  const streams = randomStreams(seed, tasks.length, firstStream);
  const ready = new Map<number, Piece<Name>>();
  return (number) => {
    const { input, draws } = tasks[number];
    const piece = ready.get(input) ?? (jobs[job](inputs[input]) as Piece<Name>);
    ready.set(input, piece);
    return piece(draws, streams[number]);
  };
}
