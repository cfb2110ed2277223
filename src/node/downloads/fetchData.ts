import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { OnProgress } from "../../retrieval/Retriever.ts";
import { type DataSource, folderOf } from "./DataSource.ts";
import { download } from "./download.ts";
import { unpackCollection } from "./unpackCollection.ts";

/** Where a collection is, and whether it had to be fetched. */
export interface Fetched {
  readonly source: DataSource;
  readonly folder: string;
  readonly fetched: boolean;
}

/** Brings a collection below a folder, unless it is there. @throws InputError where it cannot be had or is not right */
export async function fetchData(source: DataSource, root: string, onProgress: OnProgress): Promise<Fetched> {
  const folder = join(root, folderOf(source));
  if (existsSync(join(folder, "corpus.jsonl"))) return { source, folder, fetched: false };
  const archive = join(root, `${folderOf(source)}.zip`);
  if (!existsSync(archive)) await download(source, archive, onProgress);
  await unpackCollection(archive, folder);
  rmSync(archive);
  return { source, folder, fetched: true };
}
