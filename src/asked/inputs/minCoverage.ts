import { refuseLowCoverage } from "../../table/coverage.ts";
import { InputError } from "../../table/InputError.ts";
import type { PairedScores } from "../../table/pair.ts";
import type { Arguments } from "../Arguments.ts";
import { numberOf } from "../values.ts";

/** `--min-coverage`: the share of questions that has to be scored, on each side and in each metric. */
function minCoverageOf(args: Arguments): number | undefined {
  const least = numberOf(args, "min-coverage");
  if (least === undefined || (least > 0 && least <= 1)) return least;
  throw new InputError(
    "usage",
    `--min-coverage ${args.one("min-coverage")} must be a share, above 0 and at most 1.`,
    "Such as --min-coverage 0.95: of a hundred questions 95 have to have a score.",
  );
}

/** Refuses a side of a pair of which too little was scored, where `--min-coverage` asks for more. */
export function refuseLowPair(args: Arguments, pair: PairedScores, names: readonly [string, string]): void {
  refuseLow(args, pair.metric, names[0], pair.baseline.state);
  refuseLow(args, pair.metric, names[1], pair.candidate.state);
}

/** Refuses scores of one system of which too few are there, where `--min-coverage` asks for more. */
export function refuseLow(args: Arguments, metric: string, name: string, state: Uint8Array): void {
  const least = minCoverageOf(args);
  if (least !== undefined) refuseLowCoverage(metric, name, state, least);
}
