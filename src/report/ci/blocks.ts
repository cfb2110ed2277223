import type { Verdict } from "../../gates/results.ts";
import type { GateReport } from "../GateReport.ts";

/** Whether a verdict ends in an exit code other than 0. */
export function blocks(verdict: Verdict, { onInconclusive, exitZero }: GateReport["policy"]): boolean {
  if (exitZero || verdict === "pass") return false;
  return verdict === "fail" || onInconclusive !== "pass";
}
