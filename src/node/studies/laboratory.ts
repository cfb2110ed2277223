import { dirname, join } from "node:path";
import { readTable } from "../../formats/index.ts";
import { readRun } from "../../formats/retrieval/readRun.ts";
import { judgeRetrieved } from "../../retrieval/judgeRetrieved.ts";
import { measureNamed } from "../../retrieval/measures/measureNamed.ts";
import type { OnProgress, Retriever } from "../../retrieval/Retriever.ts";
import type { RunScores } from "../../retrieval/RunScores.ts";
import { retrieve } from "../../retrieval/retrieve.ts";
import { scoreDefaults } from "../../retrieval/ScoreOptions.ts";
import { scoreRun } from "../../retrieval/scoreRun.ts";
import { addGateTallies } from "../../simulate/goldenSets/goldenSets.ts";
import { latencyCells } from "../../stats/latency/LatencyCells.ts";
import type { Caveat } from "../../stats/types.ts";
import type { Behind, Laboratory } from "../../study/Laboratory.ts";
import type { QuestionScores } from "../../study/QuestionScores.ts";
import { measuresOf } from "../../study/runStudy.ts";
import type { StudyFile, SystemEntry } from "../../study/StudyFile.ts";
import { refuseDuplicates } from "../../table/duplicates.ts";
import { InputError } from "../../table/InputError.ts";
import { latencyRuns } from "../../table/latencyRuns.ts";
import { metricOf } from "../../table/metricOf.ts";
import { scored } from "../../table/ScoreTable.ts";
import { openSource } from "../openSource.ts";
import { doWork } from "../workers.ts";
import { askCommandForRun } from "./askCommandForRun.ts";
import { dataSets, hashOfFile, type StudyCollection } from "./dataSets.ts";
import { httpRetriever } from "./httpRetriever.ts";
import { hashOf, keepSteps } from "./keepSteps.ts";
import { cellsOf, type KeptLatencies, measureLatency } from "./measureLatency.ts";

/** What a laboratory is given. */
export interface LaboratoryOptions {
  readonly study: StudyFile;
  /** The study file, from whose folder paths in it are taken, and its hash. */
  readonly file: string;
  readonly sha256: string;
  /** The folder that folders of data are taken from. */
  readonly dataRoot: string;
  /** The folder in which steps are kept. */
  readonly steps: string;
  readonly retrieverOf: (expression: string) => Retriever;
  /** The same for measuring how long a search takes. */
  readonly timedRetrieverOf: (expression: string) => Retriever;
  readonly workers: number | undefined;
  readonly begin: Laboratory["begin"];
  readonly onProgress: OnProgress;
}

/** Raised when the same inputs would give other scores. */
const version = 1;

/** Golden sets in one piece of work: a piece has a stream of its own, whoever does it. */
const atOnce = 25;

/** A laboratory on this machine's files, threads and network. */
export function laboratory(options: LaboratoryOptions): Laboratory {
  const { study, sha256, workers, begin, onProgress } = options;
  const steps = keepSteps(options.steps, sha256);
  const collectionOf = dataSets(study, options.dataRoot);
  const kept = async <Value>(step: string, behind: Behind, make: () => Promise<Value>): Promise<Value> => {
    const key = hashOf(behind);
    const found = steps.find(step, key);
    if (found !== undefined) return found as Value;
    const made = await make();
    steps.keep(step, key, made);
    return made;
  };
  return {
    begin,
    kept,
    async scores(data, system, entry) {
      const source = await sourceOf(options, await collectionOf(data), data, system, entry);
      if (source === null) return null;
      const scores = await kept<KeptScores>(`scores ${data} ${system}`, source.behind, source.make);
      return { ...unpacked(scores), key: hashOf(source.behind) };
    },
    async goldenSets(gateStudy, draws, seed) {
      const work = { job: "gate" as const, inputs: [{ input: gateStudy, draws }], atOnce, seed };
      const [tallies] = await doWork(work, workers, (done) => onProgress(done, draws, "golden sets"));
      return addGateTallies(tallies);
    },
    async latencies(system, entry) {
      const asked = study.latency!;
      if (entry === null) return latenciesOfFile(join(dirname(options.file), asked.files[system]));
      const collection = await collectionOf(asked.data);
      if (collection === null) throw noCollection(asked.data, system);
      const { runs, warmUp, threads, top } = asked;
      const behind = {
        version,
        files: collection.sha256,
        entry,
        runs,
        warmUp,
        threads,
        top,
        seed: study.seed,
      };
      const retriever = retrieverFor(options.timedRetrieverOf, system, entry, asked.data);
      const measured = await kept<KeptLatencies>(`latency ${asked.data} ${system}`, behind, async () =>
        measureLatency(retriever, await collection.read(), study, onProgress),
      );
      return { cells: cellsOf(measured), key: hashOf(measured) };
    },
  };
}

/** Scores as a step keeps them: null where a question has none. */
interface KeptScores {
  readonly ofExact: number | null;
  readonly ids: readonly string[];
  readonly values: Readonly<Record<string, readonly (number | null)[]>>;
  readonly title: string;
}

function unpacked({ ids, values, title, ofExact }: KeptScores): Omit<QuestionScores, "key"> {
  const arrays = Object.entries(values).map(([measure, list]) => [
    measure,
    Float64Array.from(list, (value) => value ?? Number.NaN),
  ]);
  return {
    ids,
    values: Object.fromEntries(arrays) as Readonly<Record<string, Float64Array>>,
    title,
    ofExact,
  };
}

/** How a system's scores come about, and what stands behind them. */
interface ScoreSource {
  readonly behind: Behind;
  make(): Promise<KeptScores>;
}

async function sourceOf(
  options: LaboratoryOptions,
  collection: StudyCollection | null,
  data: string,
  system: string,
  entry: SystemEntry,
): Promise<ScoreSource | null> {
  const { study, file } = options;
  const measures = measuresOf(study);
  if (entry.kind === "scores") {
    if (entry.files[data] === undefined) return null;
    const path = join(dirname(file), entry.files[data]);
    return {
      behind: { version, kind: entry.kind, file: await hashed(path), measures },
      make: () => scoresOfFile(path, measures, `scores of ${entry.files[data]}`),
    };
  }
  if (collection === null || (entry.kind === "run" && entry.files[data] === undefined)) return null;
  const { search } = study;
  const behind = { version, files: collection.sha256, search, measures };
  if (entry.kind === "run") {
    const path = join(dirname(file), entry.files[data]);
    return {
      behind: { ...behind, kind: entry.kind, run: await hashed(path), missing: entry.missing },
      make: async () => {
        const run = await readRun(openSource(path, "not hashed"));
        return scoresOfRun(
          study,
          run,
          await collection.read(),
          measures,
          entry.missing,
          `run ${entry.files[data]}`,
        );
      },
    };
  }
  if (entry.kind === "command")
    return {
      behind: { ...behind, entry },
      make: async () => {
        const read = await collection.read();
        const places = { folder: collection.folder, data, k: search.top };
        const run = await askCommandForRun(entry.command, read.queries, places, dirname(file));
        return scoresOfRun(study, run, read, measures, "zero", `command ${entry.command.join(" ")}`);
      },
    };
  const retriever = retrieverFor(options.retrieverOf, system, entry, data);
  return {
    behind: { ...behind, entry: entry.kind === "retriever" ? [retriever.name, retriever.title] : entry },
    make: () => scoresOfRetriever(options, retriever, collection, measures),
  };
}

/** What searches for a system that can be asked query by query. */
function retrieverFor(
  retrieverOf: LaboratoryOptions["retrieverOf"],
  system: string,
  entry: SystemEntry,
  data: string,
): Retriever {
  if (entry.kind === "retriever") return retrieverOf(entry.system);
  if (entry.kind === "http")
    return httpRetriever(
      system,
      entry.url.replaceAll("{data}", encodeURIComponent(data)),
      entry.timeoutSeconds,
    );
  throw new Error(`${system} cannot be asked query by query`);
}

async function scoresOfRetriever(
  { study, onProgress }: LaboratoryOptions,
  retriever: Retriever,
  collection: StudyCollection,
  measures: readonly string[],
): Promise<KeptScores> {
  const { documents, queries, judgements } = await collection.read();
  const { relevantFrom } = study.search;
  const retrieved = await retrieve(retriever, documents, queries, study.search, onProgress);
  const judging = { relevantFrom, separator: null, column: "never" as const };
  const { scores } = judgeRetrieved(
    retrieved,
    judgements,
    measures.map((name) => measureNamed(name)!),
    judging,
  );
  return packed(scores, retriever.title, ofExact(retrieved.caveats ?? []));
}

function scoresOfRun(
  { search }: StudyFile,
  run: Awaited<ReturnType<typeof readRun>>,
  { judgements }: Awaited<ReturnType<StudyCollection["read"]>>,
  measures: readonly string[],
  missing: "error" | "zero",
  title: string,
): KeptScores {
  const { relevantFrom, ignoreIdenticalIds } = search;
  const asked = measures.map((name) => measureNamed(name)!);
  return packed(
    scoreRun(run, judgements, asked, { ...scoreDefaults, relevantFrom, ignoreIdenticalIds, missing }),
    title,
  );
}

/** What the search says of how near it comes to an exact one. */
function ofExact(caveats: readonly Caveat[]): number | null {
  const recall = caveats.find(({ code }) => code === "approximate-search")?.params.recall;
  return typeof recall === "number" ? recall : null;
}

function packed({ ids, results }: RunScores, title: string, ofExact: number | null = null): KeptScores {
  const values = results.map(({ measure, values: all }) => [measure, listed(all)]);
  return { ids, values: Object.fromEntries(values) as KeptScores["values"], title, ofExact };
}

function listed(values: Float64Array): readonly (number | null)[] {
  return Array.from(values, (value) => (Number.isNaN(value) ? null : value));
}

async function scoresOfFile(path: string, measures: readonly string[], title: string): Promise<KeptScores> {
  const table = await readTable(openSource(path, "not hashed"), { metrics: measures });
  refuseDuplicates(table);
  const columns = measures.map((measure) => {
    const { values, state, better } = metricOf(table, measure);
    if (better === "lower")
      throw new InputError(
        "less-is-better",
        `${measure} of ${path} is better when it is lower.`,
        "A study takes scores from 0 to 1 of which more is better.",
        { file: path, column: measure },
      );
    return [measure, listed(values.map((value, row) => (state[row] === scored ? value : Number.NaN)))];
  });
  return {
    ids: table.ids,
    values: Object.fromEntries(columns) as KeptScores["values"],
    title,
    ofExact: null,
  };
}

async function hashed(path: string): Promise<string> {
  try {
    return await hashOfFile(path);
  } catch (error) {
    throw new InputError(
      "unreadable-file",
      `${path} cannot be read: ${(error as NodeJS.ErrnoException).code ?? (error as Error).message}.`,
      "Paths in a study file are taken from its own folder.",
      { file: path },
    );
  }
}

async function latenciesOfFile(path: string): ReturnType<Laboratory["latencies"]> {
  const key = await hashed(path);
  const table = await readTable(openSource(path), {
    metrics: ["latencyMs"],
    groups: ["run"],
    groupsIfAny: ["cached"],
    range: "unbounded",
  });
  const { latency, query, run } = latencyRuns([table], {
    latency: "latencyMs",
    run: "run",
    cached: ["cached"],
  });
  const rows = Array.from(latency.keys()).filter((row) => !Number.isNaN(latency[row]));
  const of = (numbers: Int32Array): Int32Array => Int32Array.from(rows, (row) => numbers[row]);
  return {
    cells: latencyCells(
      Float64Array.from(rows, (row) => latency[row]),
      of(query),
      of(run),
    ),
    key,
  };
}

function noCollection(data: string, system: string): InputError {
  return new InputError(
    "no-collection",
    `The data set ${data} has no folder: ${system} has no queries to be asked.`,
    "Name a data set with a folder under latency.data, or files of latencies under latency.files.",
  );
}
