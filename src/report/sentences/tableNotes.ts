import type { MetricVerdict } from "../../gates/results.ts";
import { hasInterval } from "../figures/intervals.ts";
import type { Words } from "../words/Words.ts";

/** What has to stand beside means and intervals: over what means were taken, and what the level of an interval means. */
export function tableNotes(results: readonly MetricVerdict[], words: Words): readonly string[] {
  const { interval, judged } = words.page;
  return [
    ...new Set([
      ...results
        .filter((r) => r.clusters < r.questions)
        .map((r) => judged.averaged({ estimand: words.estimands[r.estimand] })),
      ...results
        .filter(hasInterval)
        .map(({ level }) => interval.errs({ level, error: (1 - level) / 2, confidence: (1 + level) / 2 })),
    ]),
  ];
}
