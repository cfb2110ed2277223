import type { JobName, Jobs } from "../../simulate/jobs.ts";
import { byRequest, tasksOf } from "../../simulate/tasks.ts";
import type { Work, WorkerStart } from "../../simulate/Work.ts";
import type { Report } from "./Tasks.ts";

/** Workers at most: a page shares the machine. */
const mostWorkers = 8;

/** Tasks that a worker has before it: one to do, and one to go on with. */
const ahead = 2;

/**
 * Does long work in workers, one a core. Tasks are parted as the command line parts them, each with the stream of its
 * own number, so that the numbers are those of the command line, however many workers there are. The workers end with
 * the one that started them.
 */
export async function drawTasks<Name extends JobName>(
  work: Work<Name>,
  report: Report,
): Promise<readonly (readonly Jobs[Name]["tally"][])[]> {
  const { job, atOnce, seed, firstStream = 0 } = work;
  const tasks = tasksOf(work.inputs, atOnce);
  const start: WorkerStart<Name> = {
    job,
    inputs: work.inputs.map(({ input }) => input),
    seed,
    firstStream,
    tasks,
  };
  const total = tasks.reduce((sum, { draws }) => sum + draws, 0);
  const count = Math.min(navigator.hardwareConcurrency, mostWorkers, tasks.length);
  const crew = Array.from({ length: count }, startWorker);
  const tallies: Jobs[Name]["tally"][] = [];
  let next = 0;
  let done = 0;
  try {
    await Promise.all(
      crew.map(
        (worker) =>
          new Promise<void>((resolve, reject) => {
            let waiting = 0;
            const tellNext = (): void => {
              if (next < tasks.length) {
                waiting++;
                worker.postMessage(next++);
              } else if (waiting === 0) resolve();
            };
            worker.addEventListener("error", ({ message }) => reject(new Error(message)));
            worker.addEventListener("message", ({ data }: MessageEvent<Told<Name>>) => {
              waiting--;
              tallies[data.number] = data.tally;
              done += tasks[data.number].draws;
              report({ share: done / total });
              tellNext();
            });
            worker.postMessage(start);
            for (let i = 0; i < ahead; i++) tellNext();
          }),
      ),
    );
  } finally {
    for (const worker of crew) worker.terminate();
  }
  return byRequest(work.inputs, tasks, tallies);
}

interface Told<Name extends JobName> {
  readonly number: number;
  readonly tally: Jobs[Name]["tally"];
}

function startWorker(): Worker {
  return new Worker(new URL("./drawWorker.ts", import.meta.url), { type: "module" });
}
