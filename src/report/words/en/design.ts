import { count, grouped, percent } from "../../numbers.ts";
import type { DesignWords } from "../DesignWords.ts";

export const design: DesignWords = {
  titles: {
    drawn: "Population and design",
    estimand: "What is estimated",
    sample: "Sample",
    interval: "Interval",
    diagnostics: "Diagnostics, no substitute for the calculation",
    leftOut: "What is left out",
  },
  drawnOf: (p) =>
    p.population === null
      ? count(p.documents, "document")
      : `${grouped(p.documents)} of ${count(p.population, "document")}`,
  drawn: {
    crossed: (p) => `Questions share values of two columns: ${p.sample}. Both are taken as drawn at random.`,
    questions: (p) =>
      `Questions were sampled one by one: ${grouped(p.count)} of them, taken as drawn at random.`,
    fractionUnknown:
      "The size of the population was not given: the share drawn is taken as small, and nothing was corrected for it.",
    srs: (p) => `Documents were sampled: ${p.of}, taken as drawn at random, each as likely as any other.`,
    srsShare: (p) =>
      `${percent(p.share)} of them were drawn; the interval ${p.corrected === "yes" ? "carries the" : "has no"} finite population correction, 1 − K/M.`,
    oneStratum: (p) => `Documents were drawn at random: ${p.of}, each as likely as any other.`,
    strata: (p) => `Documents were drawn at random inside ${p.strata} fixed strata: ${p.of}.`,
    stratum: (p) =>
      `Stratum ${p.name}: ${p.of}${p.share === null ? "" : `, ${percent(p.share)} of the population's`}.`,
    pps: (p) =>
      `Documents were drawn with probability in proportion to their size${p.replacement === null ? "" : `, ${p.replacement} replacement`}: ${p.of}.`,
    certain: (p) => `Sure to be drawn, being so large: ${count(p.count, "document")}.`,
    weights: (p) => `Documents were drawn with unequal, known chances: ${p.of}.`,
    fixed: (p) =>
      `These ${count(p.documents, "document")} are all there are; questions were sampled inside each.`,
    twoLevels: (p) =>
      `Inside the documents questions were drawn too, out of ${grouped(p.questions)}: two levels of sampling.`,
    oneLevel: "In each document the questions scored are taken as all there are: one level of sampling.",
    unlabelled: (p) => `${count(p.count, "document")} drawn have no score and were left out.`,
    seed: (p) => `The draw can be repeated: seed ${p.seed}.`,
  },
  estimand: {
    questions: (p) =>
      `The mean of ${p.metric} over questions: what the system scores on a question drawn at random from the population.`,
    micro: (p) =>
      `Micro${p.weighted === "yes" ? ", by the weights of the design" : ", R = Σs/Σn"}: the mean of ${p.metric} over questions.`,
    microAnswers:
      "It answers what the system scores on a question drawn at random from all questions of the population. A document counts by its number of questions.",
    macro: (p) =>
      `Macro, the ${p.weighted === "yes" ? "weighted " : ""}mean of s/n: the mean of ${p.metric} over documents.`,
    macroAnswers:
      "It answers what the system scores on a typical document. Each document counts the same, however many questions it has.",
  },
  sample: {
    allScored: "All questions have a score.",
    someScored: (p) =>
      `${grouped(p.scored)} of ${grouped(p.total)} questions have a score: ${grouped(p.missing)} are missing, ${grouped(p.failed)} failed. Those without are left out.`,
    questions: (p) => `N = ${grouped(p.questions)} questions. ${p.scored}`,
    documents: (p) =>
      `K = ${grouped(p.documents)} documents, N = ${grouped(p.questions)} questions. ${p.scored}`,
    sizes: (p) => `Questions a document: ${p.spread}.`,
    largest: (p) =>
      `The largest, ${p.label}, holds ${percent(p.share)} of the questions${p.without === null ? "" : `; without it the value is ${p.without}`}.`,
  },
  interval: {
    method: (p) => `Method ${p.method}: ${p.title} (${p.sources}).`,
    ignoresDocuments: "The method takes every question as drawn on its own and ignores documents.",
    crossedUnits: (p) =>
      `The units of sampling are the values of ${p.columnA} and those of ${p.columnB}; a question hangs on one of each.`,
    unit: {
      question: "The unit of sampling, and of any resampling, is the question.",
      document: "The unit of sampling, and of any resampling, is the document.",
    },
    replicates: (p) => `${count(p.count, "replicate")} drawn at random.`,
    standardError: (p) => `Standard error ${p.error}.`,
    noStandardError: "No standard error exists.",
    freedom: (p) =>
      `ν = ${p.freedom} degrees of freedom; they describe the approximation and count no documents.`,
    noFreedom: "The method has no degrees of freedom.",
    level: (p) =>
      `${percent(p.level)} is the nominal level: how often such an interval covers depends on how many units were sampled and on how they differ.`,
  },
  diagnostics: {
    effect: (p) =>
      `Design effect ${p.effect}: the variance over that of as many independent questions. Dividing N by it gives no number to compute with.`,
    icc: (p) => `Intraclass correlation ${p.icc}.`,
    weigh: (p) =>
      `By their ${p.by} the documents weigh like ${p.rho0} equal ones (${p.rho1} if answers within one are all alike).`,
    means: (p) => `Documents' means: ${p.spread}.`,
    ends: (p) =>
      `${percent(p.shareLow)} of documents have every score ${p.low}, ${percent(p.shareHigh)} every score ${p.high}`,
  },
  spread: (p) => `from ${p.min} to ${p.max}, quartiles ${p.low} and ${p.high}, median ${p.median}`,
  each: (p) => `${p.value} each`,
  leftOut: {
    systems:
      "The index, the retriever and the models are taken as they are: the interval says nothing of building them again.",
    questions:
      "The questions are taken as they are: other people, or other rules, might have asked others of the same documents.",
    noise:
      "Noise of a judge, or of a model that answers differently each time, is inside the scores and not told apart.",
    noiseWithRepeats:
      "Noise of a judge, or of a model that answers differently each time, shows between repeats; what all repeats share does not.",
  },
  line: {
    title: (p) => `Design: ${p.design}`,
    srs: (p) => `${p.part}, each as likely as any other`,
    strata: (p) => `documents drawn in ${p.count} strata: ${p.list}`,
    pps: (p) =>
      `${p.part}, in proportion to size${p.replacement === null ? "" : `, ${p.replacement} replacement`}${
        p.replacement === "without" ? " (the variance is that of drawing with it)" : ""
      }${p.certain === 0 ? "" : ` (${count(p.certain, "document")} too large to be left out)`}`,
    weights: (p) => `${p.part}, with unequal chances`,
    fixed: (p) => `the ${count(p.documents, "document")} are all there are; questions drawn in each`,
    part: (p) => `${p.drawn} of ${grouped(p.population)} (${percent(p.share)})`,
    scored: (p) => `${grouped(p.scored)} of their ${count(p.questions, "question")} scored`,
    unlabelled: (p) => `${grouped(p.count)} drawn but not scored`,
    seed: (p) => `seed ${p.seed}`,
  },
};
