import type { Arguments } from "../asked/Arguments.ts";
import { wholeNumberOf } from "../asked/values.ts";
import { doWork } from "../node/workers.ts";
import type { Drawing, Draws } from "../simulate/Drawing.ts";
import { Interrupted } from "../simulate/Interrupted.ts";
import type { JobName, Jobs } from "../simulate/jobs.ts";
import type { Io } from "./Io.ts";
import { progressOf } from "./progress.ts";

/** Runs drawings of one kind, one after the other. */
export type RunDrawing<Name extends JobName> = <Result>(
  drawing: Drawing<Jobs[Name]["input"], Jobs[Name]["tally"], Result>,
) => Promise<Result>;

/**
 * Runs work that asks for draws again and again on `--workers` threads (one a core without it), with one line of progress
 * for all of it: its total grows with every request.
 *
 * @param noun what is drawn, for the line of progress
 */
export async function longDrawings<Name extends JobName, Result>(
  args: Arguments,
  io: Io,
  noun: string,
  how: { readonly job: Name; readonly seed: number } & Pick<
    Draws<Jobs[Name]["input"], Jobs[Name]["tally"]>,
    "atOnce"
  >,
  all: (run: RunDrawing<Name>) => Promise<Result>,
): Promise<Result> {
  const workers = wholeNumberOf(args, "workers", 1);
  const progress = progressOf(io, noun);
  let before = 0;
  const run: RunDrawing<Name> = async (drawing) => {
    let firstStream = 0;
    let step = drawing.next([]);
    while (!step.done) {
      const inputs = step.value;
      const total = inputs.reduce((sum, { draws }) => sum + draws, before);
      try {
        const tallies = await doWork({ ...how, inputs, firstStream }, workers, (done) =>
          progress.show(before + done, total),
        );
        step = drawing.next(tallies);
        firstStream += tallies.reduce((sum, { length }) => sum + length, 0);
      } catch (error) {
        throw error instanceof Interrupted ? new Interrupted(before + error.done, total) : error;
      }
      before = total;
    }
    return step.value;
  };
  try {
    return await all(run);
  } finally {
    progress.end();
  }
}

/** One after the other. */
export async function inTurn<Item, Result>(
  items: readonly Item[],
  each: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await each(item));
  return results;
}
