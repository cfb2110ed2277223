import { grouped, percent } from "../../../report/numbers.ts";

/** What the view Plan says. Numbers come as text, counts as numbers. */
export const plan = {
  percent: (share: number): string => percent(share),
  title: "Plan",
  about: "How many questions does a gate need, or how many documents an interval?",
  what: "What is planned?",
  kinds: { questions: "Questions for a gate", documents: "Documents for an interval" },
  assumptions: "What you expect",
  presets: {
    title: "Published numbers",
    take: "Take over",
    taken: (name: string): string => `Take over: ${name}`,
    published: "published",
    names: {
      macro: "Documents for ± 0.05 of the mean over documents, of 1,300",
      micro: "Documents for ± 0.05 of the mean over questions, of 1,300",
      rebuild: "Questions to tell a rebuilt index from a loss of 0.02",
      swap: "Questions for another embedding model that truly loses 0.013",
      threshold: "A fixed threshold 0.02 away, with 100 of 648 questions",
    },
    values: {
      macro: "76, or 80 if there were no end of documents",
      micro: "220, or 264 if there were no end of documents",
      rebuild: "sd of the differences 0.19; coefficient 2.49",
      swap: "more than 10,000",
      threshold: "wrong in 28.7 % of runs",
    },
    documentsSource:
      "J. M. Estevez Alvarez, Computing uncertainty without artificial replicates (2026). The standard deviations are ours: with them the published numbers come out.",
    questionsSource:
      "RAG test serisi 01 (2026), sections 4.1, 4.4 and 4.6, FiQA-2018. For the other embedding model no standard deviation is told; from 0.29 on the formula asks for more than 10,000.",
  },
  fields: {
    sdDifference: "Standard deviation of the differences",
    sdDifferenceHint: "how much a question's score differs between the two systems",
    trueChange: "True change",
    trueChangeHint: "what you expect; a loss is negative",
    power: "Power",
    powerHint: "share of runs that should pass",
    questions: "Number to look at",
    questionsHint: "questions that you have or could have",
    population: "Questions in all",
    populationHint: "endless if empty",
    more: "Shared documents, a fixed threshold",
    icc: "Intraclass correlation",
    iccHint: "how alike answers in one document are: 0 not at all, 1 wholly",
    meanSize: "Questions in a document",
    cvSize: "Variation of that number",
    cvSizeHint: "standard deviation over mean; 0 if all have as many",
    sd: "Standard deviation of one system",
    sdHint: "of its scores, for a fixed threshold",
    distance: "Distance from the threshold",
    distanceHint: "the margin if empty",
    halfWidth: "Half-width",
    halfWidthHint: "how far the interval may reach to either side",
    documents: "Documents to look at",
    documentsHint: "that you have or could label",
    documentsInAll: "Documents in all",
    known: "What is known of the documents",
    bySpread: "how much their means differ",
    byRate: "what to expect of 0/1 scores",
    spread: "Standard deviation of documents' means",
    rate: "Mean",
    rateHint: "share of hits",
  },
  unit: "questions",
  documentsUnit: "documents",
  need: (count: number): string => (count === 1 ? "1 question" : `${grouped(count)} questions`),
  needDocuments: (count: number): string => (count === 1 ? "1 document" : `${grouped(count)} documents`),
  of: (population: number): string => `of ${grouped(population)}`,
  means: {
    macro: "for the mean over documents, each counting the same",
    micro: "for the mean over questions",
  },
  passes: (p: { margin: string; power: string; change: string; alpha: string }): string =>
    `With that many, a gate with a margin of ${p.margin} passes in ${p.power} of runs if ${
      p.change === "0" ? "nothing truly changed" : `the true change is ${p.change}`
    }, and in at most ${p.alpha} if the margin is truly lost.`,
  reaches: (p: { halfWidth: string; level: string }): string =>
    `With that many, the ${p.level} interval reaches ± ${p.halfWidth}.`,
  never: "No number suffices: the change that you expect loses the margin or more, and should not pass.",
  neverDocuments: "More documents than a billion.",
  tooMany: (population: number): string =>
    `But there are only ${grouped(population)}: choose a wider margin.`,
  inDocuments: (count: number): string =>
    `These are about ${count === 1 ? "1 document" : `${grouped(count)} documents`}.`,
  formula: (p: { coefficient: string; sd: string; room: string; effect: string | null }): string =>
    `Formula: (${p.coefficient} × ${p.sd} / ${p.room})²${p.effect === null ? "" : ` × ${p.effect}`}`,
  floor: (floor: number): string =>
    `Floor: ${grouped(floor)}. With fewer not even a system that did not change can pass.`,
  endless: (count: number): string => `${grouped(count)} if there were no end of them.`,
  lookedAt: (p: { count: number; halfWidth: string }): string =>
    `${grouped(p.count)} documents reach ± ${p.halfWidth}.`,
  curve: "Share of runs that pass, by the number of questions",
  curveAxis: "passes",
  curveSeries: "by the formula",
  floorSeries: (floor: number): string => `floor: ${grouped(floor)}`,
  widthCurve: "How far the interval reaches, by the number of documents",
  widthAxis: "half-width",
  widthSeries: { macro: "over documents", micro: "over questions" },
  sizes: "Other numbers of questions",
  sizesHeads: {
    count: "questions",
    why: "",
    formula: "passes",
    detects: "tells apart",
    threshold: "threshold errs",
  },
  why: { needed: "enough", formula: "formula", pilot: "", asked: "yours", usual: "" },
  sizesNotes: {
    formula: "passes: share of runs, by a normal curve that knows no floor.",
    detects: (power: string): string =>
      `tells apart: how far from the margin the true change must lie for ${power} of runs to give a verdict.`,
    threshold: (distance: string): string =>
      `threshold errs: share of runs in which a fixed threshold misjudges a system that truly lies ${distance} above or below it.`,
  },
  drawn:
    "The formula is a normal curve. Where few questions change it is off: the command line draws golden sets from scores of your own (gatestats plan questions BASELINE CANDIDATE).",
};

/** What the view Plan says, in any language. */
export type PlanWords = typeof plan;
