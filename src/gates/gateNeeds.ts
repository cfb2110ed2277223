import { documentSpread } from "../stats/planning/documentSpread.ts";
import type { Estimand, Scale } from "../stats/types.ts";
import type { PairedScores } from "../table/pair.ts";
import { floorOf, smallestMargin } from "./floor.ts";
import { neededFor } from "./needed.ts";
import type { PairedTotals } from "./PairedTotals.ts";
import { preparePair } from "./preparePair.ts";

/** What a paired gate can show with these questions, and what other margins would take. */
export interface GateNeeds {
  readonly metric: string;
  /** What is counted: questions, or the documents that were sampled. */
  readonly unit: "question" | "document";
  /** How many there are. */
  readonly count: number;
  readonly alpha: number;
  /** The smallest margin that passes if no score changed; null without bounds. */
  readonly smallestMargin: number | null;
  /** Standard deviation of the differences of two systems, a value a unit; null with one file. */
  readonly sdDifference: number | null;
  readonly margins: readonly {
    readonly margin: number;
    /** Units that a pass needs at least, if no score changed; null without bounds. */
    readonly floor: number | null;
    /** Units with which 80 % of runs pass, differences varying as they did here; null with one file. */
    readonly needed: number | null;
  }[];
}

/** Margins that are looked at, as shares of the range. */
const shares: readonly number[] = [0.01, 0.02, 0.05];

const alpha = 0.05;

/** What a gate would need of questions, or documents that count alike, of which so many are there and none changed. */
export function needsOfCount(
  metric: string,
  count: number,
  unit: GateNeeds["unit"],
  scale: Scale,
): GateNeeds {
  const n = new Float64Array(count).fill(1);
  const zeros = new Float64Array(count);
  const range = widthOf(scale);
  const totals = { n, s: zeros, q: zeros, labels: [] };
  const pair: PairedTotals = {
    totals,
    baseline: totals,
    candidate: totals,
    estimand: "micro",
    clustered: unit === "document",
    lowest: -range,
    highest: range,
    itemsDiffer: false,
    unchanged: 0,
  };
  return { ...needsOf(metric, pair, range), sdDifference: null };
}

/**
 * What a gate would need, judging by how much the scores of two systems differ.
 *
 * @param labels the document of each row when documents were sampled
 * @throws InputError when nothing is scored on both sides, or all lie in one document
 */
export function needsOfPair(
  pair: PairedScores,
  labels: readonly string[] | undefined,
  estimand: Estimand,
): GateNeeds {
  const { seen } = preparePair(pair, labels, estimand, "drop");
  const range = widthOf(pair.scale);
  const needs = needsOf(pair.metric, seen, range);
  return {
    ...needs,
    sdDifference: documentSpread(seen.totals, estimand),
    margins: needs.margins.map(({ margin, floor }) => {
      const floorSeen = floor === null ? null : { required: floor, met: false, binding: false };
      const found = neededFor(seen, margin, gateOptions(estimand), floorSeen);
      return { margin, floor, needed: found?.clusters ?? found?.questions ?? null };
    }),
  };
}

function needsOf(metric: string, pair: PairedTotals, range: number): Omit<GateNeeds, "sdDifference"> {
  const bounded = Number.isFinite(range);
  return {
    metric,
    unit: pair.clustered ? "document" : "question",
    count: pair.totals.n.length,
    alpha,
    smallestMargin: bounded ? smallestMargin(pair, alpha, {}) : null,
    margins: bounded
      ? shares
          .map((share) => Number((share * range).toPrecision(3)))
          .map((margin) => ({ margin, floor: floorOf(pair, -margin, alpha, {}), needed: null }))
      : [],
  };
}

function gateOptions(estimand: Estimand): Parameters<typeof neededFor>[2] {
  return {
    rule: "paired",
    method: "auto",
    alpha,
    estimand,
    role: "must",
    missing: "drop",
    floor: true,
  };
}

function widthOf(scale: Scale): number {
  return scale.kind === "bounded" ? scale.max - scale.min : Number.POSITIVE_INFINITY;
}
