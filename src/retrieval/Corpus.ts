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
 * 2021), or the text alone. The same texts are the same corpus, which systems know by what they made of it before.
 */
export function corpusOf(texts: Texts, fields: SearchedFields): Corpus {
  const made = known.get(texts) ?? new Map<SearchedFields, Corpus>();
  known.set(texts, made);
  const corpus = made.get(fields) ?? { ids: texts.ids, contents: contentsOf(texts, fields) };
  made.set(fields, corpus);
  return corpus;
}

const known = new WeakMap<Texts, Map<SearchedFields, Corpus>>();

function contentsOf({ titles, texts }: Texts, fields: SearchedFields): readonly string[] {
  return fields === "text"
    ? texts
    : texts.map((text, i) => (titles[i] === "" ? text : `${titles[i]} ${text}`));
}
