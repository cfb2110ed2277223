import type { GateSimulation } from "../../simulate/goldenSets/GateSimulation.ts";
import { populationMean, type Replacement } from "../../simulate/goldenSets/GateStudy.ts";
import { gateRows, misfits } from "../../simulate/goldenSets/gateRows.ts";
import {
  type BuiltStudy,
  type GateStudyOptions,
  gateStudyOf,
} from "../../simulate/goldenSets/gateStudyOf.ts";
import { goldenRuleNames } from "../../simulate/goldenSets/goldenRuleNames.ts";
import { addGateTallies, type GateTally } from "../../simulate/goldenSets/goldenSets.ts";
import { usualSets } from "../../simulate/goldenSets/usualSets.ts";
import type { Work } from "../../simulate/Work.ts";
import type { Caveat } from "../../stats/types.ts";
import { InputError } from "../../table/InputError.ts";
import type { PairedScores } from "../../table/pair.ts";
import type { ScoreTable } from "../../table/ScoreTable.ts";
import type { Arguments } from "../Arguments.ts";
import { namesOf, numbersOf, wholeNumbersOf } from "../lists.ts";
import { alphaOf, marginOf, thresholdOf, wholeNumberOf } from "../values.ts";
import { documentsOf, type Sampling, samplingOf } from "./clusters.ts";
import { readSystems, type Sides } from "./sides.ts";

/** A simulation of gates that has been read and not yet drawn. */
export interface SimulatedGates {
  /** What is to be drawn: one input. */
  readonly work: Work<"gate">;
  readonly files: readonly ScoreTable[];
  /** What the tallies of all its tasks come to. */
  readonly simulationOf: (tallies: readonly GateTally[]) => GateSimulation;
}

/** Pieces that the draws are parted into at most. */
const mostTasks = 2000;

/**
 * Reads the files and flags of `simulate gate`.
 *
 * @throws InputError as the command does
 */
export async function simulatedGates(args: Arguments): Promise<SimulatedGates> {
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
  const simulationOf = (tallies: readonly GateTally[]): GateSimulation => {
    const rows = gateRows(study, addGateTallies(tallies));
    return {
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
  };
  const inputs = [{ input: study, draws }];
  const atOnce = Math.max(25, Math.ceil(draws / mostTasks));
  return { work: { job: "gate", inputs, atOnce, seed: options.seed }, files, simulationOf };
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
