import { percent } from "../../../report/numbers.ts";

/** What the lessons say. */
export const learn = {
  percent: (share: number): string => percent(share),
  title: "Learn",
  about:
    "Six ideas to try out. All draws are made in this page and come from seeds, so the same settings show the same.",
  lessons: "Lessons",
  inWords: (title: string): string => `In words: ${title}`,
  truth: (value: string): string => `truth ${value}`,
  poll: {
    title: "A golden set is a poll",
    lead: "The system does not change here. Each golden set is drawn anew from all questions there could be, and asks only some of them, as a poll asks some voters.",
    share: "True share of hits",
    size: "Questions in a golden set",
    one: "Draw one",
    hundred: "Draw 100",
    again: "Start again",
    last: (p: { hits: number; size: number; mean: string }): string =>
      `The last golden set: ${p.hits} of ${p.size}, a mean of ${p.mean}.`,
    middle: (p: { count: number; low: string; high: string }): string =>
      `Of ${p.count} sets the middle 95 in 100 lie between ${p.low} and ${p.high}, though nothing changed.`,
    figure: "Means of the golden sets drawn",
    mean: "mean",
    sets: "golden sets",
    truth: (value: string): string => `truth ${value}`,
  },
  coverage: {
    title: "What 95 % promises",
    lead: "A hundred golden sets, and the interval of each. Those that miss the truth stand out here; in life nobody sees which they are.",
    level: "Level",
    share: "True share of hits",
    size: "Questions in a golden set",
    again: "Draw again",
    missed: (p: { missed: number; count: number; expected: string }): string =>
      `${p.missed} of ${p.count} intervals miss the truth; about ${p.expected} are to be expected.`,
    figure: "A hundred intervals; those in red miss the truth",
    axis: "mean",
  },
  floor: {
    title: "The floor: what no question has shown",
    lead: "Say that not one score changed. How small a loss can that rule out?",
    size: "Questions",
    margin: "Margin",
    smallest: (p: { questions: string; margin: string }): string =>
      `With ${p.questions} questions, no margin below ${p.margin} can pass (alpha 0.05).`,
    unseen: (p: { share: string; questions: string; times: string }): string =>
      `If ${p.share} of all questions are now lost outright, ${p.questions} questions miss every one of them ${p.times} times in 100.`,
    needs: (p: { margin: string; questions: string }): string =>
      `A margin of ${p.margin} takes ${p.questions} at least.`,
    figure: "The smallest margin that can pass when nothing changed",
    axis: "smallest margin",
    curve: "by the formula",
    yours: "yours",
    marginMark: (value: string): string => `margin ${value}`,
  },
  pairing: {
    title: "Why the same questions",
    lead: "Two systems with the same mean, scores of 0 and 1, four of five right. The more alike their answers are from question to question, the more cancels when they answer the same ones.",
    correlation: "Correlation of the two systems' scores",
    size: "Questions",
    margin: "Margin",
    reaches: (p: { paired: string; unpaired: string }): string =>
      `With the same questions the interval reaches ± ${p.paired}, with others ± ${p.unpaired}.`,
    worth: (times: string): string => `Pairing is worth ${times} times as many questions.`,
    verdicts: (p: { paired: boolean; unpaired: boolean }): string =>
      p.paired
        ? p.unpaired
          ? "Both would pass at this margin."
          : "Paired it passes at this margin, unpaired it is inconclusive."
        : "Neither passes at this margin.",
    figure: "The 90 % interval of the change, when nothing changed",
    axis: "change",
    paired: "same questions",
    unpaired: "other questions",
    marginMark: (value: string): string => `margin ${value}`,
  },
  documents: {
    title: "Why documents count",
    lead: "Questions written from the same document succeed and fail together. Set how alike they are, and see how often an interval that ignores it holds the truth.",
    icc: "Intraclass correlation",
    documents: "Documents",
    size: "Questions in each",
    again: "Draw again",
    held: (p: { samples: number; naive: string; byDocument: string }): string =>
      `Of ${p.samples} samples, the 95 % interval that takes questions for independent holds the truth in ${p.naive}, the one by documents in ${p.byDocument}.`,
    worth: (p: { questions: string; worth: string; effect: string }): string =>
      `${p.questions} questions are worth ${p.worth} independent ones (design effect ${p.effect}).`,
    figure: (count: number): string =>
      `Intervals of ${count} samples that ignore documents; those in red miss the truth`,
    axis: "mean",
  },
  latency: {
    title: "Why one run says nothing about P95",
    lead: "The system is 5 % too slow for its limit, so every pass is wrong. Each run finds the machine in another state, and all its queries share it.",
    between: "How much runs differ",
    queries: "Queries in a run",
    again: "Measure again",
    passed: (p: { truth: string; limit: string; passed: number; count: number }): string =>
      `P95 is truly ${p.truth} ms, the limit ${p.limit} ms. Read alone, ${p.passed} of ${p.count} runs pass it.`,
    held: (p: { held: number; count: number }): string =>
      `The 90 % interval of a run alone holds the true P95 in ${p.held} of ${p.count} runs: more queries narrow it, and it still knows of no other run.`,
    figure: "P95 of each run with the interval of that run alone; those in red pass",
    axis: "P95 in ms",
    run: (number: number): string => `run ${number}`,
    limitMark: (value: string): string => `limit ${value}`,
    truthMark: (value: string): string => `truth ${value}`,
  },
};

/** What the lessons say, in any language. */
export type LearnWords = typeof learn;

/** The lessons by name. */
export type LessonName = "poll" | "coverage" | "floor" | "pairing" | "documents" | "latency";
