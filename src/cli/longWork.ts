import type { Arguments } from "../asked/Arguments.ts";
import { wholeNumberOf } from "../asked/values.ts";
import { doWork } from "../node/workers.ts";
import type { JobName, Jobs } from "../simulate/jobs.ts";
import type { Work } from "../simulate/Work.ts";
import type { Io } from "./Io.ts";
import { progressOf } from "./progress.ts";

/**
 * Does long work on `--workers` threads (one a core without it) and shows how far it has come.
 *
 * @param noun what is drawn, for the line of progress
 */
export async function longWork<Name extends JobName>(
  args: Arguments,
  io: Io,
  noun: string,
  work: Work<Name>,
): Promise<readonly (readonly Jobs[Name]["tally"][])[]> {
  const workers = wholeNumberOf(args, "workers", 1);
  const total = work.inputs.reduce((sum, { draws }) => sum + draws, 0);
  const progress = progressOf(io, noun);
  try {
    return await doWork(work, workers, (done) => progress.show(done, total));
  } finally {
    progress.end();
  }
}
