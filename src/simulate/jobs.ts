import type { Random } from "../stats/Random.ts";
import type { CoverageTally } from "./coverage.ts";
import { type CoverageSpec, coverageJob } from "./coverageStudy.ts";
import type { GateStudy } from "./goldenSets/GateStudy.ts";
import { type GateTally, goldenSets } from "./goldenSets/goldenSets.ts";
import { type WidthInput, type WidthTally, widthDraws } from "./planning/expectedWidth.ts";
import type { VerdictTally } from "./planning/gateRates.ts";
import { type NoiseGateInput, noiseDraws } from "./planning/noise.ts";
import { type PlannedGate, plannedGateDraws } from "./planning/plannedGate.ts";

/** What long work can be, each with what it is given (plain data, which a worker can be sent) and what a piece gives. */
export interface Jobs {
  readonly gate: { readonly input: GateStudy; readonly tally: GateTally };
  readonly coverage: { readonly input: CoverageSpec; readonly tally: CoverageTally };
  readonly plannedGate: { readonly input: PlannedGate; readonly tally: VerdictTally };
  readonly width: { readonly input: WidthInput; readonly tally: WidthTally };
  readonly noise: { readonly input: NoiseGateInput; readonly tally: VerdictTally };
}

export type JobName = keyof Jobs;

/** Does so many draws from a stream. */
export type Piece<Name extends JobName> = (draws: number, random: Random) => Jobs[Name]["tally"];

/** Makes each kind of work ready. */
export const jobs: { readonly [Name in JobName]: (input: Jobs[Name]["input"]) => Piece<Name> } = {
  gate: goldenSets,
  coverage: coverageJob,
  plannedGate: plannedGateDraws.prepare,
  width: widthDraws.prepare,
  noise: noiseDraws.prepare,
};
