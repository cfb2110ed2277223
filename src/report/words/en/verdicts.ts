import type { Floor, MetricVerdict, Verdict } from "../../../gates/results.ts";
import type { Better, CaveatCode, Estimand } from "../../../stats/types.ts";
import { count, decimalsToSeparate, fixed, percent, plain, roundedUp } from "../../numbers.ts";

/** The verdict as it stands at the start of a line. */
export const verdictWord: Readonly<Record<Verdict, string>> = {
  pass: "PASS",
  fail: "FAIL",
  inconclusive: "INCONCLUSIVE",
};

/** What the two ways to average mean, in one clause each. */
export const estimandWords: Readonly<Record<Estimand, string>> = {
  micro: "the mean over questions drawn at random",
  macro: "the mean over documents, each with the same weight",
};

/** Words for a change for the worse and for the better: time gets slower, all else gets worse. */
export function changeWords(
  metric: string,
  better: Better,
): { readonly worse: string; readonly better: string } {
  const time = better === "lower" && /latency|duration|time|seconds|(^|[_.@ ])m?s$/i.test(metric);
  return time ? { worse: "slower", better: "faster" } : { worse: "worse", better: "better" };
}

/** The verdict on one metric as a full sentence that names the metric and the line it is held to. */
export function verdictSentence(r: MetricVerdict): string {
  const unit = r.clusters < r.questions ? count(r.clusters, "document") : count(r.questions, "question");
  if (r.rule === "threshold") return thresholdSentence(r, unit);
  const margin = `the margin of ${plain(r.margin ?? Number.NaN)}`;
  if (r.rule === "difference") {
    const moved = r.better === "higher" ? "fell" : "rose";
    return r.verdict === "pass"
      ? `The mean of ${r.metric} ${moved} by no more than ${margin}.`
      : r.verdict === "fail"
        ? `The mean of ${r.metric} ${moved} by more than ${margin}.`
        : `It cannot be told whether the mean of ${r.metric} ${moved} by more than ${margin}.`;
  }
  const { worse } = changeWords(r.metric, r.better);
  if (r.verdict === "pass") return `${r.metric} did not get ${worse} by more than ${margin}.`;
  if (r.verdict === "fail") return `${r.metric} got ${worse} by more than ${margin}.`;
  return `${unit} cannot tell whether ${r.metric} got ${worse} by more than ${margin}.`;
}

function thresholdSentence(r: MetricVerdict, unit: string): string {
  const level = plain(r.threshold ?? Number.NaN);
  const [reaches, misses] =
    r.better === "higher" ? ["reaches", "stays below"] : ["keeps within", "goes above"];
  if (r.verdict === "pass") return `The candidate's ${r.metric} ${reaches} the threshold of ${level}.`;
  if (r.verdict === "fail") return `The candidate's ${r.metric} ${misses} the threshold of ${level}.`;
  return `${unit} cannot tell whether the candidate's ${r.metric} ${reaches} the threshold of ${level}.`;
}

/** The answer to "so can it be merged?" for one metric. */
export function mergeAnswer(r: MetricVerdict): string {
  const answer = { pass: "Yes", fail: "No", inconclusive: "Not on this evidence" }[r.verdict];
  return `${answer}${r.verdict === "pass" ? `, as far as ${r.metric} goes` : ""}: ${evidence(r)}.`;
}

function evidence(r: MetricVerdict): string {
  const sure = `with ${percent((1 + r.level) / 2)} confidence`;
  if (r.rule === "difference") return "the two means were compared and chance was not weighed";
  if (r.lower === null || r.upper === null) return whyInconclusive(r);
  if (r.rule === "threshold") {
    const digits = decimalsToSeparate([r.lower, r.upper], [r.threshold ?? 0]);
    if (r.verdict === "inconclusive") return whyInconclusive(r);
    const least = (r.verdict === "pass") === (r.better === "higher");
    return `${sure} its mean is ${least ? `at least ${fixed(r.lower, digits)}` : `at most ${fixed(r.upper, digits)}`}`;
  }
  const { worst, best } = losses(r);
  const digits = decimalsToSeparate([worst, best], [r.margin ?? 0, 0]);
  const gain = changeWords(r.metric, r.better).better;
  if (r.verdict === "pass")
    return worst < 0
      ? `${sure} it is ${gain} by at least ${fixed(-worst, digits)}`
      : `${sure} the loss is at most ${fixed(worst, digits)}`;
  if (r.verdict === "fail") return `${sure} the loss is at least ${fixed(best, digits)}`;
  return whyInconclusive(r);
}

/** The greatest and the least loss that the bounds allow, positive for worse. */
function losses(r: MetricVerdict): { readonly worst: number; readonly best: number } {
  const [lower, upper] = [r.lower ?? Number.NaN, r.upper ?? Number.NaN];
  return r.better === "higher" ? { worst: -lower, best: -upper } : { worst: upper, best: lower };
}

/** Why no verdict could be given: what stands in the way, in one clause. */
export function whyInconclusive(r: MetricVerdict): string {
  const has = (code: CaveatCode): boolean => hasCaveat(r, code);
  if (has("missing-decides")) return "the missing scores could turn the answer either way";
  if (has("heavy-documents"))
    return "documents differ so much in size that a loss in large ones could go unseen";
  if (has("several-metrics"))
    return "alone this metric would fail, but among several a false fail is likelier, and corrected for that it is not shown";
  if (has("tail-error-straddles"))
    return "the p-value cannot be computed closely enough to say on which side it lies";
  if (r.floor?.binding && !r.floor.met) return floorClause(r, r.floor);
  if (r.lower === null || r.upper === null) return "no interval could be computed";
  if (r.rule === "threshold")
    return `the threshold lies within the candidate's uncertainty, ${between(r.lower, r.upper, r.threshold ?? 0)}`;
  const { worst, best } = losses(r);
  const digits = decimalsToSeparate([worst, best], [r.margin ?? 0, 0]);
  const words = changeWords(r.metric, r.better);
  const mild = best < 0 ? `${fixed(-best, digits)} ${words.better}` : `${fixed(best, digits)} ${words.worse}`;
  if (worst <= (r.margin ?? 0))
    return "the bounds lie within the margin, but the error rate of a pass is not held";
  return `the true change could be anything from ${fixed(worst, digits)} ${words.worse} to ${mild}`;
}

function hasCaveat(r: MetricVerdict, code: CaveatCode): boolean {
  return r.caveats.some((caveat) => caveat.code === code);
}

function between(lower: number, upper: number, line: number): string {
  const digits = decimalsToSeparate([lower, upper], [line]);
  return `${fixed(lower, digits)} to ${fixed(upper, digits)}`;
}

function floorClause(r: MetricVerdict, floor: Floor): string {
  const noun = r.clusters < r.questions ? "document" : "question";
  const given = noun === "document" ? r.clusters : r.questions;
  return (
    `${count(given, noun)} cannot rule out a loss beyond ${plain(r.margin ?? Number.NaN)} even when none of them lost; ` +
    `the floor is ${floor.required}`
  );
}

/** What it would take to know, one sentence a line; the numbers come with the result. */
export function adviceSentences(r: MetricVerdict): readonly string[] {
  const noun = r.clusters < r.questions ? "document" : "question";
  const given = noun === "document" ? r.clusters : r.questions;
  const advice: string[] = [];
  if (r.smallestMargin !== null)
    advice.push(
      `If not one score changed, ${count(given, noun)} would pass at a margin of ${roundedUp(r.smallestMargin)} and no smaller.`,
    );
  if (r.wouldPassAt !== null && !hasCaveat(r, "heavy-documents"))
    advice.push(
      `Today's data would pass at a margin of ${roundedUp(r.wouldPassAt)}. But a margin chosen after looking ` +
        `no longer holds the ${percent(r.alpha)} error rate: choose it for the next run, not for this one.`,
    );
  if (r.needed !== null)
    advice.push(
      `If nothing truly changed, ${percent(r.needed.power)} of runs would pass with about ` +
        `${r.needed.clusters === undefined ? count(r.needed.questions ?? 0, "question") : count(r.needed.clusters, "document")}.`,
    );
  advice.push(
    noun === "document"
      ? "More questions on the same documents, and repeats, steady the scores but add no documents."
      : "Repeats steady a score but add no questions.",
  );
  return advice;
}

/** The first line when several metrics are gated together. */
export function combinedSentence(verdict: Verdict, results: readonly MetricVerdict[]): string {
  const musts = results.filter((r) => r.role === "must");
  const named = musts.filter((r) => r.verdict === verdict).map((r) => r.metric);
  if (verdict === "pass") return `All ${musts.length} metrics pass: ${named.join(", ")}.`;
  const share = `${named.length} of ${musts.length} metrics`;
  return verdict === "fail"
    ? `${share} failed: ${named.join(", ")}.`
    : `${share} cannot be decided, and none failed: ${named.join(", ")}.`;
}
