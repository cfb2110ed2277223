import { type Arguments, withValues } from "../../asked/Arguments.ts";
import { contextOf } from "../../asked/context.ts";
import { documentsOf, samplingOf } from "../../asked/inputs/clusters.ts";
import { metricsOf } from "../../asked/inputs/metrics.ts";
import {
  type AskedDocuments,
  askedDocumentsOf,
  assumedOfDocuments,
  flagsOfPilot,
  plansOfAssumption,
} from "../../asked/inputs/plannedDocuments.ts";
import { readScores } from "../../asked/inputs/sides.ts";
import { refuseTogether } from "../../asked/planValues.ts";
import { estimandOf, populationOf } from "../../asked/values.ts";
import { planDocumentsJson } from "../../report/json.ts";
import { planDocumentsText } from "../../report/textPlanDocuments.ts";
import type { DocumentsPlan, Pilot } from "../../simulate/planning/DocumentsPlan.ts";
import { widthDraws } from "../../simulate/planning/expectedWidth.ts";
import { documentsDrawing } from "../../simulate/planning/planDocuments.ts";
import type { Estimand } from "../../stats/types.ts";
import { InputError } from "../../table/InputError.ts";
import { metricOf } from "../../table/metricOf.ts";
import { type ScoreTable, scored } from "../../table/ScoreTable.ts";
import { scoredTotals } from "../../table/scoredTotals.ts";
import { deliver, outputsOf } from "../formats.ts";
import type { Io } from "../Io.ts";
import { inTurn, longDrawings } from "../longDrawings.ts";
import type { Plan } from "./Plan.ts";

export const documents: Plan = {
  name: "documents",
  summary: "documents to label for an interval of a given width",
  usage: "plan documents [PILOT] --half-width W",
  examples: [
    {
      line: "gatestats plan documents candidate.csv --metric hit@5 --cluster doc_id --half-width 0.05",
      does: "How many documents for plus or minus five points, from scores of some:",
    },
    {
      line: "gatestats plan documents --half-width 0.05 --sd 0.2243 --population 1300",
      does: "The same from a standard deviation of documents' means:",
    },
    {
      line: "gatestats plan documents --half-width 0.05 --rate 0.3 --icc 0.2 --mean-size 12 --cv-size 1",
      does: "With no scores at all, from what you expect:",
    },
  ],
  flags: [
    "half-width",
    "level",
    "population",
    "estimand",
    ...flagsOfPilot,
    ...assumedOfDocuments,
    "degrees-of-freedom",
    "range",
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
  const question = askedDocumentsOf(args);
  const { plans, files } =
    args.positionals.length === 0
      ? { plans: plansOfAssumption(args, question), files: [] }
      : await fromFile(args, question, io);
  await deliver(
    outputs,
    {
      text: (page) => planDocumentsText(plans, page),
      json: () => planDocumentsJson(plans, contextOf(args, files)),
    },
    io,
  );
  return 0;
}

async function fromFile(
  args: Arguments,
  question: AskedDocuments,
  io: Io,
): Promise<{ readonly plans: readonly DocumentsPlan[]; readonly files: readonly ScoreTable[] }> {
  if (args.positionals.length > 1)
    throw new InputError(
      "usage",
      `plan documents takes one file, but got ${args.positionals.length}: ${args.positionals.join(" ")}.`,
      "Give the scores of one system; gatestats plan questions takes a pair.",
    );
  refuseTogether(
    args,
    assumedOfDocuments,
    "stands for a pilot, but a file was given",
    "Leave out one of the two.",
  );
  const table = await readScores(args, args.positionals[0]);
  const asked = estimandOf(args);
  const both: readonly Estimand[] = asked === undefined ? ["macro", "micro"] : [asked];
  const metrics = metricsOf(args, [table]);
  const grouped = args.has("totals") || (args.has("cluster") && args.one("cluster") !== "none");
  const estimands = grouped ? both : both.slice(-1);
  const pilots = metrics.flatMap((metric) =>
    estimands.map((estimand) => {
      const sampling = samplingOf(withValues(args, { estimand: [estimand] }), table, "sampled");
      const pilot = pilotOf(args, table, metric, documentsOf(sampling, table.groups));
      return {
        pilot: { ...pilot, caveats: [...pilot.caveats, ...sampling.caveats] },
        asked: { ...question, estimand: grouped ? estimand : "micro" } as const,
      };
    }),
  );
  const how = { job: "width", atOnce: widthDraws.atOnce, seed: question.seed } as const;
  const plans = await longDrawings(args, io, "samples", how, (run) =>
    inTurn(pilots, ({ pilot, asked }) => run(documentsDrawing(pilot, asked))),
  );
  return { plans, files: [table] };
}

function pilotOf(
  args: Arguments,
  table: ScoreTable,
  metric: string,
  labels: readonly string[] | undefined,
): Pilot {
  const column = metricOf(table, metric);
  const { state, items, scale } = column;
  const unscored = state.reduce((count, s) => count + (s === scored ? 0 : 1), 0);
  const totals = scoredTotals(column, labels, table.ids);
  const noun = labels === undefined && !items ? "question" : "document";
  if (totals.n.length < 2)
    throw new InputError(
      noun === "document" ? "one-document" : "too-few",
      `${metric} has scores of ${totals.n.length} ${noun}${totals.n.length === 1 ? "" : "s"} in ${table.source.path}: two are needed to see how they differ.`,
      "Score some more, or say what you expect: --rate, --icc and --mean-size.",
      { file: table.source.path, column: metric },
    );
  refuseSmallPopulation(args, totals.n.length, noun, table);
  return {
    metric,
    totals,
    scale,
    caveats: [
      ...table.caveats,
      ...(unscored > 0 ? [{ code: "pilot-unscored", params: { count: unscored } } as const] : []),
    ],
  };
}

/** What is in hand is part of the population. */
function refuseSmallPopulation(
  args: Arguments,
  documents: number,
  noun: string,
  { source }: ScoreTable,
): void {
  const population = populationOf(args);
  if (population === undefined || population >= documents) return;
  throw new InputError(
    "usage",
    `--population ${population} is less than the ${documents} ${noun}s of ${source.path}.`,
    `It is the number of ${noun}s that there are in all, those scored among them.`,
    { file: source.path },
  );
}
