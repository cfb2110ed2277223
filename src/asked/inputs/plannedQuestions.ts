import { planFromDifference } from "../../simulate/planning/planQuestions.ts";
import type { QuestionsPlan, QuestionsQuestion } from "../../simulate/planning/QuestionsPlan.ts";
import { assumedDesignEffect } from "../../stats/planning/documentSpread.ts";
import { InputError } from "../../table/InputError.ts";
import type { Arguments } from "../Arguments.ts";
import { pairFlags } from "../pairFlags.ts";
import { drawsOf, positiveOf, refuseTogether, seedOf, shareOf } from "../planValues.ts";
import { alphaOf, betterOf, marginOf, numberOf, populationOf, rangeOf } from "../values.ts";

/** Flags that stand for scores of a pair. */
export const assumedOfPairs: readonly string[] = ["sd-difference", "sd", "icc", "mean-size", "cv-size"];

/** What a plan for questions asks, but for the direction, which the scores may say. */
export type AskedQuestions = Omit<QuestionsQuestion, "better">;

/**
 * Reads what is asked of a plan for questions.
 *
 * @throws InputError where it has no margin, or a value is out of its range
 */
export function askedQuestionsOf(args: Arguments): AskedQuestions {
  const margin = marginOf(args);
  if (margin === undefined)
    throw new InputError(
      "margin-not-named",
      "plan questions needs a margin: how large a loss would you still ship?",
      "Say it in score units, such as --margin 0.02. See gatestats explain margin.",
    );
  const width = widthOf(args);
  if (margin >= width)
    throw new InputError(
      "margin-too-wide",
      `--margin ${margin} is as wide as the range of the scores, ${width}: nothing could fail it.`,
      "Give the margin in score units, such as 0.02; for scores on another scale say so with --range.",
    );
  const population = populationOf(args);
  return {
    margin,
    trueChange: numberOf(args, "true-change") ?? 0,
    alpha: alphaOf(args),
    power: shareOf(args, "power", "left out") ?? 0.8,
    ...(population !== undefined && { population }),
    counts: countsOf(args),
    distance: positiveOf(args, "distance", "above 0") ?? margin,
    draws: drawsOf(args, 500),
    seed: seedOf(args),
  };
}

/** The width of `--range`; 1 without it, infinite where scores have no bounds. */
function widthOf(args: Arguments): number {
  const range = rangeOf(args);
  if (range === undefined) return 1;
  return range === "unbounded" ? Number.POSITIVE_INFINITY : range.max - range.min;
}

/** `--questions`, one number or several with commas between. */
function countsOf(args: Arguments): readonly number[] {
  const typed = args.one("questions");
  if (typed === undefined) return [];
  const counts = typed.split(",").map((part) => (part.trim() === "" ? Number.NaN : Number(part)));
  if (counts.every((count) => Number.isSafeInteger(count) && count >= 2)) return counts;
  throw new InputError(
    "usage",
    `--questions ${typed} must be whole numbers, 2 or more.`,
    "Give one or several, such as --questions 100,300.",
  );
}

/**
 * The plan that rests on `--sd-difference` alone.
 *
 * @throws InputError where it is missing, or flags of a pair of files are given
 */
export function planOfDifference(args: Arguments, question: AskedQuestions): QuestionsPlan {
  refuseTogether(
    args,
    pairFlags,
    "is about a pair of files, but none was given",
    "Give the files, or leave it out.",
  );
  const sdDifference = positiveOf(args, "sd-difference", "above 0");
  if (sdDifference === undefined)
    throw new InputError(
      "usage",
      "How much do the two systems differ from question to question? Nothing says it yet.",
      [
        "Say one of:",
        "  BASELINE CANDIDATE   scores of a pair of systems like those to come",
        "  --sd-difference S    the standard deviation of the differences",
      ].join("\n"),
    );
  const icc = shareOf(args, "icc", "allowed");
  const meanSize = positiveOf(args, "mean-size", "above 0");
  const cvSize = positiveOf(args, "cv-size", "0 or more");
  if ((icc === undefined) !== (meanSize === undefined) || (cvSize !== undefined && icc === undefined))
    throw new InputError(
      "usage",
      "--icc and --mean-size go together: how alike answers in a document are, and how many it has.",
      "Give both, such as --icc 0.1 --mean-size 12, or neither.",
    );
  const sd = positiveOf(args, "sd", "above 0");
  return planFromDifference(
    {
      sdDifference,
      ...(sd !== undefined && { sd }),
      ...(icc !== undefined &&
        meanSize !== undefined && {
          meanSize,
          designEffect: assumedDesignEffect({ icc, meanSize, cvSize: cvSize ?? 0 }),
        }),
      range: widthOf(args),
    },
    { ...question, better: betterOf(args) ?? "higher" },
  );
}
