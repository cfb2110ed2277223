import type { Words } from "../Words.ts";

export const reasons: Words["reasons"] = {
  "asked-for": () => "asked for",
  "first-that-applies": () => "auto",
  "held-error-rate": () =>
    "auto: it held its false-pass rate in every cell of the gate's error table, and of the methods that did it passes an unchanged system most often",
  "gate-without-bounds": () =>
    "auto: the scores have no bounds, so no unseen loss can be allowed for; of what remains it minds skewness",
  "unequal-and-unpaired": () => "auto: documents of unequal size, systems taken as independent",
  "published-unpaired": () => "auto: the published unpaired rule",
  "means-alone": () => "the rule difference compares two means and nothing else",
  "two-standard-errors": () =>
    "auto: the published rule, inconclusive within two standard errors of the threshold",
  "many-moved": () =>
    "auto: many documents moved, their changes are little skewed and their sizes not far apart, where t covers as often as it says",
  "few-moved": () =>
    "auto: few documents moved, or their changes are skewed, or their sizes far apart; an unseen document may move as those seen did",
  "items-differ": () => "auto: the systems have different items in each document",
  "exact-mcnemar": () => "asked for: exact McNemar p-value, Tango's limits",
  "regular-documents": () =>
    "auto: documents are ten or more, their scores lean little to one side and, where questions count, their sizes are alike",
  "nearest-coverage": () =>
    "auto: of the intervals measured it comes nearest its nominal coverage with documents that are few, unequal or lean to one side",
  "interval-without-bounds": () => "auto: the scores have no bounds; of what remains it minds skewness",
  "design-variance": () => "auto: the design's own variance, with limits that stay inside the range",
  "design-variance-without-bounds": () => "auto: the design's own variance; the scores have no bounds",
  "all-documents-scored": () => "auto: every document of the population was scored",
  "all-questions-scored": () => "auto: every question of the population was scored",
  "columns-cross": (p) => `${p.columnA} and ${p.columnB} cross, so both count`,
  "mean-of-parts": () =>
    "auto: counts make it a mean of their parts, and of the intervals measured for such means it comes nearest its nominal coverage with few and unequal documents",
  "sums-without-bounds": () => "auto: the two sums set no bounds; of what remains it minds skewness",
  "no-jackknife": () => "auto: without one of the documents the ratio has no value, so no jackknife",
  "share-turned": () =>
    "auto: it turns the interval of a share that was measured nearest its nominal coverage, and sets no limit that the documents cannot show",
};
