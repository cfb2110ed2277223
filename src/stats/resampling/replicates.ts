import type { Random } from "../Random.ts";
import { drawBinomial } from "./drawBinomial.ts";
import { logFactorials } from "./logFactorials.ts";
import type { Resampling } from "./Resampling.ts";

/**
 * Draws with replacement from an urn. The document bootstrap is one urn: K draws from the documents, those alike counted
 * once. Signs are an urn for each document: one draw from −1 and 1.
 */
export interface Urn {
  readonly draws: number;
  /** How often each kind of ball lies in the urn; all at least 1. */
  readonly balls: Float64Array;
}

/** What is done with a replicate: how often each kind was drawn, urn after urn, and the replicate's probability. */
export type Visit = (counts: Float64Array, weight: number) => void;

/** All replicates there are, or as many as were drawn. */
export interface Replicates {
  readonly kind: "enumerated" | "drawn";
  readonly count: number;
  /** Goes through the replicates. The counts are overwritten each time; the weights add up to 1. */
  forEach(visit: Visit): void;
}

/** Replicates that are enumerated without a second thought, and the most that are enumerated at all. */
export const cheapEnumeration: number = 2 ** 13;
export const mostEnumerated: number = 2 ** 17;

/** Replicates that must do where the draws would be too many. */
export const fewReplicates = 999;

/** The different replicates: Π C(draws + kinds − 1, draws), Infinity beyond what can be counted. */
export function differentReplicates(urns: readonly Urn[]): number {
  let total = 1;
  for (const { draws, balls } of urns) {
    for (let i = 1; i < balls.length && total <= mostEnumerated; i++) total *= (draws + i) / i;
  }
  return total <= mostEnumerated ? Math.round(total) : Number.POSITIVE_INFINITY;
}

/**
 * Why there are no replicates to be had; empty where there are.
 *
 * @param cheap different replicates up to which they are enumerated unless replicates are asked for
 */
export function lackingReplicates(
  urns: readonly Urn[],
  resampling: Resampling | undefined,
  cheap: number = cheapEnumeration,
): string {
  if (resampling?.how === "monte-carlo") return "";
  const different = differentReplicates(urns);
  if (different <= cheap) return "";
  if (resampling?.how === "enumerate") {
    return different <= mostEnumerated ? "" : "there are too many replicates to enumerate; draw them";
  }
  return resampling === undefined ? "it needs random replicates" : "";
}

/**
 * The replicates of urns: every one where that is cheap or asked for, else drawn.
 *
 * @throws RangeError when there are none to be had.
 */
export function replicatesOf(
  urns: readonly Urn[],
  resampling: Resampling | undefined,
  cheap: number = cheapEnumeration,
): Replicates {
  const lacking = lackingReplicates(urns, resampling, cheap);
  if (lacking !== "") throw new RangeError(`No replicates: ${lacking}`);
  const different = differentReplicates(urns);
  const all = resampling?.how === "enumerate" || (resampling?.how !== "monte-carlo" && different <= cheap);
  if (all || resampling === undefined) {
    return { kind: "enumerated", count: different, forEach: (visit) => enumerate(urns, visit) };
  }
  const draws = urns.reduce((total, urn) => total + Math.min(urn.draws, binomialCost * urn.balls.length), 0);
  const tooMany = draws * resampling.replicates > (resampling.mostDraws ?? Number.POSITIVE_INFINITY);
  const count = tooMany ? Math.min(fewReplicates, resampling.replicates) : resampling.replicates;
  return { kind: "drawn", count, forEach: (visit) => draw(urns, count, resampling.random(), visit) };
}

function enumerate(urns: readonly Urn[], visit: Visit): void {
  const kinds = urns.map(({ balls }) => balls.length);
  const counts = new Float64Array(kinds.reduce((a, b) => a + b, 0));
  const factorials = logFactorials(urns.reduce((most, { draws }) => Math.max(most, draws), 0));
  const logShares = urns.map(({ balls }) => {
    const all = balls.reduce((a, b) => a + b, 0);
    return balls.map((ball) => Math.log(ball / all));
  });
  const fill = (urn: number, kind: number, at: number, left: number, logWeight: number): void => {
    if (urn === urns.length) {
      visit(counts, Math.exp(logWeight));
      return;
    }
    const last = kind === kinds[urn] - 1;
    for (let c = last ? left : 0; c <= left; c++) {
      counts[at] = c;
      const weight = logWeight + c * logShares[urn][kind] - factorials[c];
      if (last) start(urn + 1, at + 1, weight);
      else fill(urn, kind + 1, at + 1, left - c, weight);
    }
  };
  const start = (urn: number, at: number, logWeight: number): void => {
    const draws = urns[urn]?.draws ?? 0;
    fill(urn, 0, at, draws, logWeight + factorials[draws]);
  };
  start(0, 0, 0);
}

/** Single draws that take as long as one binomial number. */
const binomialCost = 12;

function draw(urns: readonly Urn[], count: number, random: Random, visit: Visit): void {
  const counts = new Float64Array(urns.reduce((total, { balls }) => total + balls.length, 0));
  let at = 0;
  const pulls = urns.map((urn) => {
    const pull =
      urn.draws > binomialCost * urn.balls.length ? byKind(urn, at, random) : oneByOne(urn, at, random);
    at += urn.balls.length;
    return pull;
  });
  for (let b = 0; b < count; b++) {
    counts.fill(0);
    for (let i = 0; i < pulls.length; i++) pulls[i](counts);
    visit(counts, 1 / count);
  }
}

/** Whether the replicates of a document bootstrap are drawn, and drawn document by document. */
export function drawsOneByOne(
  { documents, count }: { readonly documents: number; readonly count: Float64Array },
  { how, replicates, mostDraws = Number.POSITIVE_INFINITY }: Resampling,
): boolean {
  const fits =
    documents <= Math.min(65535, binomialCost * count.length) && documents * replicates <= mostDraws;
  return how === "monte-carlo" && fits;
}

type Pull = (counts: Float64Array) => void;

function oneByOne({ draws, balls }: Urn, at: number, random: Random): Pull {
  const all = balls.reduce((a, b) => a + b, 0);
  const place = new Int32Array(all);
  for (let kind = 0, ball = 0; kind < balls.length; kind++) {
    for (let i = 0; i < balls[kind]; i++) place[ball++] = at + kind;
  }
  return (counts) => {
    for (let i = 0; i < draws; i++) counts[place[random.below(all)]]++;
  };
}

/** The counts of many draws from few kinds: each binomial in what the kinds before have left. */
function byKind({ draws, balls }: Urn, at: number, random: Random): Pull {
  const all = balls.reduce((a, b) => a + b, 0);
  return (counts) => {
    let left = draws;
    let others = all;
    for (let kind = 0; kind < balls.length - 1 && left > 0; kind++) {
      const c = drawBinomial(left, balls[kind] / others, random);
      counts[at + kind] = c;
      left -= c;
      others -= balls[kind];
    }
    counts[at + balls.length - 1] = left;
  };
}
