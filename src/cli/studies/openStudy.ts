import { basename, join } from "node:path";
import type { Arguments } from "../../asked/Arguments.ts";
import { allSystems, timedSystems } from "../../node/allSystems.ts";
import { type RegisteredFile, readRegistered } from "../../node/studies/lock.ts";
import type { Retriever } from "../../retrieval/Retriever.ts";
import { retrieverNamed } from "../../retrieval/systems/retrieverNamed.ts";
import { readStudy } from "../../study/readStudy.ts";
import type { StudyFile } from "../../study/StudyFile.ts";

/** A study file that was read, with its lock and what makes retrievers for it. */
export interface OpenStudy {
  readonly file: RegisteredFile;
  readonly study: StudyFile;
  readonly retrieverOf: (expression: string) => Retriever;
  /** The same, for measuring how long a search takes. */
  readonly timedRetrieverOf: (expression: string) => Retriever;
}

/** Reads a study file. Throws InputError with the line of what is wrong. */
export function openStudy(path: string, args: Arguments): OpenStudy {
  const file = readRegistered(path);
  const folders = { models: args.one("model-dir"), cache: args.one("cache") };
  const systems = allSystems(folders);
  const retrieverOf = (expression: string): Retriever => retrieverNamed(expression, systems);
  const study = readStudy(file.text, path, retrieverOf);
  const timed = timedSystems(folders, study.latency?.threads ?? 1);
  return { file, study, retrieverOf, timedRetrieverOf: (expression) => retrieverNamed(expression, timed) };
}

/** The folder of a study's results: `--out`, or one named as the study's file. */
export function outFolder(path: string, args: Arguments): string {
  const name = basename(path).replace(/\.(?:ya?ml|json)$/i, "");
  return args.one("out") ?? join(".gatestats", "studies", name);
}
