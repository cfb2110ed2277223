import { existsSync, realpathSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { Worker } from "node:worker_threads";
import { Interrupted } from "../simulate/Interrupted.ts";
import { type JobName, type Jobs, jobs, type Piece } from "../simulate/jobs.ts";
import { randomStreams } from "../simulate/random.ts";
import { byRequest, type Request, type Task, tasksOf } from "../simulate/tasks.ts";

/** Long work of one kind on one or more inputs. */
export interface Work<Name extends JobName> {
  readonly job: Name;
  /** What is drawn from, and how many draws on it. */
  readonly inputs: readonly Request<Jobs[Name]["input"]>[];
  /** Draws in one task. */
  readonly atOnce: number;
  readonly seed: number;
  /** The stream of the first task; 0 without it. */
  readonly firstStream?: number;
}

/** What a worker is told when it starts. */
export interface WorkerStart<Name extends JobName> {
  readonly job: Name;
  readonly inputs: readonly Jobs[Name]["input"][];
  readonly seed: number;
  readonly firstStream: number;
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
  const { job, atOnce, seed, firstStream = 0 } = work;
  const inputs = work.inputs.map(({ input }) => input);
  const tasks = tasksOf(work.inputs, atOnce);
  const total = tasks.reduce((sum, { draws }) => sum + draws, 0);
  const tallies: Jobs[Name]["tally"][] = [];
  let done = 0;
  const keep = (number: number, tally: Jobs[Name]["tally"]): void => {
    tallies[number] = tally;
    done += tasks[number].draws;
    tell(done);
  };
  const file = workerFile();
  const threads = Math.min(workers ?? availableParallelism(), tasks.length);
  const start: WorkerStart<Name> = { job, inputs, seed, firstStream, tasks };
  const stop = new AbortController();
  const interrupt = (): void => stop.abort();
  process.once("SIGINT", interrupt);
  try {
    if (threads === 1 || file === undefined) await alone(start, keep, stop.signal, Number.POSITIVE_INFINITY);
    else {
      const left = workers === undefined ? await alone(start, keep, stop.signal, patience) : 0;
      await together(start, left, threads, file, keep, stop.signal);
    }
  } finally {
    process.off("SIGINT", interrupt);
  }
  if (stop.signal.aborted) throw new Interrupted(done, total);
  return byRequest(work.inputs, tasks, tallies);
}

/** The worker's program, beside the one that runs; undefined where there is none, as in a test from the sources. */
function workerFile(): string | undefined {
  const program = process.argv[1];
  if (program === undefined || !existsSync(program)) return undefined;
  const file = join(dirname(realpathSync(program)), "worker.cjs");
  return existsSync(file) ? file : undefined;
}

type Keep<Name extends JobName> = (number: number, tally: Jobs[Name]["tally"]) => void;

/** Milliseconds within which work is done before it is worth to start threads for it. */
const patience = 150;

/**
 * In this thread, with a breath between tasks in which Ctrl-C is heard.
 *
 * @param within milliseconds after which the rest is left
 * @returns the number of the first task not done
 */
async function alone<Name extends JobName>(
  { job, inputs, seed, firstStream, tasks }: WorkerStart<Name>,
  keep: Keep<Name>,
  stop: AbortSignal,
  within: number,
): Promise<number> {
  const started = performance.now();
  const streams = randomStreams(seed, tasks.length, firstStream);
  const ready = new Map<number, Piece<Name>>();
  for (const [number, { input, draws }] of tasks.entries()) {
    const piece = ready.get(input) ?? (jobs[job](inputs[input]) as Piece<Name>);
    ready.set(input, piece);
    keep(number, piece(draws, streams[number]));
    await new Promise((resolve) => setImmediate(resolve));
    if (stop.aborted || performance.now() - started > within) return number + 1;
  }
  return tasks.length;
}

/** In workers, each of which is told the next task as soon as it has done one. */
async function together<Name extends JobName>(
  start: WorkerStart<Name>,
  first: number,
  threads: number,
  file: string,
  keep: Keep<Name>,
  stop: AbortSignal,
): Promise<void> {
  if (first === start.tasks.length || stop.aborted) return;
  let next = first;
  const crew = Array.from(
    { length: Math.min(threads, start.tasks.length - first) },
    () => new Worker(file, { workerData: start }),
  );
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
