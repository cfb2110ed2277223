import type { Language } from "../../report/words/languages.ts";
import { type LatencyViewWords, latency } from "./en/latency.ts";
import { type LearnWords, learn } from "./en/learn.ts";
import { type PlanWords, plan } from "./en/plan.ts";
import { type SimulateWords, simulate } from "./en/simulate.ts";

const page = {
  language: "en" as Language,
  lang: "en",
  languageLabel: "Language",
  tagline: "Did the change make it worse?",
  privacy: "Your files are read in this page and go nowhere: it asks the network for nothing.",
  skip: "Skip to content",
  views: "Views",
  loading: "Loading…",
  files: {
    legend: "Score files",
    baseline: "Baseline",
    candidate: "Candidate",
    scores: "Scores",
    baselineHint: "the system as it is",
    candidateHint: "the system with the change",
    scoresHint: "the scores of one system",
    drop: "Drop a file here, or",
    choose: "choose a file",
    chooseFor: (name: string): string => `choose a file: ${name}`,
    paste: "paste",
    pasteFor: (name: string): string => `Paste scores: ${name}`,
    pasteHint: "CSV with a header, a JSON array, or JSONL; one row a question",
    pasteUse: "Use this text",
    pasted: (name: string): string => `${name}.pasted.csv`,
    remove: (name: string): string => `Take ${name} away`,
    reading: (percent: number): string => `Reading, ${percent} %`,
    swap: "Swap the two",
    seen: (rows: number, questions: number, format: string): string =>
      rows === questions
        ? `${rows.toLocaleString("en")} questions, ${format}`
        : `${rows.toLocaleString("en")} rows of ${questions.toLocaleString("en")} questions, ${format}`,
    examples: "No file at hand? Take an example:",
    formats:
      "CSV, JSON, JSONL, Parquet, Inspect logs and the files of twenty evaluation tools, gzip too. What a file is, its content tells.",
  },
  fields: {
    choose: "choose",
    metric: "Metric",
    metricHint: "the column of scores to judge",
    margin: "Margin",
    marginHint: "the largest loss you would still ship",
    marginUsual: "Usual margins",
    sampling: "What was sampled?",
    samplingHint:
      "Questions written from one document share its fate: where documents were drawn, they are what counts.",
    documentsSampled: (column: string): string => `Documents were drawn: ${column}`,
    documentsFixed: (column: string): string =>
      `These documents are all there are; questions were drawn in them: ${column}`,
    questionsSampled: "Questions were drawn one by one",
    groups: (groups: number, largest: number): string =>
      `${groups.toLocaleString("en")} groups, the largest has ${largest} % of the questions`,
    otherColumns: "Another column",
    estimand: "Which mean?",
    micro: "Over questions: a document counts by its number of questions",
    macro: "Over documents: each counts the same",
    microShort: "Over questions (micro)",
    macroShort: "Over documents (macro)",
    layout: "Where are the two systems?",
    layoutColumns: "In two columns of this file",
    layoutRows: "In rows: a column names the system",
    baselineColumn: "Baseline's column",
    candidateColumn: "Candidate's column",
    systemColumn: "Column that names the system",
    baselineSystem: "Baseline",
    candidateSystem: "Candidate",
    system: "System",
    allSystems: "all",
    more: "More options",
    alpha: "Alpha",
    alphaHint: "how often a verdict may be wrong; 0.05 if empty",
    level: "Level",
    levelHint: "of the interval; 0.95 if empty",
    better: "Better is",
    higher: "higher",
    lower: "lower",
    range: "Range",
    rangeHint: "least and greatest possible score, such as 1,5; or none",
    rule: "Rule",
    rules: {
      threshold: "threshold: the candidate alone against a level",
      difference: "difference: two means and nothing else",
      unpaired: "unpaired: as if the questions differed",
    },
    rulePaired: "paired: the change question by question",
    threshold: "Threshold",
    thresholdHint: "the mean that the candidate must reach",
    method: "Method",
    methodAuto: "auto (recommended)",
    missing: "Missing scores",
    missingUsual: "must not be able to change the verdict",
    missings: { drop: "leave their questions out" },
    unmatched: "Questions of one file only",
    unmatcheds: { drop: "are left out" },
    repeats: "Rows with the same id",
    repeatss: { average: "are repeats: average them" },
    areError: "are an error",
    none: "–",
    multi: "Cells with several documents",
    multis: { components: "questions that share one go together", whole: "each cell is one name" },
    id: "Column of ids",
    idHint: "found by its name if empty",
    usual: "as usual",
    population: "Documents in all",
    populationHint: "how many could have been drawn; endless if empty",
    file: "Scores of",
  },
  ask: {
    judge: "Judge",
    estimate: "Estimate",
    cancel: "Cancel",
    cancelled: "Cancelled. Nothing was answered.",
    working: "Working…",
    workingShare: (percent: number): string => `Working, ${percent} %`,
    stale: "This answers other values than those above. Ask again.",
    errors: (count: number): string => (count === 1 ? "One thing is missing" : `${count} things are missing`),
    refused: "This cannot be answered as it stands",
    fault: "A fault of this page",
    place: { file: "file", line: "line", column: "column" },
    needBaseline: "Give the baseline's file.",
    needCandidate: "Give the candidate's file.",
    needScores: "Give a file of scores.",
    needMetric: "Choose the metric.",
    needMargin: "Say the margin: how large a loss would you still ship?",
    needThreshold: "Say the threshold: which mean must the candidate reach?",
    needSampling: "Say what was sampled: documents or questions.",
    needEstimand: "Say which mean: over questions or over documents.",
    needLayout: "Say where the two systems are in this file.",
    needColumns: "Choose both columns.",
    needSystems: "Choose the column that names the system, and both systems.",
    fileRefused: (name: string): string => `${name} cannot be read: see above.`,
    fileReading: (name: string): string => `${name} is still being read.`,
  },
  gate: {
    title: "Gate",
    about: "Is a loss beyond the margin ruled out, shown, or neither?",
    idle: "Give two score files and a margin. The verdict comes with the error rate it can state.",
    examples: { pass: "a pass", fail: "a fail", inconclusive: "an inconclusive" },
  },
  listing: {
    search: "Search",
    show: "Show",
    all: "all",
    state: (name: string, count: number): string => `${name} (${count.toLocaleString("en")})`,
    of: (from: number, to: number, total: number): string =>
      total === 0
        ? "no row matches"
        : `${from.toLocaleString("en")} to ${to.toLocaleString("en")} of ${total.toLocaleString("en")}`,
    earlier: "Earlier",
    later: "Later",
  },
  estimate: {
    title: "Estimate",
    about: "The mean of one system, with an interval that knows about documents.",
    idle: "Give one file of scores.",
    sideBySide: "Both means",
    asked: "the one you asked for",
    beside: "beside it",
    between: (lower: string, upper: string, level: number): string =>
      `${Number((100 * level).toPrecision(6))} % interval ${lower} to ${upper}`,
  },
  sliders: { slider: (label: string): string => `${label}, slider`, unset: "not set" },
  outputs: {
    title: "Take it with you",
    command: "The same on the command line",
    copy: "Copy",
    copied: "Copied",
    download: (what: string): string => `Download ${what}`,
    formats: {
      gate: { html: "report (HTML)", md: "Markdown", json: "JSON", csv: "questions (CSV)" },
      "simulate gate": { html: "report (HTML)", json: "JSON", csv: "rates (CSV)" },
      latency: { html: "report (HTML)", json: "JSON" },
      estimate: { html: "report (HTML)", md: "Markdown", json: "JSON", csv: "methods (CSV)" },
    },
  },
};

/** The phrases of the page itself, and of the views Gate and Estimate. */
export type PageWords = typeof page;

/** The phrases of the page in one language. */
export type AppWords = PageWords & {
  readonly latency: LatencyViewWords;
  readonly learn: LearnWords;
  readonly plan: PlanWords;
  readonly simulate: SimulateWords;
};

/** Every phrase of the page itself, in English. Sentences about results are those of the reports. */
export const en: AppWords = { ...page, latency, learn, plan, simulate };
