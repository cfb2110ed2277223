import type { GateOptions } from "../../src/gates/options.ts";
import type { Better, Scale } from "../../src/stats/types.ts";
import type { PairedScores, PairedSide } from "../../src/table/pair.ts";
import { failed, type MetricColumn, missing, scored } from "../../src/table/ScoreTable.ts";

export const unit: Scale = { kind: "bounded", min: 0, max: 1 };

/** A score, none ("missing"), or one that failed ("error"). */
export type Entry = number | null | "error";

function sideOf(entries: readonly Entry[]): PairedSide {
  return {
    values: Float64Array.from(entries, (v) => (typeof v === "number" ? v : 0)),
    state: Uint8Array.from(entries, (v) => (v === null ? missing : v === "error" ? failed : scored)),
  };
}

/** Two systems' scores side by side; ids q1, q2, … */
export function pairOf(
  baseline: readonly Entry[],
  candidate: readonly Entry[],
  { scale = unit, better = "higher" }: { scale?: Scale; better?: Better } = {},
): PairedScores {
  return {
    metric: "hit",
    scale,
    better,
    ids: baseline.map((_, i) => `q${i + 1}`),
    baseline: sideOf(baseline),
    candidate: sideOf(candidate),
    groups: new Map(),
    unmatched: { baselineOnly: [], candidateOnly: [] },
    caveats: [],
  };
}

/** Totals of items a document: each row [items, sum] of each side. */
export function itemsOf(
  baseline: readonly (readonly [items: number, sum: number])[],
  candidate: readonly (readonly [items: number, sum: number])[],
  scale: Scale = unit,
): PairedScores {
  const pair = pairOf(
    baseline.map(([, s]) => s),
    candidate.map(([, s]) => s),
    { scale },
  );
  const items = (rows: typeof baseline): Float64Array => Float64Array.from(rows, ([n]) => n);
  return {
    ...pair,
    baseline: { ...pair.baseline, items: items(baseline) },
    candidate: { ...pair.candidate, items: items(candidate) },
  };
}

/** One metric of one system. */
export function columnOf(
  entries: readonly Entry[],
  { scale = unit, better = "higher" }: { scale?: Scale; better?: Better } = {},
): MetricColumn {
  return { name: "hit", ...sideOf(entries), scale, better };
}

/** 0/1 scores of n questions: the first lose, the next win, the rest are right on both sides. */
export function hits(n: number, losses: number, wins: number): PairedScores {
  const was = Array.from({ length: n }, (_, i) => (i < losses ? 1 : i < losses + wins ? 0 : 1));
  const is = Array.from({ length: n }, (_, i) => (i < losses ? 0 : 1));
  return pairOf(was, is);
}

export function optionsOf(changes: Partial<GateOptions> = {}): GateOptions {
  return {
    rule: "paired",
    margin: 0.02,
    method: "auto",
    alpha: 0.05,
    estimand: "micro",
    role: "must",
    missing: "worst-case",
    floor: true,
    ...changes,
  };
}

export const codes = (result: { readonly caveats: readonly { readonly code: string }[] }): string[] =>
  result.caveats.map((caveat) => caveat.code);
