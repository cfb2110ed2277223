import type { Texts } from "../formats/retrieval/Texts.ts";

/** Which parts of a document are searched. */
export type SearchedFields = "title+text" | "text";

/** The documents that a system searches. */
export interface Corpus {
  readonly ids: readonly string[];
  /** What is searched of each document. */
  readonly contents: readonly string[];
}

/**
 * The documents as a system gets them: title, a blank and text as one, as BEIR's own retrievers do it (Thakur et al.
 * 2021), or the text alone.
 */
export function corpusOf({ ids, titles, texts }: Texts, fields: SearchedFields): Corpus {
  const contents =
    fields === "text" ? texts : texts.map((text, i) => (titles[i] === "" ? text : `${titles[i]} ${text}`));
  return { ids, contents };
}
