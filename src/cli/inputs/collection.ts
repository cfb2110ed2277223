import type { Arguments } from "../../asked/Arguments.ts";
import type { Judgements } from "../../formats/retrieval/QueryDocuments.ts";
import { readJudgements } from "../../formats/retrieval/readJudgements.ts";
import { readTexts } from "../../formats/retrieval/readTexts.ts";
import type { Texts } from "../../formats/retrieval/Texts.ts";
import { collectionFiles } from "../../node/collectionFiles.ts";
import { openSource } from "../../node/openSource.ts";
import { InputError } from "../../table/InputError.ts";
import { wantsHashes } from "../formats.ts";

/** A collection that was read. */
export interface Collection {
  readonly folder: string;
  readonly documents: Texts;
  readonly queries: Texts;
  readonly judgements: Judgements | null;
  /** Null without judgements. */
  readonly split: string | null;
  /** Paths of what was read. */
  readonly paths: readonly string[];
}

/** Reads the collection that `--data` and `--split` name. Throws InputError where there is none or it is not whole. */
export async function readCollection(args: Arguments): Promise<Collection> {
  const folder = args.one("data");
  if (folder === undefined)
    throw new InputError(
      "usage",
      "Which collection? --data is missing.",
      "Say --data FOLDER, one that holds corpus.jsonl, queries.jsonl and qrels/test.tsv.",
    );
  const split = args.one("split") ?? "test";
  const files = collectionFiles(folder, split);
  const open = (path: string) => openSource(path, wantsHashes(args) ? "hashed" : "not hashed");
  const judgements = files.judgements === null ? null : await readJudgements(open(files.judgements));
  return {
    folder,
    documents: await readTexts(open(files.corpus), "document"),
    queries: await readTexts(open(files.queries), "query"),
    judgements,
    split: judgements === null ? null : split,
    paths: [files.corpus, files.queries, ...(files.judgements === null ? [] : [files.judgements])],
  };
}
