import type { Flag } from "./Flag.ts";

const commands = ["score"] as const;

/** Flags of `score`. */
export const retrievalFlags: readonly Flag[] = [
  {
    name: "measures",
    value: "A,B,…",
    repeats: true,
    help: "such as recall@5,nDCG@10; see gatestats explain measures (default hit@5,recall@5,RR@10,nDCG@10)",
    shown: "first",
    commands,
  },
  {
    name: "missing",
    value: "HOW",
    choices: ["error", "zero", "drop"],
    help: "a judged query that is not in the run: an error (default), 0, or no score",
    shown: "first",
    commands,
  },
  {
    name: "output",
    short: "o",
    value: "FILE",
    repeats: true,
    help: "write the scores there: .csv is one row a question, for gate and compare",
    shown: "first",
    commands,
  },
  { name: "json", help: "print JSON, the same as --format json", shown: "first", commands },
  {
    name: "order",
    value: "BY",
    choices: ["score", "single", "rank"],
    help: "by score with trec_eval's ties (default), in single precision, or by the run's ranks",
    shown: "more",
    commands,
  },
  {
    name: "relevant-from",
    value: "G",
    help: "least grade that counts as relevant (default 1); nDCG takes every grade",
    shown: "more",
    commands,
  },
  {
    name: "without-relevant",
    value: "HOW",
    choices: ["drop", "zero"],
    help: "a query without a relevant document: left out (default), or 0 as in trec_eval",
    shown: "more",
    commands,
  },
  {
    name: "ignore-identical-ids",
    help: "leave out a document whose id is the query's own, as BEIR does",
    shown: "more",
    commands,
  },
  { name: "format", value: "NAMES", help: "text, json, csv", shown: "more", commands },
];
