import type { Assumption, DocumentsPlan, DocumentsQuestion } from "../../simulate/planning/DocumentsPlan.ts";
import { planFromAssumption } from "../../simulate/planning/planDocuments.ts";
import type { Estimand } from "../../stats/types.ts";
import { InputError } from "../../table/InputError.ts";
import type { Arguments } from "../Arguments.ts";
import { drawsOf, positiveOf, refuseTogether, seedOf, shareOf } from "../planValues.ts";
import { estimandOf, levelOf, populationOf, wholeNumberOf } from "../values.ts";

/** Flags that stand for a pilot. */
export const assumedOfDocuments: readonly string[] = ["sd", "rate", "icc", "mean-size", "cv-size"];

/** Flags that mean something beside a pilot only. */
export const flagsOfPilot: readonly string[] = [
  "metric",
  "cluster",
  "where",
  "id-transform",
  "multi",
  "cluster-separator",
  "take",
  "cost-document",
  "cost-question",
  "totals",
  "id",
  "repeats",
];

/** What a plan for documents asks, but for the mean. */
export type AskedDocuments = Omit<DocumentsQuestion, "estimand">;

/**
 * Reads what is asked of a plan for documents.
 *
 * @throws InputError where it has no half-width, or a value is out of its range
 */
export function askedDocumentsOf(args: Arguments): AskedDocuments {
  const halfWidth = positiveOf(args, "half-width", "above 0");
  if (halfWidth === undefined)
    throw new InputError(
      "usage",
      "How narrow must the interval be? --half-width is missing.",
      "Say how far it may reach to either side, in score units: --half-width 0.05",
    );
  const population = populationOf(args);
  const take = wholeNumberOf(args, "take", 1);
  const [document, costOfQuestion] = (["cost-document", "cost-question"] as const).map((name) =>
    positiveOf(args, name, "0 or more"),
  );
  return {
    halfWidth,
    level: levelOf(args),
    degreesOfFreedom: args.one("degrees-of-freedom") === "pilot" ? "pilot" : "documents",
    ...(population !== undefined && { population }),
    ...(take !== undefined && { take }),
    ...((document !== undefined || costOfQuestion !== undefined) && {
      costs: { document: document ?? 0, question: costOfQuestion ?? 0 },
    }),
    draws: drawsOf(args, 100),
    seed: seedOf(args),
  };
}

/**
 * The plans, one an estimand, that rest on assumptions alone.
 *
 * @throws InputError where nothing says how much documents differ, or flags of a pilot are given
 */
export function plansOfAssumption(args: Arguments, question: AskedDocuments): readonly DocumentsPlan[] {
  refuseTogether(
    args,
    flagsOfPilot,
    "is about a pilot, but no file was given",
    "Give the file, or leave it out.",
  );
  refuseTogether(
    args,
    ["degrees-of-freedom"],
    "is about a pilot, but no file was given",
    "Give the file, or leave it out: K - 1 is taken.",
  );
  const assumption = assumptionOf(args);
  const asked = estimandOf(args);
  const estimands: readonly Estimand[] =
    asked !== undefined ? [asked] : "spread" in assumption ? ["macro"] : ["macro", "micro"];
  return estimands.map((estimand) => planFromAssumption(assumption, { ...question, estimand }));
}

function assumptionOf(args: Arguments): Assumption {
  const spread = positiveOf(args, "sd", "above 0");
  const others = assumedOfDocuments.slice(1);
  if (spread !== undefined) {
    refuseTogether(
      args,
      others,
      "and --sd exclude each other: each says how much documents differ",
      "Give one of the two.",
    );
    return { spread };
  }
  const rate = shareOf(args, "rate", "left out");
  const icc = shareOf(args, "icc", "allowed");
  const meanSize = positiveOf(args, "mean-size", "above 0");
  if (rate === undefined || icc === undefined || meanSize === undefined || meanSize < 1)
    throw new InputError(
      "usage",
      meanSize !== undefined && meanSize < 1
        ? `--mean-size ${args.one("mean-size")} must be 1 or more: a document has a question at least.`
        : "How much do documents differ? Nothing says it yet.",
      [
        "Say one of:",
        "  a file of scores with --cluster COL           a pilot: scores of some documents",
        "  --sd S                                        the standard deviation of documents' means",
        "  --rate P --icc RHO --mean-size N [--cv-size C]  what you expect of 0/1 scores",
      ].join("\n"),
    );
  return { rate, icc, meanSize, cvSize: positiveOf(args, "cv-size", "0 or more") ?? 0 };
}
