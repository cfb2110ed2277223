import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { InputError } from "../table/InputError.ts";

/** Where the parts of a collection are. */
export interface CollectionFiles {
  readonly corpus: string;
  readonly queries: string;
  /** Null in a collection without judgements. */
  readonly judgements: string | null;
}

/**
 * The files of a collection as BEIR lays it out: `corpus.jsonl`, `queries.jsonl` and `qrels/SPLIT.tsv`, each gzipped or
 * not. A folder without `qrels` is a collection without judgements.
 *
 * @throws InputError for a folder, a file or a split that is not there
 */
export function collectionFiles(folder: string, split: string): CollectionFiles {
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw new InputError(
      "no-collection",
      `${folder} ${existsSync(folder) ? "is no folder" : "does not exist"}.`,
      "Name the folder of a collection: corpus.jsonl, queries.jsonl and qrels/test.tsv.",
      { file: folder },
    );
  return {
    corpus: partOf(folder, "corpus.jsonl"),
    queries: partOf(folder, "queries.jsonl"),
    judgements: judgementsOf(folder, split),
  };
}

function partOf(folder: string, name: string): string {
  const found = stored(join(folder, name));
  if (found !== undefined) return found;
  const there = readdirSync(folder).sort();
  throw new InputError(
    "no-collection",
    `${folder} has no ${name}.`,
    `A collection has corpus.jsonl, queries.jsonl and qrels/test.tsv. There: ${there.slice(0, 10).join(", ") || "nothing"}${there.length > 10 ? ", …" : ""}.`,
    { file: folder },
  );
}

function judgementsOf(folder: string, split: string): string | null {
  const qrels = join(folder, "qrels");
  if (!existsSync(qrels)) return null;
  const found = stored(join(qrels, `${split}.tsv`));
  if (found !== undefined) return found;
  const splits = readdirSync(qrels).flatMap((name) => /^(.*)\.tsv(?:\.gz)?$/.exec(name)?.[1] ?? []);
  throw new InputError(
    "no-split",
    `${folder} has no judgements of the split "${split}" (${join("qrels", `${split}.tsv`)}).`,
    splits.length === 0 ? "Its folder qrels has no .tsv." : `Say --split ${splits.sort().join(" or ")}.`,
    { file: qrels },
  );
}

/** The path, or that of the same gzipped, whichever is there. */
function stored(path: string): string | undefined {
  return [path, `${path}.gz`].find((one) => existsSync(one));
}
