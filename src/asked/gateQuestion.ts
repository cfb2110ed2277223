import { lossTests } from "../gates/lossTests/index.ts";
import type { GateOptions } from "../gates/options.ts";
import type { Rule } from "../gates/results.ts";
import { InputError } from "../table/InputError.ts";
import type { Arguments } from "./Arguments.ts";
import { methodOf } from "./methodOf.ts";
import { alphaOf, largestDocumentOf, marginOf, noiseFloorOf, thresholdOf, worstLossOf } from "./values.ts";

/** What a gate is asked, as far as the command line says it: all but the estimand, which needs the files. */
export type GateQuestion = Omit<GateOptions, "estimand">;

/** Reads the flags of a gate and refuses those that do not go together. The role of a metric is said by a policy. */
export function gateQuestion(args: Arguments): GateQuestion {
  const rule = (args.one("rule") ?? (args.has("threshold") ? "threshold" : "paired")) as Rule;
  const margin = marginOf(args);
  const threshold = thresholdOf(args);
  const largestDocument = largestDocumentOf(args);
  const worstLoss = worstLossOf(args);
  const noiseFloor = noiseFloorOf(args);
  const noiseMeasured = args.one("noise-measured");
  checkRule(rule, margin, threshold);
  return {
    rule,
    ...(margin !== undefined && { margin }),
    ...(threshold !== undefined && { threshold }),
    method: methodOf(args, ["auto", ...lossTests.map((test) => test.name)]),
    alpha: alphaOf(args),
    role: args.one("role") === "watch" ? "watch" : "must",
    missing: args.one("missing") === "drop" ? "drop" : "worst-case",
    floor: !args.has("no-floor"),
    ...(largestDocument !== undefined && { largestDocument }),
    ...(worstLoss !== undefined && { worstLoss }),
    ...(noiseFloor !== undefined && { noiseFloor }),
    ...(noiseMeasured !== undefined && { noiseMeasured }),
  };
}

function checkRule(rule: Rule, margin: number | undefined, threshold: number | undefined): void {
  if (rule === "threshold" && threshold === undefined)
    throw new InputError(
      "threshold-not-named",
      "--rule threshold needs a threshold.",
      "Say which mean the candidate must reach: --threshold 0.8",
    );
  if (rule === "threshold" && margin !== undefined)
    throw new InputError(
      "usage",
      "--margin does not go with --rule threshold, which looks at the candidate alone.",
      "Leave out --margin; or leave out --rule and --threshold to compare with the baseline.",
    );
  if (rule !== "threshold" && threshold !== undefined)
    throw new InputError(
      "usage",
      `--threshold does not go with --rule ${rule}.`,
      "Leave out --threshold, or write --rule threshold.",
    );
}
