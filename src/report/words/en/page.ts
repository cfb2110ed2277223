import { count, grouped, percent } from "../../numbers.ts";
import type { PageWords } from "../PageWords.ts";

export const page: PageWords = {
  about: {
    pair: (p) => `${p.candidate} against ${p.baseline}`,
  },
  titles: {
    metrics: "All metrics",
    comparisons: "All comparisons",
    numbers: "Numbers",
    questions: "Questions",
    documents: "Documents",
    distribution: "How the changes are spread",
    judged: "How it was judged",
    scores: "How the scores are spread",
    methods: "Every method",
    designReport: "Design report",
  },
  next: {
    worse: "Next: look at the questions that got worse; a report (-o report.html) lists every one.",
    plan: "For other margins and other true changes:",
    explain: "Next, what this means:",
  },
  policy: {
    exitCode: (p) => `Exit code ${p.code}: CI ${p.code === 0 ? "goes on" : "stops"}.`,
    inconclusive: {
      unset: "Inconclusive is neither pass nor fail; --on-inconclusive pass lets CI go on.",
      pass: "Inconclusive does not stop CI here (--on-inconclusive pass).",
      fail: "Inconclusive counts as a failure here (--on-inconclusive fail).",
    },
    otherwise: {
      unset: "An inconclusive answer would stop it, with exit code 3 (--on-inconclusive).",
      pass: "An inconclusive answer would not stop it (--on-inconclusive pass).",
      fail: "An inconclusive answer would stop it as a fail does (--on-inconclusive fail).",
    },
    exitZero: "No verdict stops CI here (--exit-zero).",
  },
  judged: {
    sampled: (p) =>
      p.documents === null
        ? `${count(p.questions, "question")} on both sides, each drawn on its own.`
        : `${count(p.questions, "question")} in ${count(p.documents, "document")}; the documents were drawn, and they are what is counted.`,
    alone: (p) =>
      p.documents === null
        ? `${count(p.questions, "question")}, each drawn on its own.`
        : `${count(p.questions, "question")} in ${count(p.documents, "document")}; the documents were drawn, and they are what is counted.`,
    averaged: (p) => `What is compared is ${p.estimand}.`,
    method: (p) => `Rule ${p.rule}, method ${p.method}.`,
    compared: (p) => `Method ${p.method}.`,
    errors: (p) =>
      `A change that truly loses the margin or more passes in at most ${percent(p.alpha)} of runs; one that loses less fails in at most ${percent(p.alpha)}.`,
    noErrors: "No error rate is held: chance was not weighed.",
    pThreshold: (p) =>
      `p ${p.pPass} for a mean on the wrong side of the threshold (small lets it pass), p ${p.pFail} for one on the right side (small makes it fail), each against alpha ${p.alpha}.`,
    p: (p) =>
      `p ${p.pPass} for a loss of the margin or more (small lets it pass), p ${p.pFail} for a loss of the margin or less (small makes it fail), each against alpha ${p.alpha}.`,
    holm: "The p-values are corrected for several comparisons by Holm's method.",
  },
  heads: {
    scored: "scored",
    missing: "missing",
    failed: "failed to score",
    outcome: "outcome",
    twoErrors: "± 2 s.e.",
    standardError: "standard error",
    number: "number",
    value: "value",
    pValue: "p",
    pHolm: "p (Holm)",
    unchanged: "unchanged",
    unscored: "without a score",
    belowMean: "below the mean",
    aboveMean: "at or above the mean",
    finding: "finding",
    system: "system",
    role: "role",
    meanOverDocuments: "mean over documents",
  },
  findings: { better: "better", worse: "worse", undecided: "undecided" },
  compared: {
    found: (p) =>
      `Of ${count(p.better + p.worse + p.undecided, "comparison")} ${grouped(p.better)} found the candidate better and ${grouped(p.worse)} worse; ${grouped(p.undecided)} found no difference.`,
    undetailed: (p) =>
      `Questions and documents are shown for up to ${count(p.most, "comparison")}: compare fewer systems to see them.`,
  },
  of: (p) => `${grouped(p.part)} of ${grouped(p.all)}`,
  sampled: (p) => `${count(p.documents, "document")}: ${p.estimand}.`,
  interval: {
    name: (p) => `${percent(p.level)} interval`,
    errs: (p) =>
      `Each end of the ${percent(p.level)} interval errs at most ${percent(p.error)} of the time, so a bound by itself holds with ${percent(p.confidence)} confidence.`,
    ends: (p) => `${p.lower} to ${p.upper}`,
  },
  captions: {
    metrics: "Every metric, with its change and interval.",
    sides: "Both systems.",
    candidate: "The candidate.",
    numbers: (p) => `The numbers of ${p.metric}.`,
    questions: "Every question: those that lost the most come first.",
    documents: "Every document: the mean change of its questions, candidate − baseline.",
    documentMeans: "Every document: the mean of its questions.",
    unseen:
      "A dash stands where the error within a document cannot be seen: it has one question, or all its questions changed alike.",
    comparisons: "Every comparison, with its change and interval.",
    estimates: "Every mean, with its interval.",
    methods: "Every method, with its interval or the reason why it does not fit.",
  },
  figures: {
    interval: (p) => `Change of ${p.metric}, with its ${percent(p.level)} interval.`,
    candidate: (p) => `${p.metric} of the candidate, with its ${percent(p.level)} interval.`,
    estimate: (p) => `${p.name}, with its ${percent(p.level)} interval.`,
    comparisons: (p) =>
      `Changes${p.metric === null ? "" : ` of ${p.metric}`}, with their ${percent(p.level)} intervals.`,
    methods: (p) =>
      `The ${percent(p.level)} interval by every method that fits these data; ${p.method} was taken.`,
    documents: (p) =>
      p.each === 1
        ? `The change of each of ${count(p.documents, "document")}, from the greatest loss to the greatest gain; lines are two standard errors within the document.`
        : `The changes of ${count(p.documents, "document")} in order. A point stands for the mean of ${p.each} neighbours, its line for two standard errors within a document.`,
    documentMeans: (p) =>
      p.each === 1
        ? `The mean of each of ${count(p.documents, "document")} in order; lines are two standard errors within the document.`
        : `The means of ${count(p.documents, "document")} in order. A point stands for ${p.each} neighbours, its line for two standard errors within a document.`,
    hollow:
      "Hollow: a document with one question, or whose questions all changed alike; its error cannot be seen.",
    distribution: (p) =>
      `Changes of the ${count(p.changed, "question")} that changed; ${grouped(p.unchanged)} did not and ${p.unchanged === 1 ? "is" : "are"} not drawn.`,
    scores: (p) => `The scores of ${count(p.questions, "question")} in ${p.metric}.`,
    sizes: "How many questions documents have.",
    change: (p) => `change of ${p.metric}, candidate − baseline`,
    mean: (p) => p.metric,
    noChange: "no change",
    margin: (p) => `margin ${p.at}`,
    threshold: (p) => `threshold ${p.at}`,
    tooBad: { quality: "worse than the margin allows", time: "slower than the margin allows" },
    missed: { higher: "below the threshold", lower: "above the threshold" },
    count: { question: "questions", document: "documents" },
    questionsInDocument: "questions in a document",
  },
  listing: {
    search: "Search",
    show: "Show",
    all: (p) => `all (${grouped(p.count)})`,
    state: (p) => `${p.name} (${grouped(p.count)})`,
    shown: "Rows {from} to {to} of {matching}.",
    none: "No row fits.",
    previous: "Previous",
    next: "Next",
    save: "Save as CSV",
    first: (p) => `The first ${grouped(p.shown)} of ${count(p.total, "row")}.`,
    leftOut: (p) =>
      `${count(p.count, "row")} with the smallest changes ${p.count === 1 ? "is" : "are"} left out to keep this page small; the score files have them all.`,
  },
  origin: {
    command: "Command",
    version: "Version of gatestats",
    file: (p) => `${count(p.rows, "row")}, ${p.format}, SHA-256 ${p.sha256}`,
    policy: "Policy",
    baseline: "Saved baseline",
    saved: (p) => `${p.name}, saved ${p.saved}${p.commit === null ? "" : `, commit ${p.commit}`}`,
    data: "Save the result as JSON",
  },
};
