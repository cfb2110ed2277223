import type { DesignedSample } from "./designs/designedSample.ts";
import { fitOf } from "./designs/fitOf.ts";
import { type IntervalMethod, intervalMethods } from "./intervals/index.ts";
import { regularScores } from "./regularScores.ts";
import type { Resampling } from "./resampling/Resampling.ts";
import type { Estimand, Scale } from "./types.ts";

/** A method, what it is asked for, and why it was taken. */
export interface ChosenInterval {
  readonly method: IntervalMethod;
  readonly asked: Estimand;
  readonly reason: string;
}

/** A method that `auto` may take, and why. */
interface Recommended {
  readonly name: string;
  readonly reason: string;
  /** What is asked of the sample beyond that the method applies. */
  readonly when?: (sample: DesignedSample, asked: Estimand) => boolean;
}

const isRegular = ({ totals }: DesignedSample, asked: Estimand): boolean => regularScores(totals, asked);
const regular =
  "auto: documents are ten or more, their scores lean little to one side and, where questions count, their sizes are alike";

/** What `auto` takes of a sample, in order: the first that applies. */
const ofSample: readonly Recommended[] = [
  { name: "logit-cr3", when: isRegular, reason: regular },
  { name: "logit-t", when: isRegular, reason: regular },
  {
    name: "tilted",
    reason:
      "auto: of the intervals measured it comes nearest its nominal coverage with documents that are few, unequal or lean to one side",
  },
  { name: "hall", reason: "auto: the scores have no bounds; of what remains it minds skewness" },
  { name: "logit-design", reason: "auto: the design's own variance, with limits that stay inside the range" },
  { name: "t-design", reason: "auto: the design's own variance; the scores have no bounds" },
];

/** What it takes when nothing is left to infer. */
const ofPopulation: readonly Recommended[] = [
  { name: "t-cr2", reason: "auto: every document of the population was scored" },
  { name: "t", reason: "auto: every document of the population was scored" },
  { name: "t-design", reason: "auto: every question of the population was scored" },
];

/**
 * The interval that `auto` takes of a sample. What is recommended is what simulation showed to cover (the coverage
 * table in docs/evidence).
 *
 * @returns null where none applies
 */
export function recommendedInterval(
  sample: DesignedSample,
  scale: Scale,
  resampling?: Resampling,
): ChosenInterval | null {
  for (const { name, reason, when } of sample.census ? ofPopulation : ofSample) {
    const method = intervalMethods.find((one) => one.name === name)!;
    const { ok, asked } = fitOf(method, sample, scale, resampling);
    if (ok && (when === undefined || when(sample, asked))) return { method, asked, reason };
  }
  return null;
}
