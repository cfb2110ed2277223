import type { Arguments } from "../../asked/Arguments.ts";
import { contextOf } from "../../asked/context.ts";
import { documentsOf, samplingOf } from "../../asked/inputs/clusters.ts";
import {
  type AskedQuestions,
  askedQuestionsOf,
  assumedOfPairs,
  planOfDifference,
} from "../../asked/inputs/plannedQuestions.ts";
import { readSystems } from "../../asked/inputs/sides.ts";
import { pairFlags, scoreFlags } from "../../asked/pairFlags.ts";
import { refuseTogether } from "../../asked/planValues.ts";
import { sameInputs } from "../../asked/sameInputs.ts";
import { rangeOf as scoreRangeOf } from "../../gates/PairedTotals.ts";
import { preparePair } from "../../gates/preparePair.ts";
import { planQuestionsJson } from "../../report/json.ts";
import { planQuestionsText } from "../../report/textPlanQuestions.ts";
import { differenceSpread } from "../../simulate/planning/differenceSpread.ts";
import { plannedGateDraws } from "../../simulate/planning/plannedGate.ts";
import { questionsDrawing } from "../../simulate/planning/planQuestions.ts";
import type { PilotPair, QuestionsPlan } from "../../simulate/planning/QuestionsPlan.ts";
import type { Estimand } from "../../stats/types.ts";
import { InputError } from "../../table/InputError.ts";
import type { PairedScores } from "../../table/pair.ts";
import type { ScoreTable } from "../../table/ScoreTable.ts";
import { deliver, outputsOf } from "../formats.ts";
import type { Io } from "../Io.ts";
import { inTurn, longDrawings } from "../longDrawings.ts";
import type { Plan } from "./Plan.ts";

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
    ...assumedOfPairs,
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
  const question = askedQuestionsOf(args);
  const { plans, files } =
    args.positionals.length > 0
      ? await fromPair(args, question, io)
      : { plans: [planOfDifference(args, question)], files: [] };
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

async function fromPair(
  args: Arguments,
  question: AskedQuestions,
  io: Io,
): Promise<{ readonly plans: readonly QuestionsPlan[]; readonly files: readonly ScoreTable[] }> {
  refuseTogether(
    args,
    assumedOfPairs,
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
