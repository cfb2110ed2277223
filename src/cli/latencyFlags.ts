import type { Arguments } from "../asked/Arguments.ts";
import { shellWord } from "../report/commandLines.ts";
import { InputError } from "../table/InputError.ts";
import { flagsOf } from "./flags.ts";

/** The flags that `latency measure` reads; the others of `latency` are for judging. */
const measuring: readonly string[] = [
  "queries",
  "query-column",
  "id",
  "requests",
  "runs",
  "warm-up",
  "url",
  "timeout",
  "seed",
  "force",
];

/** The flags that say how latencies are read and what is asked of them, besides the limit and the margin. */
const about = [
  "column",
  "run",
  "cached",
  "id",
  "where",
  "baseline-runs",
  "candidate-runs",
  "quantile",
  "alpha",
];

/** The words that make `latency` read the same files in the same way; null where standard input was read, which is gone. */
export function sameLatencies(args: Arguments): readonly string[] | null {
  if (args.positionals.includes("-")) return null;
  return [
    ...args.positionals.map(shellWord),
    ...about.flatMap((name) => args.all(name).flatMap((value) => [`--${name}`, shellWord(value)])),
  ];
}

const both: readonly string[] = ["id", "output", "debug", "help"];

/** A flag that is of the other half of `latency` would be read by nobody. */
export function refuseForeignFlags(args: Arguments): void {
  const measures = args.positionals[0] === "measure";
  const foreign = flagsOf("latency").find(
    ({ name }) => args.has(name) && !both.includes(name) && measuring.includes(name) !== measures,
  );
  if (foreign === undefined) return;
  throw new InputError(
    "usage",
    measures
      ? `latency measure has no flag --${foreign.name}: it only measures.`
      : `--${foreign.name} goes with latency measure.`,
    measures
      ? "Judge the file it writes: gatestats latency FILE --limit MS"
      : "Write gatestats latency measure …, or leave it out.",
  );
}
