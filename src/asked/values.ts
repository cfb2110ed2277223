import type { ReadOptions } from "../formats/Format.ts";
import type { Better, Estimand } from "../stats/types.ts";
import { InputError } from "../table/InputError.ts";
import type { Arguments } from "./Arguments.ts";

/** The values that flags stand for, each checked as it is read; undefined where a flag was not given. */

/** `--margin`: positive, in score units. A relative one is refused. */
export function marginOf(args: Arguments): number | undefined {
  const typed = args.one("margin");
  if (typed?.trim().endsWith("%"))
    throw new InputError(
      "relative-margin",
      `--margin ${typed} is relative: a percentage of what?`,
      `Give it in score units. Of scores between 0 and 1, two points are 0.02; two percent of a baseline of 0.8 are 0.016. See gatestats explain margin.`,
    );
  const margin = numberOf(args, "margin");
  if (margin !== undefined && margin <= 0)
    throw new InputError(
      "margin-not-positive",
      `--margin ${typed} must be above 0.`,
      "It is the largest loss you accept, given as a positive number, whichever way is better. No finite set of questions can show that nothing at all was lost.",
    );
  return margin;
}

/** `--alpha`, between 0 and one half. */
export function alphaOf(args: Arguments): number {
  return between(args, "alpha", 0.05, 0, 0.5);
}

/** `--level`, between one half and 1. */
export function levelOf(args: Arguments): number {
  return between(args, "level", 0.95, 0.5, 1);
}

/** `--threshold`. */
export function thresholdOf(args: Arguments): number | undefined {
  return numberOf(args, "threshold");
}

/** `--largest-document`, a whole number of questions. */
export function largestDocumentOf(args: Arguments): number | undefined {
  const largest = numberOf(args, "largest-document");
  if (largest === undefined || (Number.isSafeInteger(largest) && largest > 0)) return largest;
  throw new InputError(
    "usage",
    `--largest-document ${args.one("largest-document")} must be a whole number above 0.`,
    "It is the number of questions in the largest document of the population.",
  );
}

/** `--population`, a whole number of documents. */
export function populationOf(args: Arguments): number | undefined {
  const population = numberOf(args, "population");
  if (population === undefined || (Number.isSafeInteger(population) && population > 0)) return population;
  throw new InputError(
    "usage",
    `--population ${args.one("population")} must be a whole number above 0.`,
    "It is the number of documents that could have been drawn.",
  );
}

/** A whole number, at least this. */
export function wholeNumberOf(args: Arguments, name: string, least: number): number | undefined {
  const value = numberOf(args, name);
  if (value === undefined || (Number.isSafeInteger(value) && value >= least)) return value;
  throw new InputError(
    "usage",
    `--${name} ${args.one(name)} must be a whole number, ${least} or more.`,
    `Such as --${name} ${Math.max(least, 20)}.`,
  );
}

/** `--worst-loss`, positive. */
export function worstLossOf(args: Arguments): number | undefined {
  const worst = numberOf(args, "worst-loss");
  if (worst === undefined || worst > 0) return worst;
  throw new InputError(
    "usage",
    `--worst-loss ${args.one("worst-loss")} must be above 0.`,
    "It is the greatest loss one document can show, in score units.",
  );
}

/** `--noise-floor`, not negative. */
export function noiseFloorOf(args: Arguments): number | undefined {
  const noise = numberOf(args, "noise-floor");
  if (noise === undefined || noise >= 0) return noise;
  throw new InputError(
    "usage",
    `--noise-floor ${args.one("noise-floor")} must not be below 0.`,
    "It is how far a mean moves from run to run with nothing changed, as gatestats noise measures it.",
  );
}

/** `--better`. */
export function betterOf(args: Arguments): Better | undefined {
  return args.one("better") as Better | undefined;
}

/** `--estimand`. */
export function estimandOf(args: Arguments): Estimand | undefined {
  return args.one("estimand") as Estimand | undefined;
}

/** `--range a,b` or `--range none`. */
export function rangeOf(args: Arguments): ReadOptions["range"] {
  const typed = args.one("range");
  if (typed === undefined) return undefined;
  if (typed === "none") return "unbounded";
  const [min, max, more] = typed.split(",").map((end) => (end.trim() === "" ? Number.NaN : Number(end)));
  if (more === undefined && Number.isFinite(min) && min < max && max < Number.POSITIVE_INFINITY)
    return { min, max };
  throw new InputError(
    "usage",
    `--range ${typed} is not a range.`,
    "Give the least and the greatest possible score, such as 1,5 or -1,1; or none.",
  );
}

/** `--totals N,S[,Q]`: the columns of a file of totals. */
export function totalsOf(args: Arguments): ReadOptions["totals"] {
  const typed = args.one("totals");
  if (typed === undefined) return undefined;
  const [items, sum, squares, more] = typed.split(",").map((column) => column.trim());
  if (more === undefined && items !== "" && sum) return { items, sum, ...(squares ? { squares } : {}) };
  throw new InputError(
    "usage",
    `--totals ${typed} must name two or three columns.`,
    "Name the column of items, the column of their sum, and if there is one that of their sum of squares: --totals n,sum,sumsq",
  );
}

/** `--probability`, between 0 and 1. */
export function probabilityOf(args: Arguments): number | undefined {
  return args.has("probability") ? between(args, "probability", 0.95, 0, 1) : undefined;
}

function between(args: Arguments, name: string, absent: number, low: number, high: number): number {
  const value = numberOf(args, name) ?? absent;
  if (value > low && value < high) return value;
  throw new InputError(
    "usage",
    `--${name} ${args.one(name)} must lie between ${low} and ${high}.`,
    `It is a share, such as ${absent}.`,
  );
}

/** The number of a flag. */
export function numberOf(args: Arguments, name: string): number | undefined {
  const typed = args.one(name);
  if (typed === undefined) return undefined;
  const value = typed.trim() === "" ? Number.NaN : Number(typed);
  if (Number.isFinite(value)) return value;
  const comma = /^-?\d+,\d+$/.test(typed) ? ` Write ${typed.replace(",", ".")} with a point.` : "";
  throw new InputError("usage", `--${name} ${typed} is not a number.`, `--${name} takes a number.${comma}`);
}
