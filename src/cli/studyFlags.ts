import type { Flag } from "./Flag.ts";

const commands = ["study"] as const;

/** Flags of `study`. */
export const studyFlags: readonly Flag[] = [
  {
    name: "data-root",
    value: "DIR",
    help: "run: folder that folders of data are taken from (default data)",
    shown: "first",
    commands,
  },
  {
    name: "out",
    value: "DIR",
    help: "folder of results and of steps that were done (default .gatestats/studies/NAME)",
    shown: "first",
    commands,
  },
  {
    name: "model-dir",
    value: "FOLDER",
    help: "run: folder that holds models as ORG/NAME (default: the hub is asked)",
    shown: "more",
    commands,
  },
  {
    name: "cache",
    value: "FOLDER",
    help: "run: where vectors are kept (default: GATESTATS_CACHE, or the system's caches)",
    shown: "more",
    commands,
  },
  {
    name: "amend",
    value: "REASON",
    help: "register: register a changed file after the first, and why it changed",
    shown: "more",
    commands,
  },
  {
    name: "workers",
    value: "W",
    help: "run: threads to draw golden sets on (default one a core); the tables do not depend on it",
    shown: "more",
    commands,
  },
  { name: "json", help: "print JSON in place of text", shown: "more", commands },
  { name: "format", value: "NAMES", help: "report: text, json, md, html, csv", shown: "more", commands },
  {
    name: "output",
    short: "o",
    value: "FILE",
    repeats: true,
    help: "report: write the format that the file's ending names there, such as report.html",
    shown: "first",
    commands,
  },
];
