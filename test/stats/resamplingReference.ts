import { readFileSync } from "node:fs";

type Ends = readonly [number, number];
type Four = readonly [number, number, number, number];

/** All resamples of one sample. Quantiles are those of 2.5, 5, 95 and 97.5 %. */
export interface BootstrapReference {
  readonly n: number[];
  readonly s: number[];
  readonly estimate: number;
  readonly standardError: number;
  readonly quantiles: Four;
  readonly below: number;
  readonly equal: number;
  readonly acceleration: number;
  readonly strictLevels: Ends;
  readonly strict: Ends;
  readonly midLevels: Ends;
  readonly mid: Ends;
  readonly degenerate: number;
  readonly tKept: Four;
  readonly bootstrapT: Ends;
  readonly tDropped: Four;
  readonly bootstrapTDrop: Ends;
  readonly bootstrapTCr2: Ends;
}

interface WildReference {
  readonly mu: number;
  readonly t: number;
  readonly symmetric: number;
  readonly upper: number;
  readonly lower: number;
}

interface FiellerReference {
  readonly n: number[];
  readonly s: number[];
  readonly leading: number;
  readonly ends: Ends;
}

/** The values that `reference/resampling.R` made. */
export const resampling: {
  readonly micro: BootstrapReference;
  readonly macro: BootstrapReference;
  readonly four: BootstrapReference;
  readonly rademacher: { readonly micro: WildReference[]; readonly macro: WildReference[] };
  readonly webb: { readonly micro: WildReference[]; readonly five: WildReference[] };
  readonly subsets: { n: number[]; s: number[]; twoSided: Ends; first: number[]; last: number[] };
  readonly fieller: { city: FiellerReference; bigcity: FiellerReference; micro: FiellerReference };
  readonly acceleration: { readonly bigcity: number };
  readonly questions: { document: number[]; score: number[]; micro: Four; macro: Four };
  readonly clopperPearson: { hits: number; n: number; ends: Ends }[];
} = JSON.parse(readFileSync(new URL("../../reference/resampling.json", import.meta.url), "utf8"));
