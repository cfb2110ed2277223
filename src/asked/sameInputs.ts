import { shellWord } from "../report/commandLines.ts";
import type { Arguments } from "./Arguments.ts";

/** Flags that say what files hold and what was sampled, which a further command on the same files needs too. */
const about = [
  "cluster",
  "estimand",
  "strata",
  "multi",
  "cluster-separator",
  "better",
  "range",
  "id",
  "id-transform",
  "where",
  "repeats",
  "unmatched",
  "totals",
  "baseline-column",
  "candidate-column",
  "system-column",
  "baseline",
  "candidate",
  "alpha",
];

/**
 * The words that make another command read the same files in the same way, its name left out; null where standard input
 * was read, which is gone, or where the other command does not take a flag that was given.
 *
 * @param taken the flags that the other command takes
 */
export function sameInputs(args: Arguments, taken: readonly string[]): readonly string[] | null {
  if (args.positionals.includes("-")) return null;
  // a saved baseline has its own id and no rows to leave out, which no flag can say of one file alone
  if ((args.apart?.files.size ?? 0) > 0 && ["id", "where"].some((name) => args.has(name))) return null;
  const given = about.filter((name) => args.has(name));
  if (given.some((name) => !taken.includes(name))) return null;
  return [
    ...args.positionals.map(shellWord),
    ...given.flatMap((name) => args.all(name).flatMap((value) => [`--${name}`, shellWord(value)])),
  ];
}
