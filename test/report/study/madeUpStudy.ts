import { type StudyRunFile, studyRunJson } from "../../../src/report/studyRunJson.ts";
import { goldenCounts, goldenSets } from "../../../src/simulate/goldenSets/goldenSets.ts";
import { random } from "../../../src/simulate/random.ts";
import { latencyCells } from "../../../src/stats/latency/LatencyCells.ts";
import type { Laboratory } from "../../../src/study/Laboratory.ts";
import { runStudy } from "../../../src/study/runStudy.ts";
import type { StudyFile } from "../../../src/study/StudyFile.ts";
import type { StudyResult } from "../../../src/study/StudyResult.ts";

/** A study of two small data sets whose scores are made up: every section of a report has something in it. */
export const madeUpFile: StudyFile = {
  version: 1,
  name: "made-up",
  title: "A made-up study",
  about: "Two data sets, three systems.",
  seed: 1,
  metrics: { primary: "recall@5", secondary: [] },
  search: {
    top: 100,
    fields: "all" as StudyFile["search"]["fields"],
    ignoreIdenticalIds: false,
    relevantFrom: 1,
  },
  data: {
    sharp: { title: "Sharp", folder: "sharp", split: "test" },
    soft: { title: null, folder: "soft", split: "test" },
  },
  systems: {
    words: { kind: "retriever", system: "bm25" },
    meaning: { kind: "retriever", system: "tfidf" },
    index: { kind: "retriever", system: "hnsw(efSearch={setting}, seed={build})" },
  },
  goldenSets: {
    n: [25, 50, 100],
    draws: 60,
    replacement: "without",
    margins: [0.02],
    secondaryMargins: null,
    alpha: 0.05,
    rules: ["threshold", "difference", "percentile", "unpaired"],
    headroom: 0.05,
    thresholds: { systems: ["words", "meaning"], distance: 0.02 },
  },
  changes: [
    { family: "swap", name: null, from: "words", to: "meaning" },
    { family: "degraded", of: ["words"], losses: [0.01, 0.02, 0.03], how: ["whole"] },
    { family: "rebuild", of: "index", settings: ["16", "64"], builds: 3, judged: [], metric: "recall@10" },
  ],
  contrasts: [
    { name: "G1 less G3", of: "passes", rule: "threshold", minus: "percentile" },
    { name: "G3u less G3", of: "alarms", rule: "unpaired", minus: "percentile" },
  ],
  latency: {
    data: "sharp",
    systems: ["words", "meaning"],
    files: {},
    runs: 3,
    warmUp: 0,
    threads: 2,
    top: 10,
    gateQueries: [50],
    draws: 50,
  },
  hypotheses: {
    H1: {
      says: "The fixed threshold is wrong in more than 15 of 100 golden sets of 100, in both data sets.",
      section: "4.1",
      each: "data",
      atLeast: 2,
      conditions: [
        {
          table: "thresholds",
          where: { metric: "recall@5", system: "all", side: "both", n: 100 },
          column: "lower",
          is: "above",
          value: 0.15,
        },
      ],
    },
    H4: {
      says: "The noise of rebuilding does not grow with the width of the search.",
      section: "4.4",
      each: "data",
      atLeast: 1,
      conditions: [
        { table: "rebuilds", where: {}, column: "p95", is: "never grows along", value: "setting" },
      ],
    },
    H5: {
      says: "P95 is far less certain than P50.",
      section: "4.5",
      each: "system",
      atLeast: 2,
      conditions: [
        { table: "latency", where: {}, column: "ratio", is: "at least", value: 2 },
        { table: "latency", where: {}, column: "cvP95", is: "above column", value: "cvP50" },
      ],
    },
    H9: {
      says: "Golden sets of 1,000 would do.",
      section: null,
      each: "data",
      atLeast: 1,
      conditions: [{ table: "gates", where: { n: 1000 }, column: "pass", is: "above", value: 0.8 }],
    },
  },
  published: [
    {
      section: "4.1",
      table: "thresholds",
      where: { data: "soft", metric: "recall@5", system: "all", side: "both", n: 100 },
      column: "wrong",
      value: 0.137,
    },
    {
      section: "4.2",
      table: "gates",
      where: {
        data: "soft",
        metric: "recall@5",
        family: "degraded",
        target: 0.03,
        n: 100,
        rule: "difference",
      },
      column: "pass",
      value: [0.135, 0.24],
    },
    {
      section: "4.4",
      table: "rebuilds",
      where: { data: "soft", setting: 16 },
      column: "p95",
      value: 0.01,
    },
  ],
};

/** Questions of the data sets. */
const questions: Readonly<Record<string, number>> = {
  sharp: 240,
  soft: 210,
  fiqa: 648,
  nfcorpus: 323,
  scidocs: 1000,
};

/** Runs a study on made-up scores, in this thread. */
function madeUpResult(file: StudyFile): Promise<StudyResult> {
  return runStudy(file, madeUpLaboratory);
}

/** The same tables without drawing anything: no golden set passes. */
export function emptyResult(file: StudyFile): Promise<StudyResult> {
  return runStudy(file, {
    ...madeUpLaboratory,
    goldenSets: async ({ sizes, scenarios, rules, replacements }, draws) => {
      const answers = replacements.length * sizes.length * scenarios.length * rules.length;
      const counts = new Float64Array(answers * goldenCounts.length);
      return { draws, counts, decisions: new Int8Array(draws * answers) };
    },
  });
}

const madeUpLaboratory: Laboratory = {
  begin: () => {},
  kept: (_step, _behind, make) => make(),
  scores: async (data, system) => {
    const ids = Array.from({ length: questions[data] ?? 200 }, (_, i) => `q${i}`);
    return {
      ids,
      values: Object.fromEntries(
        ["recall@5", "recall@10", "nDCG@10"].map((name) => [name, scoresOf(data, system, ids.length)]),
      ),
      title: system,
      ofExact: null,
      key: `${data} ${system}`,
    };
  },
  goldenSets: async (study, draws, seed) => goldenSets(study)(draws, random(seed)),
  latencies: async (system) => {
    const source = random(system.length);
    const cells = Array.from({ length: 600 }, (_, i) => 5 + (i % 200) / 40 + 2 * source.uniform());
    const cell = (at: (i: number) => number): Int32Array => Int32Array.from(cells, (_, i) => at(i));
    return {
      cells: latencyCells(
        Float64Array.from(cells),
        cell((i) => i % 200),
        cell((i) => Math.floor(i / 200)),
      ),
      key: system,
    };
  },
};

/** Shares found of five; on `sharp` all or nothing. A build differs from the others in few questions. */
function scoresOf(data: string, system: string, count: number): Float64Array {
  const source = random(data.length);
  const [name, setting, build] = system.split(" ");
  const own = random(name.length * 31 + (build === undefined ? 0 : Number(build.slice(1))));
  const often = build === undefined ? (name === "words" ? 0 : 0.25) : 1.6 / Number(setting);
  return Float64Array.from({ length: count }, () => {
    const level = source.uniform();
    const shifted = own.uniform() < often ? own.uniform() : level;
    return data === "sharp" ? Number(shifted < 0.4) : Math.round(5 * shifted * shifted) / 5;
  });
}

/** What `study run` would write of it. */
export async function madeUpRun(file: StudyFile = madeUpFile): Promise<StudyRunFile> {
  const text = studyRunJson(await madeUpResult(file), {
    file: "studies/made-up.yaml",
    sha256: "0f".repeat(32),
    registrations: [{ sha256: "0f".repeat(32), date: "2026-11-30T08:00:00.000Z", tool: "0.1.0" }],
    tool: { version: "0.1.0", commandLine: "gatestats study run studies/made-up.yaml" },
  });
  return JSON.parse(text) as StudyRunFile;
}

/** The command that reports it. */
export const madeUpReport: StudyRunFile["tool"] = {
  version: "0.1.0",
  commandLine: "gatestats study report studies/made-up.yaml -o report.html",
};
