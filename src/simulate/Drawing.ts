import type { Random } from "../stats/Random.ts";
import { randomStreams } from "./random.ts";
import { byRequest, type Request, tasksOf } from "./tasks.ts";

/**
 * Work that asks for draws and goes on by what they show: it yields what it wants drawn, and is given the tallies of each
 * request in return. It draws nothing itself, so that one thread or several may do it.
 */
export type Drawing<Input, Tally, Result> = Generator<
  readonly Request<Input>[],
  Result,
  readonly (readonly Tally[])[]
>;

/** How draws of one kind are made: an input is made ready once, and then drawn from. */
export interface Draws<Input, Tally> {
  readonly prepare: (input: Input) => (draws: number, random: Random) => Tally;
  /** Draws in one task. */
  readonly atOnce: number;
}

/**
 * Does all of it in this thread. Each task has the stream of its own number, counted on from one round to the next, so
 * that workers who share the tasks give the same result.
 */
export function drawAlone<Input, Tally, Result>(
  drawing: Drawing<Input, Tally, Result>,
  { prepare, atOnce }: Draws<Input, Tally>,
  seed: number,
): Result {
  let first = 0;
  let step = drawing.next([]);
  while (!step.done) {
    const requests = step.value;
    const tasks = tasksOf(requests, atOnce);
    const streams = randomStreams(seed, tasks.length, first);
    const ready = requests.map(({ input }) => prepare(input));
    const tallies = tasks.map(({ input, draws }, number) => ready[input](draws, streams[number]));
    first += tasks.length;
    step = drawing.next(byRequest(requests, tasks, tallies));
  }
  return step.value;
}
