import type { Random } from "../stats/Random.ts";
import type { CoverageTally } from "./coverage.ts";
import { type CoverageSpec, coverageJob } from "./coverageStudy.ts";
import type { GateStudy } from "./goldenSets/GateStudy.ts";
import { type GateTally, goldenSets } from "./goldenSets/goldenSets.ts";

/** What long work can be, each with what it is given (plain data, which a worker can be sent) and what a piece gives. */
export interface Jobs {
  readonly gate: { readonly input: GateStudy; readonly tally: GateTally };
  readonly coverage: { readonly input: CoverageSpec; readonly tally: CoverageTally };
}

export type JobName = keyof Jobs;

/** Does so many draws from a stream. */
export type Piece<Name extends JobName> = (draws: number, random: Random) => Jobs[Name]["tally"];

/** Makes each kind of work ready. */
export const jobs: { readonly [Name in JobName]: (input: Jobs[Name]["input"]) => Piece<Name> } = {
  gate: goldenSets,
  coverage: coverageJob,
};
