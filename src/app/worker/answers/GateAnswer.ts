import type { GateResult } from "../../../gates/results.ts";

/** The answer of a gate. */
export interface GateAnswer extends GateResult {
  readonly exitCode: number;
}
