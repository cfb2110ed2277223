import { existsSync, realpathSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { Worker } from "node:worker_threads";
import { Interrupted } from "../simulate/Interrupted.ts";
import { type JobName, type Jobs, jobs, type Piece } from "../simulate/jobs.ts";
import { randomStreams } from "../simulate/random.ts";

/** Long work of one kind on one or more inputs. */
export interface Work<Name extends JobName> {
  readonly job: Name;
  /** What is drawn from, and how many draws on it. */
  readonly inputs: readonly { readonly input: Jobs[Name]["input"]; readonly draws: number }[];
  /** Draws in one task. */
  readonly atOnce: number;
  readonly seed: number;
}

/** One piece: so many draws on one input. Its number is that of its stream. */
export interface Task {
  readonly input: number;
  readonly draws: number;
}

/** What a worker is told when it starts. */
export interface WorkerStart<Name extends JobName> {
  readonly job: Name;
  readonly inputs: readonly Jobs[Name]["input"][];
  readonly seed: number;
  readonly tasks: readonly Task[];
}

/**
 * Does the work and gives for each input the tallies of its tasks, in order. Every task draws from the stream of its own
 * number, so that the tallies do not depend on the number of workers or on which was faster.
 *
 * @param workers how many threads; without it as many as there are cores
 * @param tell called with the draws done so far
 * @throws Interrupted on Ctrl-C
 */
export async function doWork<Name extends JobName>(
  work: Work<Name>,
  workers: number | undefined,
  tell: (done: number) => void,
): Promise<readonly (readonly Jobs[Name]["tally"][])[]> {
  const { job, atOnce, seed } = work;
  const inputs = work.inputs.map(({ input }) => input);
  const tasks: Task[] = [];
  let total = 0;
  for (const [input, { draws }] of work.inputs.entries()) {
    total += draws;
    for (let from = 0; from < draws; from += atOnce)
      tasks.push({ input, draws: Math.min(atOnce, draws - from) });
  }
  const tallies: Jobs[Name]["tally"][] = [];
  let done = 0;
  const keep = (number: number, tally: Jobs[Name]["tally"]): void => {
    tallies[number] = tally;
    done += tasks[number].draws;
    tell(done);
  };
  const file = workerFile();
  const threads = Math.min(workers ?? availableParallelism(), tasks.length);
  const start: WorkerStart<Name> = { job, inputs, seed, tasks };
  const stop = new AbortController();
  const interrupt = (): void => stop.abort();
  process.once("SIGINT", interrupt);
  try {
    if (threads === 1 || file === undefined) await alone(start, keep, stop.signal);
    else await together(start, threads, file, keep, stop.signal);
  } finally {
    process.off("SIGINT", interrupt);
  }
  if (stop.signal.aborted) throw new Interrupted(done, total);
  return inputs.map((_, input) => tallies.filter((_, number) => tasks[number].input === input));
}

/** The worker's program, beside the one that runs; undefined where there is none, as in a test from the sources. */
function workerFile(): string | undefined {
  const program = process.argv[1];
  if (program === undefined || !existsSync(program)) return undefined;
  const file = join(dirname(realpathSync(program)), "worker.cjs");
  return existsSync(file) ? file : undefined;
}

type Keep<Name extends JobName> = (number: number, tally: Jobs[Name]["tally"]) => void;

/** In this thread, with a breath between tasks in which Ctrl-C is heard. */
async function alone<Name extends JobName>(
  { job, inputs, seed, tasks }: WorkerStart<Name>,
  keep: Keep<Name>,
  stop: AbortSignal,
): Promise<void> {
  const streams = randomStreams(seed, tasks.length);
  const ready = new Map<number, Piece<Name>>();
  for (const [number, { input, draws }] of tasks.entries()) {
    const piece = ready.get(input) ?? (jobs[job](inputs[input]) as Piece<Name>);
    ready.set(input, piece);
    keep(number, piece(draws, streams[number]));
    await new Promise((resolve) => setImmediate(resolve));
    if (stop.aborted) return;
  }
}

/** In workers, each of which is told the next task as soon as it has done one. */
async function together<Name extends JobName>(
  start: WorkerStart<Name>,
  threads: number,
  file: string,
  keep: Keep<Name>,
  stop: AbortSignal,
): Promise<void> {
  let next = 0;
  const crew = Array.from({ length: threads }, () => new Worker(file, { workerData: start }));
  const lives = crew.map(
    (worker) =>
      new Promise<void>((resolve, reject) => {
        const tellNext = (): void => {
          if (next < start.tasks.length && !stop.aborted) worker.postMessage(next++);
          else resolve();
        };
        worker.on("message", ({ number, tally }: { number: number; tally: Jobs[Name]["tally"] }) => {
          keep(number, tally);
          tellNext();
        });
        worker.on("error", reject);
        stop.addEventListener("abort", () => resolve());
        tellNext();
      }),
  );
  try {
    await Promise.all(lives);
  } finally {
    await Promise.all(crew.map((worker) => worker.terminate()));
  }
}
