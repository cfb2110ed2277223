import type { LatencyStudy, LatencyStudyRow } from "../../../simulate/latency/LatencyStudy.ts";
import { fixed, percent } from "../../numbers.ts";
import { quantileName } from "./latency.ts";

/** The first sentence: what one run does to a verdict, at its worst. */
export function studySentence({ rows, quantile }: LatencyStudy): string {
  const wrong = Math.max(...rowsOn(rows, "below").map(({ point }) => point.share));
  const right = Math.min(...rowsOn(rows, "above").map(({ point }) => point.share));
  return (
    `A ${quantileName(quantile)} read from one run passed a system that is 5 % too slow in up to ${percent(wrong)} of draws, ` +
    `and failed one with 5 % to spare in up to ${percent(1 - right)}.`
  );
}

/** What the two limits mean. */
export function sideSentence(side: LatencyStudyRow["side"], limit: string): string {
  return side === "below"
    ? `Limit ${limit}, 5 % below it: the system is too slow, so every pass is wrong. Shares of draws that passed:`
    : `Limit ${limit}, 5 % above it: the system is fast enough, so a pass is right. Shares of draws that passed:`;
}

/** What stands in the columns, and what to make of them. */
export function studyNotes(s: LatencyStudy): readonly string[] {
  const name = quantileName(s.quantile);
  const worst = Math.max(...rowsOn(s.rows, "below").map(({ gate }) => gate.pass.share));
  const fewest = Math.ceil(Math.log(s.alpha) / Math.log(s.quantile) - 1e-12);
  const most = Math.max(...s.rows.flatMap(({ interval, point }) => [interval.error, point.error]));
  return [
    `one run, its ${name}: passes where the ${name} of that run keeps within the limit.`,
    `one run, its interval: passes where the upper end of the run's own interval does. It knows nothing of other runs, and below ${fewest} queries it has no upper end.`,
    `${s.gateRuns} runs: what gatestats latency says of so many. It ${worst === 0 ? "never passed a system too slow" : `passed a system too slow in ${percent(worst)} at most`}; (fail) is how often it failed the system. Else it was inconclusive.`,
    `Queries are drawn without replacement, so with most of them drawn chance is less than in life; runs are drawn with replacement. Shares are known to about ${fixed(200 * most, 1)} points.`,
    ...(s.runs < 5
      ? [`${s.runs} runs are few to stand for all there could be: with more the picture would hold better.`]
      : []),
  ];
}

function rowsOn(rows: readonly LatencyStudyRow[], side: LatencyStudyRow["side"]): readonly LatencyStudyRow[] {
  return rows.filter((row) => row.side === side);
}
