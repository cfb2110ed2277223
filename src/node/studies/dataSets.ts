import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { join, resolve } from "node:path";
import type { Judgements } from "../../formats/retrieval/QueryDocuments.ts";
import { readJudgements } from "../../formats/retrieval/readJudgements.ts";
import { readTexts } from "../../formats/retrieval/readTexts.ts";
import type { Texts } from "../../formats/retrieval/Texts.ts";
import { judgedQueries } from "../../retrieval/judgedQueries.ts";
import type { StudyFile } from "../../study/StudyFile.ts";
import { InputError } from "../../table/InputError.ts";
import { collectionFiles } from "../collectionFiles.ts";
import { openSource } from "../openSource.ts";

/** A collection of a study, read when it is first asked for. */
export interface StudyCollection {
  /** Where it is. */
  readonly folder: string;
  /** SHA-256 of its files, by what they are. */
  readonly sha256: Readonly<Record<string, string>>;
  read(): Promise<ReadCollection>;
}

export interface ReadCollection {
  readonly documents: Texts;
  readonly queries: Pick<Texts, "ids" | "texts">;
  readonly judgements: Judgements;
}

/** The collections of a study, each looked up once. The function gives null for a data set without a folder. */
export function dataSets(study: StudyFile, root: string): (data: string) => Promise<StudyCollection | null> {
  const known = new Map<string, Promise<StudyCollection | null>>();
  return (data) => {
    const found = known.get(data) ?? open(study, root, data);
    known.set(data, found);
    return found;
  };
}

async function open(study: StudyFile, root: string, data: string): Promise<StudyCollection | null> {
  const { folder: name, split } = study.data[data];
  if (name === null) return null;
  const folder = resolve(root, name);
  const { corpus, queries, judgements } = locate(folder, split, root);
  if (judgements === null)
    throw new InputError(
      "no-judgements",
      `The data set ${data} has no judgements: ${join(folder, "qrels", `${split}.tsv`)}.`,
      "Golden sets need questions with known answers.",
      { file: folder },
    );
  const sha256: Record<string, string> = {};
  for (const [what, path] of Object.entries({ corpus, queries, judgements }))
    sha256[what] = await hashOfFile(path);
  let read: Promise<ReadCollection> | undefined;
  return { folder, sha256, read: () => (read ??= readAll(corpus, queries, judgements)) };
}

/** The files of the collection; where they are absent, how to get them. */
function locate(folder: string, split: string, root: string): ReturnType<typeof collectionFiles> {
  try {
    return collectionFiles(folder, split);
  } catch (error) {
    if (!(error instanceof InputError) || error.code !== "no-collection") throw error;
    throw new InputError(
      error.code,
      error.message,
      `${error.hint} Folders are looked for in ${root} (--data-root); gatestats data fetch gets the public ones.`,
      error.place,
    );
  }
}

async function readAll(corpus: string, queries: string, judged: string): Promise<ReadCollection> {
  const judgements = await readJudgements(openSource(judged, "not hashed"));
  const texts = await readTexts(openSource(queries, "not hashed"), "query");
  return {
    documents: await readTexts(openSource(corpus, "not hashed"), "document"),
    queries: judgedQueries(texts, judgements),
    judgements,
  };
}

/** SHA-256 of a file, in hexadecimal. */
export async function hashOfFile(path: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path)) hash.update(chunk as Uint8Array);
  return hash.digest("hex");
}
