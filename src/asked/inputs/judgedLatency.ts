import { gateLatency, gateLatencyChange, type LatencyResult } from "../../gates/latency.ts";
import { InputError } from "../../table/InputError.ts";
import { pairLatencies } from "../../table/pairLatencies.ts";
import type { ScoreTable } from "../../table/ScoreTable.ts";
import type { Arguments } from "../Arguments.ts";
import { alphaOf, numberOf } from "../values.ts";
import { readLatencies } from "./latencies.ts";
import { refuseTwoStdins } from "./sides.ts";

/** What follows the program's name. */
export const latencyUsage = "latency RUNS --limit MS | latency BASELINE CANDIDATE --margin MS";

/** The answer to `latency`, and the files that it rests on. */
export interface JudgedLatency {
  readonly result: LatencyResult;
  readonly files: readonly ScoreTable[];
}

/**
 * Reads the files and flags of `latency`, and judges them.
 *
 * @throws InputError as the command does
 */
export async function judgedLatency(args: Arguments): Promise<JudgedLatency> {
  const limit = timeOf(args, "limit");
  const margin = timeOf(args, "margin");
  const question = { quantile: quantileOf(args), alpha: alphaOf(args) };
  if (limit !== null && margin !== null)
    throw new InputError(
      "usage",
      "--limit looks at one system, --margin compares two: they do not go together.",
      "Give one of them.",
    );
  const { before, after } = pathsOf(args, margin !== null);
  refuseTwoStdins([...before, ...after]);
  if (before.length === 0) {
    const { system, files } = await readLatencies(args, after);
    return { result: gateLatency(system, limit, question), files };
  }
  if (limit !== null)
    throw new InputError(
      "usage",
      "--limit looks at one system, but a baseline was given too.",
      "Leave out the baseline, or say --margin to compare the two.",
    );
  const [baseline, candidate] = [await readLatencies(args, before), await readLatencies(args, after)];
  const pairs = pairLatencies(baseline.system, candidate.system);
  return {
    result: gateLatencyChange(baseline.system, candidate.system, pairs, margin, question),
    files: [...baseline.files, ...candidate.files],
  };
}

/** Which files are whose: two of them under a margin, else all are runs of one system; or as the flags say. */
function pathsOf(
  { positionals, all }: Arguments,
  compares: boolean,
): { readonly before: readonly string[]; readonly after: readonly string[] } {
  const [before, after] = [all("baseline-runs"), all("candidate-runs")];
  if (before.length + after.length > 0) {
    if (positionals.length === 0 && before.length > 0 && after.length > 0) return { before, after };
    throw new InputError(
      "usage",
      positionals.length > 0
        ? `${positionals.join(" ")} stands beside --baseline-runs and --candidate-runs: whose is it?`
        : "--baseline-runs and --candidate-runs go together.",
      "Name the files of each system, one flag a run; or give two files that hold all runs.",
    );
  }
  if (positionals.length === 0)
    throw new InputError(
      "usage",
      "latency needs a file of latencies, but none was given.",
      `Usage: gatestats ${latencyUsage}`,
    );
  if (!compares) return { before: [], after: positionals };
  if (positionals.length === 2) return { before: [positionals[0]], after: [positionals[1]] };
  throw new InputError(
    "usage",
    positionals.length === 1
      ? `--margin compares two systems, but only ${positionals[0]} was given.`
      : `--margin compares two systems, but ${positionals.length} files were given.`,
    positionals.length === 1
      ? "Give the baseline's file and the candidate's; or say --limit MS to hold this system to a limit."
      : "Give two files that hold all runs; or name the runs: --baseline-runs FILE and --candidate-runs FILE, each as often as there are runs.",
  );
}

/** `--limit` and `--margin`: positive, in the unit of the file. */
function timeOf(args: Arguments, name: "limit" | "margin"): number | null {
  const typed = args.one(name);
  if (typed?.trim().endsWith("%"))
    throw new InputError(
      "relative-margin",
      `--${name} ${typed} is relative: a percentage of what?`,
      "The baseline's P95 is itself uncertain, so a share of it is no fixed line. Give a time in the unit of the file, such as 50 for 50 ms.",
    );
  if (/^[\d.]+\s*m?s$/i.test(typed ?? ""))
    throw new InputError(
      "usage",
      `--${name} ${typed} carries a unit.`,
      "Give the number alone, in the unit of the file: 2500 where it has milliseconds.",
    );
  const value = numberOf(args, name);
  if (value !== undefined && value <= 0)
    throw new InputError(
      "usage",
      `--${name} ${typed} must be above 0.`,
      name === "limit"
        ? "It is the time that the quantile has to keep within."
        : "It is how much slower the candidate may be; no finite number of runs can show that it is not slower at all.",
    );
  return value ?? null;
}

/** `--quantile`, the share of latencies at or below it. */
function quantileOf(args: Arguments): number {
  const value = numberOf(args, "quantile") ?? 0.95;
  if (value >= 0.5 && value < 1) return value;
  throw new InputError(
    "usage",
    `--quantile ${args.one("quantile")} must lie between 0.5 and 1.`,
    "0.95 stands for P95: nineteen of twenty are no slower.",
  );
}
