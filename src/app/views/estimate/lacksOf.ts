import type { Lack } from "../../parts/Problems.tsx";
import { asksSampling, samplingOf } from "../../parts/SamplingFields.tsx";
import { type Flags, flagOf } from "../../state/Flags.ts";
import type { LoadedFile } from "../../state/LoadedFile.ts";
import { unready } from "../../state/readyFile.ts";
import type { AppWords } from "../../words/en.ts";

/** What the form still needs before it can be asked. */
export function lacksOf(file: LoadedFile | undefined, flags: Flags, words: AppWords["ask"]): readonly Lack[] {
  if (file === undefined) return [{ field: "scores-file", message: words.needScores }];
  const waiting = unready(file, words);
  if (waiting !== undefined) return [{ field: "scores-file", message: waiting }];
  if (file.seen.kind !== "described") return [];
  const { description } = file.seen;
  const lacks: Lack[] = [];
  if (description.metrics.length > 1 && flagOf(flags, "metric") === "")
    lacks.push({ field: "metric", message: words.needMetric });
  const sampling = samplingOf(flags);
  if (asksSampling(description) && sampling === "")
    lacks.push({ field: "sampling", message: words.needSampling });
  if (sampling.startsWith("cluster ") && flagOf(flags, "estimand") === "")
    lacks.push({ field: "estimand", message: words.needEstimand });
  return lacks;
}
