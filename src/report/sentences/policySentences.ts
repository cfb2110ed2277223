import type { Verdict } from "../../gates/results.ts";
import type { GateReport } from "../GateReport.ts";
import type { Words } from "../words/Words.ts";

/** The exit code that the verdict came to, and what an inconclusive answer does or would have done to it. */
export function policySentences(
  { policy, exitCode, verdict }: Pick<GateReport, "policy" | "exitCode"> & { readonly verdict: Verdict },
  { page }: Words,
): readonly string[] {
  const words = page.policy;
  const code = words.exitCode({ code: exitCode });
  if (policy.exitZero) return [code, words.exitZero];
  const choice = policy.onInconclusive ?? "unset";
  return [code, words[verdict === "inconclusive" ? "inconclusive" : "otherwise"][choice]];
}
