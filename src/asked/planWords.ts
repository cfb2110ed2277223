import type { MetricVerdict } from "../gates/results.ts";
import { metricWords } from "../report/commandLines.ts";
import { plain } from "../report/numbers.ts";
import { type Arguments, argumentsFor } from "./Arguments.ts";
import { pairFlags, scoreFlags } from "./pairFlags.ts";
import { sameInputs } from "./sameInputs.ts";

/**
 * The command that says how many questions (or documents) a gate on these files needs; from the standard deviation alone
 * where the files cannot be read again. null where neither is to be had.
 */
export function planWords(args: Arguments): (r: MetricVerdict) => readonly string[] | null {
  return (r) => {
    const own = argumentsFor(args, r.metric);
    const inputs = sameInputs({ ...own, ...(args.apart && { apart: args.apart }) }, [
      ...pairFlags,
      ...scoreFlags,
    ]);
    const margin = ["--margin", plain(r.margin ?? Number.NaN)];
    const plan = ["gatestats", "plan", "questions"];
    if (inputs !== null) return [...plan, ...inputs, ...metricWords(r.metric, inputs), ...margin];
    if (r.standardError === null || r.clusters < r.questions || own.has("totals")) return null;
    const sd = r.standardError * Math.sqrt(r.questions);
    return [...plan, ...margin, "--sd-difference", String(Number(sd.toPrecision(4)))];
  };
}
