import { metricWords } from "../report/commandLines.ts";
import { plain } from "../report/numbers.ts";
import type { GateSimulation } from "../simulate/goldenSets/GateSimulation.ts";
import { type Arguments, withValues } from "./Arguments.ts";
import { pairFlags, scoreFlags } from "./pairFlags.ts";
import { sameInputs } from "./sameInputs.ts";

/** The command that says how many questions would be enough, on the files of a simulation; of several candidates, the first. */
export function planAfterSimulation(args: Arguments, { metric, margin }: GateSimulation): readonly string[] {
  const one = withValues(args, {
    ...(args.has("candidate-column") && { "candidate-column": args.all("candidate-column").slice(0, 1) }),
    ...(args.has("candidate") && { candidate: args.all("candidate").slice(0, 1) }),
  });
  const files = sameInputs({ ...one, positionals: args.positionals.slice(0, 2) }, [
    ...pairFlags,
    ...scoreFlags,
  ]);
  const inputs = files ?? ["baseline.csv", "candidate.csv"];
  return ["gatestats plan questions", ...inputs, ...metricWords(metric, files), "--margin", plain(margin)];
}
