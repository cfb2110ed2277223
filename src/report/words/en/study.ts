import type { GoldenRuleName } from "../../../simulate/goldenSets/goldenRuleNames.ts";
import type { HypothesisResult } from "../../../study/hypotheses.ts";
import type { Condition, GoldenSetsEntry, StudyFile } from "../../../study/StudyFile.ts";
import type { StudyResult } from "../../../study/StudyResult.ts";
import { count, grouped, percent, plain } from "../../numbers.ts";
import type { StudyRunContext } from "../../studyRunJson.ts";

/** How the golden sets were drawn and what each rule does: the sentences under the title. */
export function howTried({ goldenSets, metrics, seed }: StudyFile): string {
  const { draws, n, replacement } = goldenSets;
  const sizes = n.map(grouped).join(", ");
  return (
    `All questions of a data set stand for all there are, so that what is true is known. From them ${count(draws, "golden set")} ` +
    `of each size (${sizes}; at most half of a data set) are drawn ${replacement === "without" ? "without replacement" : "with replacement"}, the same for every ` +
    `change and rule, and each rule's answer is held against the truth. The metric is ${metrics.primary} where nothing else is said; seed ${seed}.`
  );
}

/** What the rules do, a sentence each. */
export function ruleSentence(rule: GoldenRuleName, goldenSets: GoldenSetsEntry, margin: number): string {
  const { alpha, headroom, thresholds } = goldenSets;
  const line = plain(margin);
  const bound = percent(1 - alpha);
  const words: Readonly<Record<GoldenRuleName, string>> = {
    threshold: `G1, fixed threshold: passes where the candidate's mean reaches a line ${plain(headroom)} below the baseline's true mean.`,
    "threshold-below": `G1-, a threshold ${plain(thresholds.distance)} below the system's true mean: it should pass.`,
    "threshold-above": `G1+, a threshold ${plain(thresholds.distance)} above the system's true mean: it should not pass.`,
    difference: `G2, bare difference: passes where the candidate's mean is at most ${line} below the baseline's.`,
    percentile: `G3, paired: passes where the lower ${bound} limit of the paired difference, by percentile bootstrap, is at least -${line}.`,
    unpaired: "G3u, unpaired: as G3, each system resampled on its own.",
    "sign-flip": "G3′, paired by flipping signs of the differences.",
    t: "t, paired: the textbook interval without a floor.",
    gaffke: "gaffke, paired: the most careful method of gatestats gate.",
    gate: "gate: what gatestats gate does by itself.",
  };
  return words[rule];
}

/** How a degraded system loses. */
function lossWords(how: string): string {
  const words: Readonly<Record<string, string>> = {
    whole: "Whole questions are lost.",
    few: "Questions are lost, the last of them in part.",
    spread: "Every question loses the same share of its score.",
  };
  return words[how] ?? how;
}

/** Titles, first sentences and captions of the sections. */
export const sectionWords = {
  systems: {
    title: "Systems",
    text: "What each system reaches on all questions. Of an index that is built again and again the first build.",
    means: "Means of the systems on all questions.",
    more: "The same with limits, and with the standard deviation of a question (sd).",
  },
  thresholds: {
    title: "A fixed threshold near the truth",
    text: (distance: number): string =>
      `Each system is held to a threshold ${plain(distance)} below its own true mean, which it should pass, and ${plain(distance)} above it, which it should not. The share of golden sets that come out wrong is averaged over systems and sides.`,
    bySize: "Wrong answers of the fixed threshold, % of golden sets, by their size.",
    atOneSize:
      "The same at one size, with what the normal formula foretells, and with the truth measured on the half of the questions that golden sets are not drawn from.",
  },
  losses: {
    title: "Losses under a comfortable threshold",
    text: (headroom: number): string =>
      `The threshold stands ${plain(headroom)} below the baseline, and the candidate loses a known amount. A loss of the margin or more should not pass.`,
    byRule: (how: string): string => `Golden sets that pass, %, by rule. ${lossWords(how)}`,
    byRuleSame: (how: string): string =>
      `The loss is the margin itself: golden sets that pass though they should not, %, by their size. ${lossWords(how)}`,
    apart: "Golden sets that one rule passes and the other does not, of 100.",
  },
  pairing: {
    title: "Question by question, or apart",
    text: "An index is built again, and nothing else changes: every alarm is a false one. G3u compares the two builds as if they had been asked different questions, G3 question by question.",
    alarms: "Extra alarms where nothing has changed, of 100 golden sets.",
    unchanged:
      "Nothing has changed but the build: golden sets that pass, %, from the build that fares worst to the one that fares best.",
    halfMargin: (how: string): string =>
      `The loss is half the margin: golden sets that pass, %, by their size. ${lossWords(how)}`,
  },
  rebuilds: {
    title: "Noise of the index where nothing has changed",
    text: "The same vectors, put into the index in another order, may give other neighbours. The larger efSearch, the more widely the index searches.",
    noise:
      "Builds that differ in their order alone: the 95th percentile of the difference between two builds' means, the questions whose score changed in at least one build, the gain on the first build, the sd of a question's difference from it, and how many of exact search's first ten are found.",
  },
  changes: {
    title: "Real changes",
    text: "Models, parameters and vectors swapped for others. The true loss is the one on all questions; a gain has a minus.",
    byRule: "Golden sets that pass, %, by rule.",
  },
  latency: {
    title: "P95 from one run",
    text: "How uncertain P95 is beside P50 within a run, how much both move from run to run, and how often a limit 5 % below the true P95 (a pass is wrong) or above it (a pass is right) is passed.",
    widths:
      "Latencies. Ratio: how many times wider the 95 % interval of P95 is than that of P50, within a run. CV: coefficient of variation from run to run.",
    oneRun: "Latency gates that pass, %, by the number of queries in a run.",
  },
  questions: {
    title: "How many questions are enough",
    text: "What decides is how much the differences of questions scatter: sd(d). From it follow, by the normal formula at 80 % power, the least difference that 100 and 1,000 questions can tell from zero, and the questions that a margin needs. With few questions, or where few of them change, the formula is far off; then draw.",
    scatter: (margin: number): string =>
      `How much the differences scatter, what 100 and 1,000 questions can tell from zero, and the questions needed to show a loss within ${plain(margin)}; a dash where no number of questions can. Of rebuilds one a setting is shown, of losses one way of losing.`,
    formula: "How far the formula's pass rate of G3 is from the drawn one: median over all changes.",
  },
  published: {
    title: "Beside what was published",
    text: "Every published value for which there is a number here. Shares are fractions. Where a value belongs to several rows, and where several were published, from the least to the most.",
    caption: "Published values and ours.",
    source: "Published values are those of the study file; ours from the table that each names there.",
  },
} as const;

/** Captions of the figures. */
export const figureWords = {
  falseRates: (distance: number): string =>
    `How often a fixed threshold ${plain(distance)} from the true mean is wrong.`,
  passRates: (margin: number): string =>
    `How many golden sets each rule passes when the candidate truly loses so much; the margin is ${plain(margin)}.`,
  extraAlarms:
    "Extra alarms of comparing apart (G3u) over comparing question by question (G3) where nothing has changed.",
  rebuildNoise: (metric: string): string =>
    `Noise of rebuilding: 95th percentile of the difference in ${metric} between two builds of one index.`,
  widthRatios: "How many times wider the interval of P95 is than that of P50, within a run.",
  formulaScatter:
    "Pass rates of G3 as the formula foretells them and as they come out when golden sets are drawn; each point is a change.",
  ofSize: (n: number): string => `${grouped(n)} questions`,
} as const;

/** What brackets mean, where there are any. */
export const inBrackets: string = "In brackets what was published.";

/** In how many data sets (or systems) the conditions hold, and in how many they had to. */
export function tallySentence({ each, atLeast, holdIn, testableIn }: HypothesisResult): string {
  const noun = each === "data" ? "data set" : "system";
  if (testableIn === 0) return `No ${noun} here has the numbers that the rule asks for.`;
  return `The rule holds in ${grouped(holdIn)} of ${count(testableIn, noun)} with these numbers; it needs ${grouped(atLeast)}.`;
}

/** A condition in words: `Condition 1: lower above 0.15, in thresholds with metric recall@5, n 100.` */
export function conditionWords(
  { table, where, column, is, value }: Condition,
  number: number | null,
): string {
  const rows = Object.entries(where).map(
    ([name, cell]) => `${name} ${Array.isArray(cell) ? cell.join(" or ") : String(cell ?? "none")}`,
  );
  const bound = typeof value === "number" ? plain(value) : value;
  return (
    `${number === null ? "Condition" : `Condition ${number}`}: ${column} ${is.replace(/ column$/, "")} ${bound}, in ${table}` +
    `${rows.length === 0 ? "" : ` with ${rows.join(", ")}`}.`
  );
}

/** Whether it holds; null: there was nothing to look at. */
export function holdsWords(holds: boolean | null): string {
  return holds === null ? "no numbers" : holds ? "yes" : "no";
}

/** How the parts of the origin are called. */
export const originWords = {
  study: "Study file",
  hash: "SHA-256 of the study file, which stands in every row of the tables",
  registered: "Registered",
  version: "Version of gatestats that ran it",
  run: "Ran by",
  reportVersion: "Version of gatestats that wrote this",
  report: "Written by",
} as const;

/** When a file was registered, and why it was changed after it had been before. */
export function registrationWords({
  date,
  sha256,
  reason,
}: StudyRunContext["registrations"][number]): string {
  return `${date} as ${sha256.slice(0, 12)}…${reason === undefined ? "" : `, changed: ${reason}`}`;
}

/** The data sets with their questions, and those left out. */
export function dataSentence({ data, study }: StudyResult): string {
  const words = data.map(({ name, questions, leftOut }) => {
    const without =
      leftOut === 0 ? "" : `; ${grouped(leftOut)} more left out, without a score of every system`;
    return `${study.data[name]?.title ?? name} (${count(questions, "question")}${without})`;
  });
  return `Data: ${words.join(", ")}.`;
}

/** What the findings of a study are called. */
export const findingsTitle: string = "Hypotheses";
