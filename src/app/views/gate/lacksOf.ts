import type { Lack } from "../../parts/Problems.tsx";
import { asksSampling, samplingOf } from "../../parts/SamplingFields.tsx";
import type { Files } from "../../state/FileStore.ts";
import { type Flags, flagOf } from "../../state/Flags.ts";
import { unready } from "../../state/readyFile.ts";
import type { AppWords } from "../../words/en.ts";
import type { Description } from "../../worker/answers/Description.ts";
import { layoutOf } from "./askedOf.ts";

/** What the form still needs before it can be asked. */
export function lacksOf(files: Files, flags: Flags, words: AppWords["ask"]): readonly Lack[] {
  const has = (name: string): boolean => flagOf(flags, name) !== "";
  const lacks: Lack[] = [];
  const lack = (field: string, message: string): void => void lacks.push({ field, message });
  const layout = layoutOf(files, flags);
  const given = [files.baseline, files.candidate].filter((file) => file !== undefined);
  if (given.length === 0)
    lack("baseline-file", layout === "alone" ? words.needCandidate : words.needBaseline);
  if (given.length === 0 && layout !== "alone") lack("candidate-file", words.needCandidate);
  for (const slot of ["baseline", "candidate"] as const) {
    const waiting = files[slot] && unready(files[slot], words);
    if (waiting !== undefined) lack(`${slot}-file`, waiting);
  }
  if (layout === "one" && !has("baseline-column") && !has("candidate-column") && !has("system-column"))
    lack("layout", words.needLayout);
  if (layout === "one" && has("baseline-column") !== has("candidate-column"))
    lack("layout", words.needColumns);
  if (layout === "one" && has("system-column") && !(has("baseline") && has("candidate")))
    lack("layout", words.needSystems);
  const table = descriptionOf(files);
  const inColumns = layout === "one" && has("baseline-column");
  if (table !== undefined && !inColumns && metricsOf(files).length > 1 && !has("metric"))
    lack("metric", words.needMetric);
  if (layout === "alone" && !has("threshold")) lack("threshold", words.needThreshold);
  if (layout !== "alone" && !has("margin")) lack("margin", words.needMargin);
  if (table !== undefined && asksSampling(table) && samplingOf(flags) === "")
    lack("sampling", words.needSampling);
  if (samplingOf(flags).startsWith("cluster ") && !has("estimand")) lack("estimand", words.needEstimand);
  return lacks;
}

/** What was seen in the file in which documents are looked for. */
export function descriptionOf({ baseline, candidate }: Files): Description | undefined {
  const seen = (baseline ?? candidate)?.seen;
  return seen?.kind === "described" ? seen.description : undefined;
}

/** The metrics that all files have. */
export function metricsOf({ baseline, candidate }: Files): readonly string[] {
  const lists = [baseline, candidate].flatMap((file) =>
    file?.seen.kind === "described" ? [file.seen.description.metrics.map(({ name }) => name)] : [],
  );
  const [first = [], ...others] = lists;
  return first.filter((name) => others.every((list) => list.includes(name)));
}
