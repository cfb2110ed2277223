import { dirname } from "node:path";
import { readTable } from "../../formats/index.ts";
import { readRun } from "../../formats/retrieval/readRun.ts";
import { judgeRetrieved } from "../../retrieval/judgeRetrieved.ts";
import { measureNamed } from "../../retrieval/measures/measureNamed.ts";
import type { OnProgress, Retriever } from "../../retrieval/Retriever.ts";
import type { RunScores } from "../../retrieval/RunScores.ts";
import { retrieve } from "../../retrieval/retrieve.ts";
import { scoreDefaults } from "../../retrieval/ScoreOptions.ts";
import { scoreRun } from "../../retrieval/scoreRun.ts";
import type { Caveat } from "../../stats/types.ts";
import type { Behind } from "../../study/Laboratory.ts";
import { measuresOf } from "../../study/runStudy.ts";
import type { StudyFile, SystemEntry } from "../../study/StudyFile.ts";
import { refuseDuplicates } from "../../table/duplicates.ts";
import { InputError } from "../../table/InputError.ts";
import { metricOf } from "../../table/metricOf.ts";
import { scored } from "../../table/ScoreTable.ts";
import { beside } from "../beside.ts";
import { openSource } from "../openSource.ts";
import { askCommandForRun } from "./askCommandForRun.ts";
import type { StudyCollection } from "./dataSets.ts";
import { hashed } from "./hashed.ts";
import { type KeptScores, listed } from "./KeptScores.ts";
import { retrieverFor } from "./retrieverFor.ts";

/** Raised when the same inputs would give other scores. */
const version = 1;

/** What scores are made with. */
export interface ScoreSourceOptions {
  readonly study: StudyFile;
  /** The study file. */
  readonly file: string;
  readonly retrieverOf: (expression: string) => Retriever;
  /** The folder of models, where one was named: other models may have the same names. */
  readonly models: string | undefined;
  readonly onProgress: OnProgress;
}

/** How a system's scores come about, and what stands behind them. */
export interface ScoreSource {
  readonly behind: Behind;
  make(): Promise<KeptScores>;
}

/** How a system gets its scores on a data set; null where it has none there. */
export async function scoreSource(
  options: ScoreSourceOptions,
  collection: StudyCollection | null,
  data: string,
  system: string,
  entry: SystemEntry,
): Promise<ScoreSource | null> {
  const { study, file } = options;
  const measures = measuresOf(study);
  if (entry.kind === "scores") {
    if (entry.files[data] === undefined) return null;
    const path = beside(file, entry.files[data]);
    return {
      behind: { version, kind: entry.kind, file: await hashed(path), measures },
      make: () => scoresOfFile(path, measures, `scores of ${entry.files[data]}`),
    };
  }
  if (collection === null || (entry.kind === "run" && entry.files[data] === undefined)) return null;
  const { search } = study;
  const behind = { version, files: collection.sha256, search, measures };
  if (entry.kind === "run") {
    const path = beside(file, entry.files[data]);
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
  const { retrieverOf, models = null } = options;
  const retriever = retrieverFor(retrieverOf, system, entry, data);
  return {
    behind: {
      ...behind,
      entry: entry.kind === "retriever" ? { models, name: retriever.name, title: retriever.title } : entry,
    },
    make: () => scoresOfRetriever(options, retriever, collection, measures),
  };
}

async function scoresOfRetriever(
  { study, onProgress }: ScoreSourceOptions,
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
