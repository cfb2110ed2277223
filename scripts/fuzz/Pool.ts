import { Worker } from "node:worker_threads";
import { emptyTally, type Fault, type Tally } from "./fuzzFormat.ts";

/** An input that takes longer than this hangs: the slowest take milliseconds. */
const longestSeconds = 30;

export interface Job {
  readonly format: string;
  readonly seed: number;
  readonly from: number;
  readonly count: number;
}

export interface Done {
  readonly tally: Tally;
  readonly faults: readonly Fault[];
}

export interface WorkerData {
  readonly root: string;
  readonly samples: string | undefined;
  /** The program that workers run. */
  readonly program: string;
  /** The number of the input that is being read, and how many were. */
  readonly progress: Int32Array;
}

/** Workers that are watched: one that hangs, or runs out of memory, is told of and replaced. */
export class Pool {
  readonly #data: Omit<WorkerData, "progress">;
  readonly #count: number;
  readonly #idle: { readonly worker: Worker; readonly progress: Int32Array }[] = [];

  constructor(data: Omit<WorkerData, "progress">, count: number) {
    this.#data = data;
    this.#count = count;
  }

  async run(jobs: Job[], onDone: (done: Done) => void): Promise<void> {
    const seats = Array.from({ length: Math.min(this.#count, jobs.length) }, async () => {
      for (let job = jobs.shift(); job !== undefined; job = jobs.shift())
        await this.#runOne(job, jobs, onDone);
    });
    await Promise.all(seats);
  }

  close(): void {
    for (const { worker } of this.#idle) void worker.terminate();
  }

  async #runOne(job: Job, jobs: Job[], onDone: (done: Done) => void): Promise<void> {
    const { worker, progress } = this.#idle.pop() ?? (await this.#start());
    let seen = -1;
    let since = Date.now();
    await new Promise<void>((resolve) => {
      const end = (): void => {
        clearInterval(timer);
        worker.off("error", onError).off("message", onMessage);
        resolve();
      };
      /** Tells of the input that was being read, and goes on after it. */
      const lost = (reason: string): void => {
        const index = progress[0];
        onDone({
          tally: emptyTally(),
          faults: [{ format: job.format, index, reason, name: "input", bytes: new Uint8Array(0) }],
        });
        if (index > job.from) jobs.push({ ...job, count: index - job.from });
        const rest = job.from + job.count - index - 1;
        if (rest > 0) jobs.push({ ...job, from: index + 1, count: rest });
        void worker.terminate();
        end();
      };
      const timer = setInterval(() => {
        if (progress[1] !== seen) {
          seen = progress[1];
          since = Date.now();
        } else if (Date.now() - since > longestSeconds * 1000) lost(`took longer than ${longestSeconds} s`);
        if (process.stderr.isTTY) process.stderr.write(`\r${job.format} ${progress[0]} `);
      }, 500);
      const onError = (error: Error): void => lost(`the worker died: ${error.message}`);
      const onMessage = (done: Done): void => {
        onDone(done);
        this.#idle.push({ worker, progress });
        end();
      };
      worker.on("error", onError).on("message", onMessage);
      progress[0] = job.from;
      worker.postMessage(job);
    });
  }

  async #start(): Promise<{ readonly worker: Worker; readonly progress: Int32Array }> {
    const progress = new Int32Array(new SharedArrayBuffer(8));
    const worker = new Worker(new URL(this.#data.program), {
      workerData: { ...this.#data, progress },
      resourceLimits: { maxOldGenerationSizeMb: 1024 },
    });
    await new Promise((resolve) => worker.once("message", resolve));
    return { worker, progress };
  }
}
