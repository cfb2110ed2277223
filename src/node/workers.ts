import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { Interrupted } from "../simulate/Interrupted.ts";
import type { JobName, Jobs } from "../simulate/jobs.ts";
import { taskRunner } from "../simulate/taskRunner.ts";
import { byRequest, tasksOf } from "../simulate/tasks.ts";
import type { Work, WorkerStart } from "../simulate/Work.ts";
import { programFile } from "./programFile.ts";

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
  const file = programFile("worker.cjs");
  const helpers = file === undefined ? 0 : Math.min(workers ?? availableParallelism(), tasks.length) - 1;
  const start: WorkerStart<Name> = { job, inputs, seed, firstStream, tasks };
  const left: TasksLeft = { from: 0, to: tasks.length };
  const stop = new AbortController();
  const interrupt = (): void => stop.abort();
  process.once("SIGINT", interrupt);
  let help: Promise<void> | undefined;
  const callHelp = (): void => {
    if (help !== undefined || helpers === 0) return;
    help = inWorkers(start, left, helpers, file!, keep, stop.signal);
    // looked at when this thread is done
    help.catch(() => {});
  };
  try {
    if (workers !== undefined || tasks.length > many) callHelp();
    await inThisThread(start, left, keep, stop.signal, callHelp);
    await help;
  } catch (error) {
    stop.abort();
    await help?.catch(() => {});
    throw error;
  } finally {
    process.off("SIGINT", interrupt);
  }
  if (stop.signal.aborted) throw new Interrupted(done, total);
  return byRequest(work.inputs, tasks, tallies);
}

type Keep<Name extends JobName> = (number: number, tally: Jobs[Name]["tally"]) => void;

/**
 * The numbers of the tasks that nobody has begun: this thread takes them from the front and workers from the back, so that
 * each meets as few inputs as can be. What was compiled for one input is often compiled anew for the next.
 */
interface TasksLeft {
  from: number;
  to: number;
}

/** Milliseconds of work to come from which it is worth to start threads, and the tasks that surely take longer. */
const patience = 150;
const many = 300;

/** In this thread, with a breath between tasks in which Ctrl-C and workers are heard. Calls help where there is long to go. */
async function inThisThread<Name extends JobName>(
  start: WorkerStart<Name>,
  left: TasksLeft,
  keep: Keep<Name>,
  stop: AbortSignal,
  callHelp: () => void,
): Promise<void> {
  const run = taskRunner(start);
  for (let done = 0; left.from < left.to && !stop.aborted; done++) {
    const started = performance.now();
    const number = left.from++;
    keep(number, run(number));
    // the first task takes longer than those to come
    if (done > 0 && (performance.now() - started) * (left.to - left.from) > patience) callHelp();
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** In workers, each of which is told the next task as soon as it has done one. */
async function inWorkers<Name extends JobName>(
  start: WorkerStart<Name>,
  left: TasksLeft,
  count: number,
  file: string,
  keep: Keep<Name>,
  stop: AbortSignal,
): Promise<void> {
  const crew = Array.from({ length: count }, () => new Worker(file, { workerData: start }));
  const lives = crew.map(
    (worker) =>
      new Promise<void>((resolve, reject) => {
        let told = 0;
        const tellNext = (): void => {
          if (left.from < left.to && !stop.aborted) {
            told++;
            worker.postMessage(--left.to);
          } else if (told === 0) resolve();
        };
        worker.on("message", ({ number, tally }: { number: number; tally: Jobs[Name]["tally"] }) => {
          told--;
          keep(number, tally);
          tellNext();
        });
        worker.on("error", reject);
        stop.addEventListener("abort", () => resolve());
        // one to do and one to go on with, since this thread hears it only between tasks of its own
        tellNext();
        tellNext();
      }),
  );
  try {
    await Promise.all(lives);
  } finally {
    await Promise.all(crew.map((worker) => worker.terminate()));
  }
}
