import { existsSync, readFileSync } from "node:fs";
import { expect } from "vitest";
import { random } from "../../src/simulate/random.ts";
import type { ClusterTotals } from "../../src/stats/ClusterTotals.ts";
import { intervalMethods } from "../../src/stats/intervals/index.ts";
import type { Resampling } from "../../src/stats/resampling/Resampling.ts";
import { leftOut, ratioOf } from "../../src/stats/statistics/RatioTotals.ts";
import type { Design, Estimand, Interval, Scale } from "../../src/stats/types.ts";
import { type Jackknife, jackknife } from "../../src/stats/variance/jackknife.ts";
import { sets } from "./reference.ts";

/** Where the programs that came with the methods lie, outside the repository. */
const folder = new URL("../../../shared/reference/", import.meta.url);
/** Whether they are at hand. */
export const here: boolean = existsSync(folder);
export const unit: Scale = { kind: "bounded", min: 0, max: 1 };
export const unbounded: Scale = { kind: "unbounded" };
/** Every replicate there is. */
export const every: Resampling = { how: "enumerate", replicates: 0, random: () => random(1) };

/** What is printed on the line of the last phrase, each looked for after the one before. */
export function printed(file: string, ...phrases: readonly string[]): number[] {
  const text = textOf(file);
  let at = 0;
  for (const phrase of phrases) {
    const found = text.indexOf(phrase, at);
    if (found < 0) throw new Error(`${file} has no "${phrase}"`);
    at = found + phrase.length;
  }
  return numbersIn(text.slice(at).split("\n", 1)[0]);
}

/** The numbers of a line that are no part of a name. */
export function numbersIn(line: string): number[] {
  return [...line.matchAll(/(?<![\w.]|\*\()-?\d+(?:\.\d+)?(?:e[-+]?\d+)?/g)].map(([token]) => Number(token));
}

/** The rows of a printed table below its heading. */
export function tableBelow(file: string, heading: string): number[][] {
  const lines = linesOf(file);
  const start = lines.findIndex((line) => line.trim() === heading) + 1;
  const end = lines.findIndex((line, i) => i >= start && !/^[\s\d.]+$/.test(line));
  return lines.slice(start, end).map((line) => line.trim().split(/\s+/).map(Number));
}

/** Holds what is computed to what was printed: to 1e-10 of it, or to the digits given. */
export function hold(what: string, got: readonly number[], wanted: readonly number[], digits?: number): void {
  got.forEach((value, i) => {
    const tolerance = digits === undefined ? 1e-10 * Math.abs(wanted[i]) : 0.51 * 10 ** -digits;
    const off = Math.abs(value - wanted[i]);
    expect(off <= tolerance, `${what} [${i}]: ${value} for ${wanted[i]}`).toBe(true);
  });
}

/** The limits of a method by its name. */
export function limits(
  name: string,
  totals: ClusterTotals,
  { estimand = "micro", scale = unbounded, level = 0.95, design = { kind: "srs" } }: Asked = {},
): Interval {
  return intervalMethods
    .find((method) => method.name === name)!
    .limits(totals, estimand, scale, level, { design, resampling: every });
}

interface Asked {
  readonly estimand?: Estimand;
  readonly scale?: Scale;
  readonly level?: number;
  readonly design?: Design;
}

/** Both limits. */
export const ends = ({ lower, upper }: { lower: number; upper: number }): number[] => [lower, upper];
export const set = (name: string): ClusterTotals => sets.find((one) => one.name === name)!.totals;
export const column = (table: readonly (readonly number[])[], i: number): number[] =>
  table.map((row) => row[i]);
/** What leaving out each document of a ratio tells. */
export const jackknifeOf = ({ n, s, labels }: ClusterTotals): Jackknife => {
  const ratio = { numerator: s, denominator: n, labels };
  return jackknife(ratioOf(ratio), leftOut(ratio))!;
};

/** A printed file. */
export function textOf(file: string): string {
  return readFileSync(new URL(file, folder), "utf8");
}

/** The same, line by line. */
export function linesOf(file: string): string[] {
  return textOf(file).split("\n");
}
