import type { Flag } from "./Flag.ts";

const commands = ["score"] as const;

/** Flags of `score` alone; those by which runs are judged it shares with `retrieve`. */
export const scoreFlags: readonly Flag[] = [
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
    name: "without-relevant",
    value: "HOW",
    choices: ["drop", "zero"],
    help: "a query without a relevant document: left out (default), or 0 as in trec_eval",
    shown: "more",
    commands,
  },
  { name: "format", value: "NAMES", help: "text, json, csv", shown: "more", commands },
];
