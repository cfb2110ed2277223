import { readFileSync } from "node:fs";

interface TiltedCase {
  readonly name: string;
  readonly n: number[];
  readonly s: number[];
  readonly mu: number;
  readonly size: number;
  readonly score: number;
  readonly p: number;
  readonly unseenWeight: number;
  readonly lower: number;
}

/** The values that `reference/gates.py` made. */
export const gates: {
  readonly binomial: { n: number; p: number; k: number; tail: number }[];
  readonly exponential: { coefficients: number[]; below: number }[];
  readonly tilted: TiltedCase[];
  readonly bootstrap: { n: number[]; s: number[]; below: { x: number; share: number }[] };
  readonly signFlip: { n: number[]; s: number[]; p: { mu: number; p: number }[] };
  readonly students: {
    baseline: number[];
    candidate: number[];
    margin: number;
    alpha: number;
    paired: { p: number; pOther: number; standardError: number; lower: number; upper: number };
    welch: { p: number; df: number; lower: number };
    hall: { lower: number; upper: number };
    variances: [number, number, number];
  };
  readonly items: {
    margin: number;
    microP: number;
    microLower: number;
    microUpper: number;
    standardError: number;
    macroLower: number;
  };
  readonly clopperPearson: { hits: number; n: number; alpha: number; lower: number; upper: number }[];
} = JSON.parse(readFileSync(new URL("../../reference/gates.json", import.meta.url), "utf8"));
