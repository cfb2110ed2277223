import type { Verdict } from "../gates/results.ts";
import type { Arguments } from "./Arguments.ts";

/** Exit codes: 0 pass or done, 1 fail, 2 usage or input, 3 inconclusive, 70 a fault of ours, 130 stopped by Ctrl-C. */
export const exitCodes = {
  done: 0,
  fail: 1,
  input: 2,
  inconclusive: 3,
  fault: 70,
  interrupted: 130,
} as const;

/** How the user wants verdicts turned into exit codes; the word never changes. */
export interface ExitPolicy {
  readonly onInconclusive: "pass" | "fail" | undefined;
  readonly exitZero: boolean;
}

/** The exit code of a verdict. */
export function exitCodeOf(verdict: Verdict, policy: ExitPolicy): number {
  if (policy.exitZero) return exitCodes.done;
  const taken = verdict === "inconclusive" ? (policy.onInconclusive ?? verdict) : verdict;
  return { pass: exitCodes.done, fail: exitCodes.fail, inconclusive: exitCodes.inconclusive }[taken];
}

/** Reads `--on-inconclusive` and `--exit-zero`. */
export function exitPolicyOf(args: Arguments): ExitPolicy {
  const taken = args.one("on-inconclusive");
  return {
    onInconclusive: taken === "pass" || taken === "fail" ? taken : undefined,
    exitZero: args.has("exit-zero"),
  };
}
