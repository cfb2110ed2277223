/** Draws wanted on one input. */
export interface Request<Input> {
  readonly input: Input;
  readonly draws: number;
}

/** One piece of work: so many draws on one input. Its number is that of its stream. */
export interface Task {
  /** The place of its request. */
  readonly input: number;
  readonly draws: number;
}

/** Parts requests into pieces of at most so many draws. */
export function tasksOf(requests: readonly Request<unknown>[], atOnce: number): readonly Task[] {
  return requests.flatMap(({ draws }, input) =>
    Array.from({ length: Math.ceil(draws / atOnce) }, (_, i) => ({
      input,
      draws: Math.min(atOnce, draws - i * atOnce),
    })),
  );
}

/** What tasks gave, in their order, brought to the requests they came from. */
export function byRequest<Tally>(
  requests: readonly unknown[],
  tasks: readonly Task[],
  tallies: readonly Tally[],
): readonly (readonly Tally[])[] {
  return requests.map((_, input) => tallies.filter((_, number) => tasks[number].input === input));
}
