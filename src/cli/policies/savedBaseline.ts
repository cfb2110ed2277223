import { type Arguments, withValues } from "../../asked/Arguments.ts";
import { type Baseline, readBaseline } from "../../node/baselines/readBaseline.ts";
import { ageInMs, ageWords } from "../../policy/baselineAge.ts";
import type { Manifest } from "../../policy/Manifest.ts";
import { InputError } from "../../table/InputError.ts";

/**
 * Opens a saved baseline, which must not be older than it may be.
 *
 * @param oldest such as 30d; undefined where any age will do
 * @throws InputError where there is none of that name, its files were changed, or it is too old
 */
export function savedBaseline(name: string, root: string, oldest: string | undefined, now: Date): Baseline {
  const baseline = readBaseline(name, root);
  const { saved } = baseline.manifest;
  const age = now.getTime() - Date.parse(saved);
  if (oldest !== undefined && age > ageInMs(oldest))
    throw new InputError(
      "baseline-too-old",
      `The baseline ${name} was saved ${ageWords(age)} ago (${dayOf(saved)}); at most ${oldest} is allowed.`,
      `Score the baseline's system again and save it: gatestats baseline save SCORES --name ${name} --force`,
      { file: baseline.scores },
    );
  return baseline;
}

/** The day of a time in UTC. */
export function dayOf(time: string): string {
  return time.slice(0, 10);
}

/** How the saved scores are read: their ids are in a column of their own, and no rows are to be left out. */
export function readingSaved(args: Arguments, { idColumn }: Manifest): Arguments {
  return withValues(args, { id: [idColumn], where: [] });
}

/**
 * A metric's flags, with the direction and range that the saved scores have where nobody says others: a CSV cannot say
 * them. (That more is better is what a CSV is taken to say, so that is left for the candidate's file to contradict.)
 */
export function withSavedScale(args: Arguments, metric: string, { metrics }: Manifest): Arguments {
  const saved = metrics.find(({ name }) => name === metric);
  if (saved === undefined) return args;
  const { better, range } = saved;
  const stated = range !== null && !(range[0] === 0 && range[1] === 1);
  return withValues(args, {
    ...(better === "lower" && !args.has("better") && { better: [better] }),
    ...(stated && !args.has("range") && { range: [range.join(",")] }),
  });
}
