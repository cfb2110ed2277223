import { random } from "../simulate/random.ts";
import type { Resampling } from "../stats/resampling/Resampling.ts";
import { InputError } from "../table/InputError.ts";
import type { Arguments } from "./Arguments.ts";
import { wholeNumberOf } from "./values.ts";

/** Replicates that are drawn where nobody says how many. */
const usualReplicates = 9999;
/** Fewer show no tail of 2.5 %; more do not fit into memory. */
const fewest = 99;
const most = 1e6;

/** `--replicates`, `--enumerate` and `--seed`: without the first two, replicates are drawn only where nothing else does. */
export function resamplingOf(args: Arguments): Resampling {
  const replicates = wholeNumberOf(args, "replicates", fewest);
  const seed = wholeNumberOf(args, "seed", 0) ?? 1;
  if (replicates !== undefined && replicates > most)
    throw new InputError(
      "usage",
      `--replicates ${args.one("replicates")} is more than ${most}.`,
      "9999 leave an error of about a hundredth of the interval's width.",
    );
  if (replicates !== undefined && args.has("enumerate"))
    throw new InputError(
      "usage",
      "--replicates and --enumerate exclude each other.",
      "Give --replicates to draw some, or --enumerate to go through all of them.",
    );
  return {
    how: args.has("enumerate") ? "enumerate" : replicates === undefined ? "exact" : "monte-carlo",
    replicates: replicates ?? usualReplicates,
    random: () => random(seed),
  };
}
