import type { Retriever } from "../../retrieval/Retriever.ts";
import { addGateTallies } from "../../simulate/goldenSets/goldenSets.ts";
import type { Behind, Laboratory } from "../../study/Laboratory.ts";
import { InputError } from "../../table/InputError.ts";
import { beside } from "../beside.ts";
import { doWork } from "../workers.ts";
import { dataSets } from "./dataSets.ts";
import { type KeptScores, unpacked } from "./KeptScores.ts";
import { hashOf, keepSteps } from "./keepSteps.ts";
import { latenciesOfFile } from "./latenciesOfFile.ts";
import { cellsOf, type KeptLatencies, measureLatency } from "./measureLatency.ts";
import { retrieverFor } from "./retrieverFor.ts";
import { type ScoreSourceOptions, scoreSource } from "./scoreSource.ts";

/** What a laboratory is given. */
export interface LaboratoryOptions extends ScoreSourceOptions {
  /** The hash of the study file. */
  readonly sha256: string;
  /** The folder that folders of data are taken from. */
  readonly dataRoot: string;
  /** The folder in which steps are kept. */
  readonly steps: string;
  /** The retriever of an expression, for measuring how long a search takes. */
  readonly timedRetrieverOf: (expression: string) => Retriever;
  readonly workers: number | undefined;
  readonly begin: Laboratory["begin"];
}

/** Raised when latencies are measured in another way. */
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
      const source = await scoreSource(options, await collectionOf(data), data, system, entry);
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
      if (entry === null) return latenciesOfFile(beside(options.file, asked.files[system]));
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

function noCollection(data: string, system: string): InputError {
  return new InputError(
    "no-collection",
    `The data set ${data} has no folder: ${system} has no queries to be asked.`,
    "Name a data set with a folder under latency.data, or files of latencies under latency.files.",
  );
}
