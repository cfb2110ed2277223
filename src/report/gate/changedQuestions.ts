import type { PairDetails, QuestionDetail } from "../../gates/pairDetails.ts";
import type { MetricVerdict } from "../../gates/results.ts";

/** Questions that got worse and questions that got better, the largest changes first. */
export interface ChangedQuestions {
  readonly worse: readonly QuestionDetail[];
  readonly better: readonly QuestionDetail[];
}

/** The questions that got worse and those that got better, the largest changes first, as many as the verdict counts. */
export function changedQuestions(
  { questions }: PairDetails,
  r: Pick<MetricVerdict, "better" | "losses" | "wins">,
): ChangedQuestions {
  const sign = r.better === "higher" ? 1 : -1;
  const gain = ({ difference }: QuestionDetail): number => sign * (difference ?? 0);
  const changed = questions.filter((question) => gain(question) !== 0);
  return {
    worse: changed.toSorted((a, b) => gain(a) - gain(b)).slice(0, r.losses ?? 0),
    better: changed.toSorted((a, b) => gain(b) - gain(a)).slice(0, r.wins ?? 0),
  };
}
