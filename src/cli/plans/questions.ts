import type { Arguments } from "../../asked/Arguments.ts";
import { contextOf } from "../../asked/context.ts";
import { documentsOf, samplingOf } from "../../asked/inputs/clusters.ts";
import { readSystems } from "../../asked/inputs/sides.ts";
import { pairFlags, scoreFlags } from "../../asked/pairFlags.ts";
import { sameInputs } from "../../asked/sameInputs.ts";
import { alphaOf, betterOf, marginOf, numberOf, populationOf, rangeOf } from "../../asked/values.ts";
import { rangeOf as scoreRangeOf } from "../../gates/PairedTotals.ts";
import { preparePair } from "../../gates/preparePair.ts";
import { planQuestionsJson } from "../../report/json.ts";
import { planQuestionsText } from "../../report/textPlanQuestions.ts";
import { differenceSpread } from "../../simulate/planning/differenceSpread.ts";
import { plannedGateDraws } from "../../simulate/planning/plannedGate.ts";
import { planFromDifference, questionsDrawing } from "../../simulate/planning/planQuestions.ts";
import type { PilotPair, QuestionsPlan, QuestionsQuestion } from "../../simulate/planning/QuestionsPlan.ts";
import { assumedDesignEffect } from "../../stats/planning/documentSpread.ts";
import type { Estimand } from "../../stats/types.ts";
import { InputError } from "../../table/InputError.ts";
import type { PairedScores } from "../../table/pair.ts";
import type { ScoreTable } from "../../table/ScoreTable.ts";
import { deliver, outputsOf } from "../formats.ts";
import type { Io } from "../Io.ts";
import { inTurn, longDrawings } from "../longDrawings.ts";
import type { Plan } from "./Plan.ts";
import { drawsOf, positiveOf, refuseTogether, seedOf, shareOf } from "./planValues.ts";

const assumptions = ["sd-difference", "sd", "icc", "mean-size", "cv-size"];

export const questions: Plan = {
  name: "questions",
  summary: "questions that a gate needs to pass an unchanged system",
  usage: "plan questions [BASELINE CANDIDATE] --margin M",
  examples: [
    {
      line: "gatestats plan questions baseline.csv candidate.csv --metric hit@5 --margin 0.02",
      does: "How many questions, when changes move scores as this one did?",
    },
    {
      line: "gatestats plan questions --margin 0.02 --sd-difference 0.19",
      does: "The same from the standard deviation of the differences alone:",
    },
    {
      line: "gatestats plan questions baseline.csv candidate.csv --metric hit@5 --margin 0.02 --true-change -0.01 --questions 300",
      does: "How often would a change that truly loses half the margin pass, with 300?",
    },
  ],
  flags: [
    "margin",
    "true-change",
    "power",
    "questions",
    "population",
    "distance",
    ...pairFlags,
    ...assumptions,
    ...scoreFlags,
    "draws",
    "seed",
    "workers",
    "json",
    "format",
    "output",
  ],
  run,
};

async function run(args: Arguments, io: Io): Promise<number> {
  const outputs = outputsOf(args, ["text", "json"]);
  const question = questionOf(args);
  const { plans, files } =
    args.positionals.length > 0
      ? await fromPair(args, question, io)
      : { plans: [fromAssumptions(args, question)], files: [] };
  await deliver(
    outputs,
    {
      text: (page) => planQuestionsText(plans, page, sameInputs(args, [...pairFlags, ...scoreFlags])),
      json: () => planQuestionsJson(plans, contextOf(args, files)),
    },
    io,
  );
  return 0;
}

type Question = Omit<QuestionsQuestion, "better">;

function questionOf(args: Arguments): Question {
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

function fromAssumptions(args: Arguments, question: Question): QuestionsPlan {
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

async function fromPair(
  args: Arguments,
  question: Question,
  io: Io,
): Promise<{ readonly plans: readonly QuestionsPlan[]; readonly files: readonly ScoreTable[] }> {
  refuseTogether(
    args,
    assumptions,
    "stands for a pair of files, but files were given",
    "Leave out one of the two.",
  );
  const {
    sides: [sides],
    files,
  } = await readSystems(args, "two");
  const sampling = samplingOf(args, sides.table);
  const pilots = sides.metrics.map((metric) => {
    const pair = sides.pair(metric);
    const labels = documentsOf(sampling, pair.groups);
    const pilot = pilotOf(pair, labels, sampling.estimand);
    refuseWide(question.margin, pilot);
    return {
      pilot: { ...pilot, caveats: [...pilot.caveats, ...sampling.caveats] },
      asked: { ...question, better: pair.better },
    };
  });
  const how = { job: "plannedGate", atOnce: plannedGateDraws.atOnce, seed: question.seed } as const;
  const plans = await longDrawings(args, io, "golden sets", how, (run) =>
    inTurn(pilots, ({ pilot, asked }) => run(questionsDrawing(pilot, asked))),
  );
  return { plans, files };
}

function pilotOf(pair: PairedScores, labels: readonly string[] | undefined, estimand: Estimand): PilotPair {
  const { seen, incomplete } = preparePair(pair, labels, estimand, "drop");
  const { sd, questions: count, shareChanged } = differenceSpread(pair);
  return {
    metric: pair.metric,
    seen,
    sdDifference: sd,
    shareChanged,
    questions: count,
    caveats: [
      ...pair.caveats,
      ...(incomplete > 0 ? [{ code: "pilot-unscored", params: { count: incomplete } } as const] : []),
    ],
  };
}

function refuseWide(margin: number, { seen, metric }: PilotPair): void {
  const range = scoreRangeOf(seen) / 2;
  if (margin < range) return;
  throw new InputError(
    "margin-too-wide",
    `--margin ${margin} is as wide as the range of ${metric}, ${range}: nothing could fail it.`,
    "Give the margin in score units, such as 0.02; for scores on another scale say so with --range.",
  );
}
