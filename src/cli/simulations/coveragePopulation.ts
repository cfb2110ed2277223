import { type Arguments, withValues } from "../../asked/Arguments.ts";
import { documentsOf, type Sampling, samplingOf } from "../../asked/inputs/clusters.ts";
import { metricsOf } from "../../asked/inputs/metrics.ts";
import { readScores, readSystems } from "../../asked/inputs/sides.ts";
import { estimandOf } from "../../asked/values.ts";
import type { ClusterTotals } from "../../stats/ClusterTotals.ts";
import type { Caveat, Estimand, Scale } from "../../stats/types.ts";
import { InputError } from "../../table/InputError.ts";
import { metricOf } from "../../table/metricOf.ts";
import { type ScoreTable, scored } from "../../table/ScoreTable.ts";
import { scoredTotals } from "../../table/scoredTotals.ts";
import { clusterTotals } from "../../table/totals.ts";

/** Documents whose mean is known, and what is asked of it. */
export interface Population {
  readonly metric: string;
  readonly of: "scores" | "differences";
  /** The method that estimate or compare takes by itself. */
  readonly recommended: "estimate" | "compare";
  readonly totals: ClusterTotals;
  readonly scale: Scale;
  readonly clustered: boolean;
  readonly estimands: readonly Estimand[];
  readonly questions: number;
  readonly caveats: readonly Caveat[];
  readonly files: readonly ScoreTable[];
}

/** Reads one system's scores, or two systems' differences where there are two. */
export async function readPopulation(args: Arguments): Promise<Population> {
  if (args.positionals.length > 2)
    throw new InputError(
      "usage",
      `simulate coverage takes one file, or two whose differences count, but got ${args.positionals.length}.`,
      "Give the scores of one system, or of a baseline and a candidate.",
    );
  if (args.has("totals") && args.positionals.length === 2)
    throw new InputError(
      "usage",
      "simulate coverage reads totals of one system only.",
      "Give one file, or rows of questions for the difference of two.",
    );
  const two = args.positionals.length === 2 || args.has("baseline-column") || args.has("system-column");
  return two ? differences(args) : scores(args);
}

async function scores(args: Arguments): Promise<Population> {
  if (args.positionals.length === 0)
    throw new InputError(
      "usage",
      "simulate coverage needs a file, but none was given.",
      "Usage: gatestats simulate coverage SCORES --metric NAME --cluster COL",
    );
  const table = await readScores(args, args.positionals[0]);
  const column = metricOf(table, one(metricsOf(args, [table])));
  const sampling = samplingFor(args, table);
  const labels = documentsOf(sampling, table.groups);
  const keep = column.state.map((state) => (state === scored ? 1 : 0));
  const totals = scoredTotals(column, labels, table.ids);
  const clustered = labels !== undefined || column.items !== undefined;
  return {
    metric: column.name,
    of: "scores",
    recommended: "estimate",
    scale: column.scale,
    ...unitsOf(totals, clustered),
    estimands: estimandsOf(args, clustered),
    caveats: caveatsOf(sampling, keep),
    files: [table],
  };
}

async function differences(args: Arguments): Promise<Population> {
  const { sides, files } = await readSystems(args, "two");
  const [side] = sides;
  const pair = side.pair(one(side.metrics));
  const sampling = samplingFor(args, side.table);
  const labels = documentsOf(sampling, pair.groups);
  const keep = new Uint8Array(pair.ids.length).map((_, row) =>
    pair.baseline.state[row] === scored && pair.candidate.state[row] === scored ? 1 : 0,
  );
  const values = pair.candidate.values.map((value, row) => value - pair.baseline.values[row]);
  const range = pair.scale.kind === "bounded" ? pair.scale.max - pair.scale.min : 0;
  return {
    metric: pair.metric,
    of: "differences",
    recommended: "compare",
    scale: range > 0 ? { kind: "bounded", min: -range, max: range } : { kind: "unbounded" },
    ...unitsOf(clusterTotals(values, keep, labels, pair.ids), labels !== undefined),
    estimands: estimandsOf(args, labels !== undefined),
    caveats: [...pair.caveats, ...caveatsOf(sampling, keep)],
    files,
  };
}

function one(metrics: readonly string[]): string {
  if (metrics.length === 1) return metrics[0];
  throw new InputError(
    "usage",
    `simulate coverage takes one metric, but got ${metrics.join(", ")}.`,
    `Name one: --metric ${metrics[0]}`,
  );
}

/** What was sampled; where no estimand is named both are asked for. */
function samplingFor(args: Arguments, table: ScoreTable): Sampling {
  return samplingOf(
    args.has("estimand") ? args : withValues(args, { estimand: ["micro"] }),
    table,
    "sampled",
  );
}

function estimandsOf(args: Arguments, clustered: boolean): readonly Estimand[] {
  const asked = estimandOf(args);
  if (!clustered) return ["macro"];
  return asked === undefined ? ["micro", "macro"] : [asked];
}

function unitsOf(
  totals: ClusterTotals,
  clustered: boolean,
): Pick<Population, "totals" | "clustered" | "questions"> {
  return { totals, clustered, questions: totals.n.reduce((a, b) => a + b, 0) };
}

function caveatsOf(sampling: Sampling, keep: Uint8Array): readonly Caveat[] {
  const count = keep.reduce((left, kept) => left + (kept === 1 ? 0 : 1), 0);
  return [
    ...sampling.caveats,
    ...(count > 0 ? [{ code: "missing-dropped" as const, params: { count } }] : []),
  ];
}
