import { count, percent } from "../../numbers.ts";
import type { ChangeKind, Unit } from "../kinds.ts";
import type { VerdictWords } from "../VerdictWords.ts";

const worse: Readonly<Record<ChangeKind, string>> = { quality: "worse", time: "slower" };
const better: Readonly<Record<ChangeKind, string>> = { quality: "better", time: "faster" };
const moved = { higher: "fell", lower: "rose" } as const;
const reaches = { higher: "reaches", lower: "keeps within" } as const;
const misses = { higher: "stays below", lower: "goes above" } as const;

function counted(p: { readonly count: number; readonly unit: Unit }): string {
  return count(p.count, p.unit);
}

function sure(p: { readonly confidence: number }): string {
  return `with ${percent(p.confidence)} confidence`;
}

export const verdicts: VerdictWords = {
  word: { pass: "PASS", fail: "FAIL", inconclusive: "INCONCLUSIVE" },
  margin: {
    pass: (p) => `${p.metric} did not get ${worse[p.change]} by more than the margin of ${p.margin}.`,
    fail: (p) => `${p.metric} got ${worse[p.change]} by more than the margin of ${p.margin}.`,
    inconclusive: (p) =>
      `${counted(p)} cannot tell whether ${p.metric} got ${worse[p.change]} by more than the margin of ${p.margin}.`,
  },
  difference: {
    pass: (p) => `The mean of ${p.metric} ${moved[p.better]} by no more than the margin of ${p.margin}.`,
    fail: (p) => `The mean of ${p.metric} ${moved[p.better]} by more than the margin of ${p.margin}.`,
    inconclusive: (p) =>
      `It cannot be told whether the mean of ${p.metric} ${moved[p.better]} by more than the margin of ${p.margin}.`,
  },
  threshold: {
    pass: (p) => `The candidate's ${p.metric} ${reaches[p.better]} the threshold of ${p.threshold}.`,
    fail: (p) => `The candidate's ${p.metric} ${misses[p.better]} the threshold of ${p.threshold}.`,
    inconclusive: (p) =>
      `${counted(p)} cannot tell whether the candidate's ${p.metric} ${reaches[p.better]} the threshold of ${p.threshold}.`,
  },
  watched: "This metric is only watched; it does not decide.",
  role: { must: "must pass", watch: "only watched" },
  canItBeMerged: "Can it be merged?",
  couldItBeMerged: "Were it to decide, could it be merged?",
  merge: {
    pass: (p) => `Yes, as far as ${p.metric} goes: ${p.evidence}.`,
    fail: (p) => `No: ${p.evidence}.`,
    inconclusive: (p) => `Not on this evidence: ${p.evidence}.`,
  },
  mergeAll: {
    pass: (p) => `Yes, as far as these go: ${p.names}.`,
    fail: (p) => `No: ${p.names}.`,
    inconclusive: (p) => `Not on this evidence: ${p.names}.`,
  },
  lookAt: (p) =>
    `Look next at the ${counted({ count: p.count, unit: "question" })} that got ${worse[p.change]}, listed below.`,
  falseFail: (p) =>
    `A change that truly loses less than the margin would fail like this in at most ${percent(p.alpha)} of runs.`,
  evidence: {
    noChance: "the two means were compared and chance was not weighed",
    meanAtLeast: (p) => `${sure(p)} its mean is at least ${p.value}`,
    meanAtMost: (p) => `${sure(p)} its mean is at most ${p.value}`,
    gainAtLeast: (p) => `${sure(p)} it is ${better[p.change]} by at least ${p.value}`,
    lossAtMost: (p) => `${sure(p)} the loss is at most ${p.value}`,
    lossAtLeast: (p) => `${sure(p)} the loss is at least ${p.value}`,
  },
  why: {
    missingDecides: "the missing scores could turn the answer either way",
    heavyDocuments: "documents differ so much in size that a loss in large ones could go unseen",
    severalMetrics:
      "alone this metric would fail, but among several a false fail is likelier, and corrected for that it is not shown",
    tailError: "the p-value cannot be computed closely enough to say on which side it lies",
    noInterval: "no interval could be computed",
    withinMargin: "the bounds lie within the margin, but the error rate of a pass is not held",
    floor: (p) =>
      `${counted(p)} cannot rule out a loss beyond ${p.margin} even when none of them lost; the floor is ${p.required}`,
    threshold: (p) => `the threshold lies within the candidate's uncertainty, ${p.lower} to ${p.upper}`,
    between: (p) =>
      `the true change could be anything from ${p.worst} ${worse[p.change]} to ${p.best} ${(p.to === "better" ? better : worse)[p.change]}`,
  },
  adviceTitle: "What it would take to know",
  advice: {
    smallestMargin: (p) =>
      `If not one score changed, ${counted(p)} would pass at a margin of ${p.margin} and no smaller.`,
    wouldPassAt: (p) =>
      `Today's data would pass at a margin of ${p.margin}. But a margin chosen after looking ` +
      `no longer holds the ${percent(p.alpha)} error rate: choose it for the next run, not for this one.`,
    needed: (p) =>
      `If nothing truly changed, ${percent(p.power)} of runs would pass with about ${counted(p)}.`,
    floorAndNeeded: (p) =>
      `${p.required} ${p.unit}s are the bare minimum, even with no loss; about ${counted(p)} give a pass in ${percent(p.power)} of runs when nothing changed.`,
    repeats: {
      document: "More questions on the same documents, and repeats, steady the scores but add no documents.",
      question: "Repeats steady a score but add no questions.",
    },
  },
  combined: {
    pass: (p) =>
      p.total === 1
        ? `The one metric that must pass does: ${p.names}.`
        : `All ${p.total} metrics pass: ${p.names}.`,
    fail: (p) =>
      p.total === 1
        ? `The one metric that must pass failed: ${p.names}.`
        : `${p.named} of ${p.total} metrics failed: ${p.names}.`,
    inconclusive: (p) =>
      p.total === 1
        ? `The one metric that must pass cannot be decided: ${p.names}.`
        : `${p.named} of ${p.total} metrics cannot be decided, and none failed: ${p.names}.`,
  },
};
