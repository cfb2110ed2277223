import type { Judgements } from "../formats/retrieval/QueryDocuments.ts";

/** The documents that questions rest on: those that hold the chunks which are relevant to them. */
export interface QuestionDocuments {
  /** For each question the names of its documents, in the order of the judgements. */
  readonly named: readonly (readonly string[])[];
  /** Distinct documents. */
  readonly documents: number;
  /** Questions that rest on more than one. */
  readonly several: number;
}

/**
 * The documents of some questions. Where questions were written from documents, the document is what was sampled, and
 * a gate has to know it.
 *
 * @param separator what ends the document's name in the id of a chunk, `#` in `page#3`: its last one counts; with null
 * every id is a document of its own
 */
export function questionDocuments(
  { queries, starts, document, documents, value }: Judgements,
  ids: readonly string[],
  relevantFrom: number,
  separator: string | null,
): QuestionDocuments {
  const places = new Map(queries.map((id, i) => [id, i]));
  const named = ids.map((id) => {
    const query = places.get(id)!;
    const names = new Set<string>();
    for (let row = starts[query]; row < starts[query + 1]; row++)
      if (value[row] >= relevantFrom) names.add(documentOf(documents.text(document[row]), separator));
    return [...names];
  });
  return {
    named,
    documents: new Set(named.flat()).size,
    several: named.filter(({ length }) => length > 1).length,
  };
}

/** Whether every question rests on one document, and some share theirs: then questions were sampled by document. */
export function restOnOne({ named, documents, several }: QuestionDocuments): boolean {
  return several === 0 && documents < named.length;
}

/** A cell that names documents: the name of one, or a list in brackets, which `--multi components` reads. */
export function documentCell(names: readonly string[]): string {
  return names.length === 1 ? names[0] : JSON.stringify(names);
}

function documentOf(chunk: string, separator: string | null): string {
  const at = separator === null ? -1 : chunk.lastIndexOf(separator);
  return at > 0 ? chunk.slice(0, at) : chunk;
}
