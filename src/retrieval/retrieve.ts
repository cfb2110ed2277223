import type { Texts } from "../formats/retrieval/Texts.ts";
import { approximationCaveats, approximationDepth } from "./approximation.ts";
import { corpusOf } from "./Corpus.ts";
import type { Retrieved } from "./Retrieved.ts";
import type { RetrieveOptions } from "./RetrieveOptions.ts";
import type { OnProgress, Ranked, Retriever } from "./Retriever.ts";

/**
 * Lets a system search a collection: for each query its best documents. An approximate system is held against the same
 * search done exactly.
 */
export async function retrieve(
  retriever: Retriever,
  documents: Texts,
  queries: Pick<Texts, "ids" | "texts">,
  { top, fields, ignoreIdenticalIds }: RetrieveOptions,
  onProgress?: OnProgress,
): Promise<Retrieved> {
  const corpus = corpusOf(documents, fields);
  const searcher = await retriever.prepare(corpus, onProgress);
  const found = await searcher.search(queries.texts, ignoreIdenticalIds ? top + 1 : top, onProgress);
  const ranked = ignoreIdenticalIds
    ? found.map((one, i) => withoutOwn(one, documents.ids, queries.ids[i], top))
    : found;
  const exact = await (await retriever.exact?.prepare(corpus))?.search(queries.texts, approximationDepth);
  const caveats = exact === undefined ? [] : approximationCaveats(retriever.name, exact, found);
  return { system: retriever.name, queries: queries.ids, documents: documents.ids, ranked, caveats };
}

function withoutOwn(
  { documents, scores }: Ranked,
  ids: readonly string[],
  query: string,
  top: number,
): Ranked {
  const kept = (_: number, i: number): boolean => ids[documents[i]] !== query;
  return { documents: documents.filter(kept).slice(0, top), scores: scores.filter(kept).slice(0, top) };
}
