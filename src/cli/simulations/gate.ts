import { type Arguments, withValues } from "../../asked/Arguments.ts";
import { contextOf } from "../../asked/context.ts";
import { documentsOf, type Sampling, samplingOf } from "../../asked/inputs/clusters.ts";
import { readSystems, type Sides } from "../../asked/inputs/sides.ts";
import { sameInputs } from "../../asked/sameInputs.ts";
import { alphaOf, marginOf, thresholdOf, wholeNumberOf } from "../../asked/values.ts";
import { metricWords } from "../../report/commandLines.ts";
import { csv } from "../../report/csv.ts";
import { simulateGateJson } from "../../report/json.ts";
import { plain } from "../../report/numbers.ts";
import { simulateGateTable } from "../../report/tables/simulateGateTable.ts";
import { simulateGateText } from "../../report/textSimulateGate.ts";
import type { GateSimulation } from "../../simulate/goldenSets/GateSimulation.ts";
import { populationMean, type Replacement } from "../../simulate/goldenSets/GateStudy.ts";
import { gateRows, misfits } from "../../simulate/goldenSets/gateRows.ts";
import {
  type BuiltStudy,
  type GateStudyOptions,
  gateStudyOf,
} from "../../simulate/goldenSets/gateStudyOf.ts";
import { goldenRuleNames } from "../../simulate/goldenSets/goldenRuleNames.ts";
import { addGateTallies } from "../../simulate/goldenSets/goldenSets.ts";
import { usualSets } from "../../simulate/goldenSets/usualSets.ts";
import type { Caveat } from "../../stats/types.ts";
import { InputError } from "../../table/InputError.ts";
import type { PairedScores } from "../../table/pair.ts";
import { flagsOf } from "../flags.ts";
import { deliver, outputsOf } from "../formats.ts";
import type { Io } from "../Io.ts";
import { longWork } from "../longWork.ts";
import { namesOf, numbersOf, wholeNumbersOf } from "./lists.ts";
import type { Simulation } from "./Simulation.ts";

export const gate: Simulation = {
  name: "gate",
  summary: "how often gates pass what they should stop, and stop what they should pass",
  usage: "simulate gate BASELINE CANDIDATE... --metric NAME --margin M",
  examples: [
    {
      line: "gatestats simulate gate baseline.csv candidate.csv --metric hit@5 --margin 0.02 --draws 200",
      does: "How often would golden sets of 25 to 200 of these questions mislead each kind of gate?",
    },
    {
      line: "gatestats simulate gate baseline.csv candidate.csv --metric hit@5 --margin 0.02 --questions 150 --method gate,difference --draws 200 --json",
      does: "Two rules on golden sets of 150 questions, as JSON:",
    },
  ],
  flags: [
    ..."metric margin questions documents draws seed workers method losses replacement threshold".split(" "),
    ..."alpha cluster estimand better range unmatched repeats id where id-transform multi".split(" "),
    ..."cluster-separator baseline-column candidate-column system-column baseline candidate json format output figure".split(
      " ",
    ),
  ],
  run,
};

/** Pieces that the draws are parted into at most. */
const mostTasks = 2000;

async function run(args: Arguments, io: Io): Promise<number> {
  const outputs = outputsOf(args, ["text", "json", "html", "csv"]);
  const options = optionsOf(args);
  const { sides, files } = await readSystems(args, "several");
  const sampling = samplingOf(args, sides[0].table, "sampled");
  const pairs = sides.map(pairOf);
  const [{ pair }] = pairs;
  const labels = documentsOf(sampling, pair.groups);
  const sizes = wholeNumbersOf(args, sizeFlag(args, labels !== undefined), 2);
  const built = gateStudyOf(pairs, labels, {
    ...options,
    estimand: sampling.estimand,
    ...(sizes !== undefined && { sizes }),
  });
  const { study } = built;
  const draws = wholeNumberOf(args, "draws", 1) ?? usualSets(study);
  const work = {
    job: "gate" as const,
    inputs: [{ input: study, draws }],
    atOnce: Math.max(25, Math.ceil(draws / mostTasks)),
    seed: options.seed,
  };
  const [tallies] = await longWork(args, io, "draws of golden sets", work);
  const rows = gateRows(study, addGateTallies(tallies));
  const simulation: GateSimulation = {
    metric: pair.metric,
    better: pair.better,
    estimand: study.estimand,
    unit: study.clustered ? "document" : "question",
    population: study.size.length,
    questions: built.questions,
    margin: study.margin,
    alpha: study.alpha,
    threshold: options.threshold ?? null,
    draws,
    seed: options.seed,
    baselineMean: (pair.better === "higher" ? 1 : -1) * populationMean(study.baseline, study.size),
    rows,
    misfits: misfits(rows),
    caveats: caveatsOf(built, pair, sampling),
  };
  await deliver(
    outputs,
    {
      text: (page) => simulateGateText(simulation, planWords(args, simulation), page),
      json: () => simulateGateJson(simulation, contextOf(args, files)),
      figures: async () =>
        (await import("../../report/simulate/gateSimulationArticle.ts")).gateSimulationArticle(
          simulation,
          planWords(args, simulation),
          contextOf(args, files),
        ),
      html: async () =>
        (await import("../../report/simulate/gateSimulationPage.ts")).gateSimulationPage(
          simulation,
          planWords(args, simulation),
          contextOf(args, files),
        ),
      csv: () => csv(simulateGateTable(simulation)),
    },
    io,
  );
  return 0;
}

/** The command that says how many questions would be enough, on the same files. */
function planWords(args: Arguments, { metric, margin }: GateSimulation): readonly string[] {
  const one = withValues(args, {
    ...(args.has("candidate-column") && { "candidate-column": args.all("candidate-column").slice(0, 1) }),
    ...(args.has("candidate") && { candidate: args.all("candidate").slice(0, 1) }),
  });
  const files = sameInputs(
    { ...one, positionals: args.positionals.slice(0, 2) },
    flagsOf("plan").map(({ name }) => name),
  );
  const inputs = files ?? ["baseline.csv", "candidate.csv"];
  return ["gatestats plan questions", ...inputs, ...metricWords(metric, files), "--margin", plain(margin)];
}

function optionsOf(args: Arguments): Omit<GateStudyOptions, "estimand" | "sizes"> {
  const margin = marginOf(args);
  if (margin === undefined)
    throw new InputError(
      "usage",
      "simulate gate needs a margin.",
      "Say which loss you would still ship, in score units: --margin 0.02",
    );
  const threshold = thresholdOf(args);
  const rules = namesOf(args, "method", goldenRuleNames);
  const asked = args.one("replacement");
  const losses = args.one("losses") === "none" ? [] : numbersOf(args, "losses");
  return {
    margin,
    alpha: alphaOf(args),
    ...(threshold !== undefined && { threshold }),
    ...(rules !== undefined && { rules }),
    replacements: asked === undefined || asked === "both" ? ["without", "with"] : [asked as Replacement],
    losses: losses ?? [margin / 2, margin, Number((1.5 * margin).toPrecision(12))],
    seed: wholeNumberOf(args, "seed", 0) ?? 1,
  };
}

/** `--questions`, or `--documents` where documents were sampled; the other would mean nothing. */
function sizeFlag(args: Arguments, clustered: boolean): "questions" | "documents" {
  const [own, other] = clustered
    ? (["documents", "questions"] as const)
    : (["questions", "documents"] as const);
  if (args.has(other))
    throw new InputError(
      "usage",
      `--${other} does not go with ${clustered ? "--cluster" : "questions sampled one by one"}.`,
      `Golden sets are made of ${own} here: --${own} ${args.one(other)}`,
    );
  return own;
}

/** A candidate beside the baseline, in one metric. */
function pairOf(sides: Sides): { readonly name: string; readonly pair: PairedScores } {
  const [metric, another] = sides.metrics;
  if (another === undefined) return { name: sides.candidateName, pair: sides.pair(metric) };
  throw new InputError(
    "usage",
    `simulate gate takes one metric, but got ${sides.metrics.join(", ")}.`,
    `Name one: --metric ${metric}`,
  );
}

function caveatsOf(
  { study, leftOut, tooLarge }: BuiltStudy,
  pair: PairedScores,
  sampling: Sampling,
): readonly Caveat[] {
  const share = (study.sizes.at(-1) ?? 0) / study.size.length;
  return [
    ...pair.caveats,
    ...sampling.caveats,
    ...(leftOut > 0 ? [{ code: "missing-dropped" as const, params: { count: leftOut } }] : []),
    ...(study.replacements.includes("without")
      ? [{ code: "drawn-from-few" as const, params: { share, most: study.sizes.at(-1) ?? 0 } }]
      : []),
    ...(tooLarge.length > 0
      ? [{ code: "loss-too-large" as const, params: { losses: tooLarge.join(", ") } }]
      : []),
    ...(Number.isFinite(study.range) ? [] : [{ code: "unbounded-no-floor" as const, params: {} }]),
  ];
}
