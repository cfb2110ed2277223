import { because } from "./because.ts";
import type { DesignedSample } from "./designs/designedSample.ts";
import { fitOf } from "./designs/fitOf.ts";
import { type IntervalMethod, intervalMethods } from "./intervals/index.ts";
import { regularScores } from "./regularScores.ts";
import type { Resampling } from "./resampling/Resampling.ts";
import type { Estimand, MethodReason, ReasonCode, Scale } from "./types.ts";

/** A method, what it is asked for, and why it was taken. */
export interface ChosenInterval {
  readonly method: IntervalMethod;
  readonly asked: Estimand;
  readonly reason: MethodReason;
}

/** A method that `auto` may take, and why. */
interface Recommended {
  readonly name: string;
  readonly reason: ReasonCode;
  /** What is asked of the sample beyond that the method applies. */
  readonly when?: (sample: DesignedSample, asked: Estimand) => boolean;
}

const isRegular = ({ totals }: DesignedSample, asked: Estimand): boolean => regularScores(totals, asked);

/** What `auto` takes of a sample, in order: the first that applies. */
const ofSample: readonly Recommended[] = [
  { name: "logit-cr3", when: isRegular, reason: "regular-documents" },
  { name: "logit-t", when: isRegular, reason: "regular-documents" },
  {
    name: "tilted",
    reason: "nearest-coverage",
  },
  { name: "hall", reason: "interval-without-bounds" },
  { name: "logit-design", reason: "design-variance" },
  { name: "t-design", reason: "design-variance-without-bounds" },
];

/** What it takes when nothing is left to infer. */
const ofPopulation: readonly Recommended[] = [
  { name: "t-cr2", reason: "all-documents-scored" },
  { name: "t", reason: "all-documents-scored" },
  { name: "t-design", reason: "all-questions-scored" },
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
    if (ok && (when === undefined || when(sample, asked))) return { method, asked, reason: because(reason) };
  }
  return null;
}
