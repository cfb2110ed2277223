import { type CommandName, commandNames } from "./commandNames.ts";

/** One flag. Help, completion and the check of a command line are made from these objects. */
export interface Flag {
  readonly name: string;
  readonly short?: string;
  /** What stands for the value in help; a flag without one is a switch. */
  readonly value?: string;
  /** The values allowed, where they are few. */
  readonly choices?: readonly string[];
  /** Whether it may be given more than once. */
  readonly repeats?: true;
  readonly help: string;
  /** `first`: shown at the top of help; `more`: below, for those who look. */
  readonly shown: "first" | "more";
  readonly commands: readonly CommandName[];
}

const scores: readonly CommandName[] = ["gate", "compare", "estimate"];
const pairs: readonly CommandName[] = ["gate", "compare"];
const sampled: readonly CommandName[] = ["sample"];
const all: readonly CommandName[] = commandNames;

export const flags: readonly Flag[] = [
  {
    name: "metric",
    value: "NAME",
    repeats: true,
    help: "column of scores; give it several times to ask about several",
    shown: "first",
    commands: scores,
  },
  {
    name: "margin",
    value: "M",
    help: "largest loss you accept, in score units (0.02, not 2%)",
    shown: "first",
    commands: ["gate"],
  },
  {
    name: "cluster",
    value: "COL",
    repeats: true,
    help: "column that names the document of each question, or none",
    shown: "first",
    commands: [...scores, ...sampled],
  },
  {
    name: "estimand",
    value: "E",
    choices: ["micro", "macro"],
    help: "with clusters: micro averages over questions, macro over documents",
    shown: "first",
    commands: scores,
  },
  {
    name: "better",
    value: "WAY",
    choices: ["higher", "lower"],
    help: "which way is better (default higher)",
    shown: "first",
    commands: pairs,
  },
  {
    name: "rule",
    value: "RULE",
    choices: ["paired", "threshold", "difference", "unpaired"],
    help: "what is asked (default paired)",
    shown: "more",
    commands: ["gate"],
  },
  {
    name: "threshold",
    value: "T",
    help: "level the candidate's mean must reach, with --rule threshold",
    shown: "more",
    commands: ["gate"],
  },
  {
    name: "alpha",
    value: "A",
    help: "error rate of a false pass and of a false fail (default 0.05)",
    shown: "more",
    commands: ["gate"],
  },
  {
    name: "level",
    value: "L",
    help: "confidence level of the interval (default 0.95)",
    shown: "more",
    commands: ["compare", "estimate"],
  },
  {
    name: "method",
    value: "NAME",
    help: "auto (default) or a method by name; see gatestats explain methods",
    shown: "more",
    commands: scores,
  },
  {
    name: "replicates",
    value: "B",
    help: "bootstraps: draw B replicates, such as 9999, also where the answer can be summed",
    shown: "more",
    commands: ["estimate"],
  },
  {
    name: "enumerate",
    help: "bootstraps: go through every replicate (few documents)",
    shown: "more",
    commands: ["estimate"],
  },
  {
    name: "seed",
    value: "S",
    help: "number that replicates come from; the same gives the same (default 1)",
    shown: "more",
    commands: ["estimate"],
  },
  {
    name: "range",
    value: "A,B",
    help: "range of the scores (default 0,1), or none",
    shown: "more",
    commands: scores,
  },
  {
    name: "missing",
    value: "HOW",
    choices: ["worst-case", "drop"],
    help: "a missing score could be the worst (default), or is left out",
    shown: "more",
    commands: pairs,
  },
  {
    name: "unmatched",
    value: "HOW",
    choices: ["error", "drop"],
    help: "questions in one file only: an error (default), or left out",
    shown: "more",
    commands: pairs,
  },
  {
    name: "repeats",
    value: "HOW",
    choices: ["average", "error"],
    help: "an id that comes again: an error (default), or averaged",
    shown: "more",
    commands: scores,
  },
  {
    name: "strata",
    value: "COL",
    help: "documents are all there are, questions were sampled in them",
    shown: "more",
    commands: scores,
  },
  {
    name: "multi",
    value: "HOW",
    choices: ["components", "whole"],
    help: "cells of --cluster name several documents, or are whole names",
    shown: "more",
    commands: scores,
  },
  {
    name: "cluster-separator",
    value: "SEP",
    help: "what stands between documents in a cell, such as ;",
    shown: "more",
    commands: scores,
  },
  {
    name: "id",
    value: "COL",
    help: "column that names the row",
    shown: "more",
    commands: [...scores, ...sampled],
  },
  {
    name: "baseline-column",
    value: "COL",
    help: "one file, a column a system: the baseline's",
    shown: "more",
    commands: pairs,
  },
  {
    name: "candidate-column",
    value: "COL",
    repeats: true,
    help: "one file, a column a system: the candidate's",
    shown: "more",
    commands: pairs,
  },
  {
    name: "system-column",
    value: "COL",
    help: "one file, a row a system: the column that names it",
    shown: "more",
    commands: scores,
  },
  {
    name: "system",
    value: "NAME",
    repeats: true,
    help: "with --system-column: the system to estimate (default all)",
    shown: "more",
    commands: ["estimate"],
  },
  {
    name: "baseline",
    value: "NAME",
    help: "with --system-column: the baseline's name",
    shown: "more",
    commands: pairs,
  },
  {
    name: "candidate",
    value: "NAME",
    repeats: true,
    help: "with --system-column: the candidate's name",
    shown: "more",
    commands: pairs,
  },
  {
    name: "pairs",
    value: "WHICH",
    choices: ["first", "all"],
    help: "each system with the first (default), or with all others",
    shown: "more",
    commands: ["compare"],
  },
  {
    name: "totals",
    value: "N,S[,Q]",
    help: "rows are totals: columns of items, their sum, sum of squares",
    shown: "more",
    commands: scores,
  },
  {
    name: "design",
    value: "FILE",
    help: "how the documents were drawn: JSON, such as sample writes",
    shown: "more",
    commands: ["estimate"],
  },
  {
    name: "population",
    value: "M",
    help: "documents in the population, of which those scored were drawn alike",
    shown: "more",
    commands: ["estimate"],
  },
  {
    name: "unlabelled",
    value: "HOW",
    choices: ["error", "drop"],
    help: "a document drawn but not scored: an error (default), or left out",
    shown: "more",
    commands: ["estimate"],
  },
  {
    name: "largest-document",
    value: "N",
    help: "questions in the population's largest document",
    shown: "more",
    commands: ["gate", "estimate"],
  },
  {
    name: "worst-loss",
    value: "W",
    help: "greatest loss one document can show, when you can vouch for it",
    shown: "more",
    commands: ["gate"],
  },
  {
    name: "no-floor",
    help: "let methods pass below the floor; their error rate is then not held",
    shown: "more",
    commands: ["gate"],
  },
  {
    name: "on-inconclusive",
    value: "CODE",
    choices: ["pass", "fail"],
    help: "exit code of an inconclusive answer (default 3); the word stays",
    shown: "more",
    commands: ["gate"],
  },
  {
    name: "exit-zero",
    help: "exit 0 whatever the verdict (errors keep their code)",
    shown: "more",
    commands: ["gate"],
  },
  {
    name: "report",
    help: "the design report: all that a reader needs to judge the estimate",
    shown: "more",
    commands: ["estimate"],
  },
  {
    name: "cite",
    help: "a paragraph for a methods section, and BibTeX of its sources",
    shown: "more",
    commands: ["estimate"],
  },
  {
    name: "design",
    value: "DESIGN",
    choices: ["srs", "stratified", "pps"],
    help: "each document as likely, inside strata, or in proportion to size",
    shown: "first",
    commands: sampled,
  },
  {
    name: "documents",
    value: "K",
    help: "how many documents to draw",
    shown: "first",
    commands: sampled,
  },
  {
    name: "output",
    short: "o",
    value: "FILE",
    help: "the list to label, CSV",
    shown: "first",
    commands: sampled,
  },
  {
    name: "size",
    value: "COL",
    help: "column with the number of questions (or chunks) of each document",
    shown: "first",
    commands: sampled,
  },
  {
    name: "take",
    value: "Q",
    help: "questions to label in each document, at most (default all)",
    shown: "first",
    commands: sampled,
  },
  {
    name: "seed",
    value: "S",
    help: "number that the draw comes from; the same draws the same (default 1)",
    shown: "first",
    commands: sampled,
  },
  {
    name: "strata",
    value: "COL",
    help: "stratified: the column of strata",
    shown: "more",
    commands: sampled,
  },
  {
    name: "by-size",
    value: "CUT",
    help: "stratified: documents of more questions are large, the others small",
    shown: "more",
    commands: sampled,
  },
  {
    name: "allocation",
    value: "HOW",
    help: "stratified: equal (default), proportional, or a number for each: 10,10",
    shown: "more",
    commands: sampled,
  },
  {
    name: "with-replacement",
    help: "pps: a document may be drawn several times",
    shown: "more",
    commands: sampled,
  },
  {
    name: "design-file",
    value: "FILE",
    help: "how it was drawn, for estimate --design (default LIST.design.json)",
    shown: "more",
    commands: sampled,
  },
  { name: "force", help: "replace files that exist", shown: "more", commands: sampled },
  { name: "json", help: "print JSON in place of text", shown: "more", commands: sampled },
  { name: "json", help: "print JSON, the same as --format json", shown: "first", commands: scores },
  {
    name: "format",
    value: "NAMES",
    help: "text, json, csv, latex; estimate also md, bibtex",
    shown: "more",
    commands: scores,
  },
  {
    name: "output",
    short: "o",
    value: "FILE",
    repeats: true,
    help: "write the format that the file's ending names there",
    shown: "more",
    commands: scores,
  },
  { name: "debug", help: "show where in the program an error arose", shown: "more", commands: all },
  { name: "help", short: "h", help: "show help", shown: "more", commands: all },
];

/** The flags of one command, in the order in which help lists them. */
export function flagsOf(command: CommandName): readonly Flag[] {
  return flags.filter((flag) => flag.commands.includes(command));
}
