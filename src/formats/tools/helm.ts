import { InputError } from "../../table/InputError.ts";
import { isRow, type JsonRow } from "../jsonCells.ts";
import type { Case, CaseReader, Field } from "./Case.ts";
import { GatheredCases } from "./GatheredCases.ts";
import { latencyOf } from "./latencyOf.ts";
import { objectsIn } from "./objectsIn.ts";
import type { JsonTool } from "./Tool.ts";
import { textOf } from "./textOf.ts";

/** What HELM counts and measures of every request: no scores, and read only where they are asked for by name. */
const bookkeeping =
  /^(?:num_.*|training_.*|inference_.*|batch_size|finish_reason_.*|prompt_truncated|predicted_index|max_prob|logprob|.*_tokens|.*_bytes)$/;

/** Seconds that a request took. */
const runtime = "inference_runtime";

/** HELM: an entry for each instance, perturbation and trial, or one for each metric of these. */
export const helm: JsonTool = {
  name: "helm",
  title: "HELM per_instance_stats.json",
  support: "supported",
  gives:
    "The id is instance_id, a trial is a repeat; metrics are the names of its stats (their mean; a count of 0 is missing), without counts of tokens and the like; perturbation tells variants of one instance apart (original, or its name) and split can group; inference_runtime is the latency.",
  rows: "",
  long: true,
  claims: ({ instance_id, stats }) =>
    instance_id !== undefined &&
    Array.isArray(stats) &&
    stats.every((stat) => isRow(stat) && isRow(stat.name) && "count" in stat),
  reader: statsReader,
};

function statsReader(): CaseReader<JsonRow> {
  const cases = new GatheredCases();
  return {
    take(row, line) {
      const perturbation = perturbationName(row.perturbation);
      const trial = textOf(row.train_trial_index);
      const stats = objectsIn("stats", row.stats, line);
      const { scores } = cases.of(JSON.stringify([row.instance_id, perturbation, trial]), line, () => ({
        id: textOf(row.instance_id),
        systems: [["perturbation", perturbation]],
        groups: [["split", nameIn(stats[0]).split]],
        ...(trial !== "" && { repeat: trial }),
      }));
      for (const stat of stats) {
        const metric = textOf(nameIn(stat).name);
        const value = meanOf(stat);
        if (scores.has(metric) && scores.get(metric) !== value) refuseTwice(metric, row, line);
        scores.set(metric, value);
      }
      return [];
    },
    end: () => cases.placed().map(({ line, case: one }) => ({ line, case: withoutBookkeeping(one) })),
  };
}

/** The case with what is no score among its groups, where it can be asked for. */
function withoutBookkeeping(one: Case): Case {
  const isScore = ([name]: Field): boolean => !bookkeeping.test(name);
  const others = one.scores.filter((field) => !isScore(field));
  return {
    ...one,
    scores: one.scores.filter(isScore),
    groups: [...(one.groups ?? []), ...others],
    ...latencyOf(others.find(([name]) => name === runtime)?.[1]),
  };
}

function nameIn(stat: JsonRow | undefined): JsonRow {
  return isRow(stat?.name) ? stat.name : {};
}

/** The mean of a stat; null where nothing was counted. */
function meanOf({ count, mean, sum }: JsonRow): unknown {
  if (count === 0) return null;
  return mean ?? (typeof count === "number" && typeof sum === "number" ? sum / count : null);
}

/** A perturbation by its name and parameters: `typos(prob=0.1)`. */
function perturbationName(value: unknown): string {
  if (value === null || value === undefined) return "original";
  if (!isRow(value)) return textOf(value);
  const { name, robustness: _, fairness: __, computed_on: ___, ...parameters } = value;
  const words = Object.entries(parameters).map(([key, parameter]) => `${key}=${textOf(parameter)}`);
  return words.length === 0 ? textOf(name) : `${textOf(name)}(${words.join(",")})`;
}

function refuseTwice(metric: string, { instance_id }: JsonRow, line: number): never {
  throw new InputError(
    "score-twice",
    `Instance ${textOf(instance_id)} has two different values of ${metric} for one trial.`,
    "Give the per_instance_stats.json of one run.",
    { column: metric, ...(line > 0 && { line }) },
  );
}
