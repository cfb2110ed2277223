import { existsSync, readFileSync } from "node:fs";
import type { ClusterTotals } from "../../src/stats/ClusterTotals.ts";
import { totalsOf } from "./helpers.ts";

/** One data set of `reference/closed-forms.json`. */
export interface ReferenceSet {
  readonly name: string;
  readonly totals: ClusterTotals;
  readonly expected: Readonly<Record<string, number>>;
  readonly limits: Readonly<Record<string, readonly [number, number]>>;
}

interface RawTotals {
  readonly n: number[];
  readonly s: number[];
  readonly q: number[];
}

/** The values that `reference/closed-forms.py` made. */
export const closedForms: {
  readonly sets: Record<
    string,
    RawTotals & { expected: Record<string, number> & { limits: Record<string, [number, number]> } }
  >;
  readonly giant: {
    n: number[];
    s: number[];
    within: number;
    between: number;
    expected: Record<string, number>;
  };
  readonly tango: { wins: number; losses: number; pairs: number; z: number; limits: [number, number] }[];
  readonly mcnemar: { wins: number; losses: number; twoSided: number; better: number; worse: number }[];
  readonly psychiatry: {
    n: number[];
    wins: number[];
    losses: number[];
    statistics: { margin: number; obuchowski: number; durkalski: number }[];
    published: { obuchowski: number; durkalski: number };
  };
  readonly twoSystems: {
    a: RawTotals;
    b: RawTotals;
    micro: number;
    macro: number;
    macroVariance: number;
    CR1: [number, number];
    CR2: [number, number];
    CR3: [number, number];
  };
} = JSON.parse(readFileSync(new URL("../../reference/closed-forms.json", import.meta.url), "utf8"));

/** Its data sets. */
export const sets: readonly ReferenceSet[] = Object.entries(closedForms.sets).map(
  ([name, { n, s, q, expected }]) => {
    const { limits, ...numbers } = expected;
    return { name, totals: totalsOf(n, s, q), expected: numbers, limits };
  },
);

const sharedTargets = new URL("../../../shared/reference/targets.json", import.meta.url);

interface Targets {
  readonly [set: string]: RawTotals & {
    readonly expected: Readonly<Record<string, number>>;
    readonly margin: number;
    readonly obuchowski: number;
    readonly durkalski: number;
  };
}

/** The targets that came with the methods, outside the repository; null where they are not at hand. */
export const targets: Targets | null = existsSync(sharedTargets)
  ? JSON.parse(readFileSync(sharedTargets, "utf8"))
  : null;
