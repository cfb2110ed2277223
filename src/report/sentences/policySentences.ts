import type { GateReport } from "../GateReport.ts";
import type { Words } from "../words/Words.ts";

/** What an inconclusive answer does, and the exit code that the verdict came to. */
export function policySentences(
  { policy, exitCode }: Pick<GateReport, "policy" | "exitCode">,
  { page }: Words,
): readonly string[] {
  const { inconclusive, exitZero, exitCode: code } = page.policy;
  return [
    policy.exitZero ? exitZero : inconclusive[policy.onInconclusive ?? "unset"],
    code({ code: exitCode }),
  ];
}
