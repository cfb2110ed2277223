import type { Judgements } from "../formats/retrieval/QueryDocuments.ts";
import type { Texts } from "../formats/retrieval/Texts.ts";
import type { Caveat } from "../stats/types.ts";
import { InputError } from "../table/InputError.ts";
import { nearMissHint } from "../table/nearMiss.ts";
import { listedIds } from "../table/unmatched.ts";
import { dictionaryOf } from "./idOrder.ts";

/**
 * A caveat where relevant documents are not in the collection, so that no system can find them.
 * @throws InputError where none of them is
 */
export function judgedOutside(
  judgements: Judgements,
  { ids, source }: Texts,
  relevantFrom: number,
): readonly Caveat[] {
  const places = judgements.documents.codesIn(dictionaryOf(ids));
  const relevant = new Set(judgements.document.filter((_, row) => judgements.value[row] >= relevantFrom));
  const outside = [...relevant]
    .filter((code) => places[code] < 0)
    .map((code) => judgements.documents.text(code));
  const { path } = judgements.source;
  if (outside.length === 0) return [];
  if (outside.length === relevant.size)
    throw new InputError(
      "no-common-documents",
      [
        `None of the ${outside.length} relevant documents of ${path} is in ${source.path}.`,
        ...listedIds(`Documents of ${path}`, outside),
        ...listedIds(`Documents of ${source.path}`, ids),
      ].join(" "),
      nearMissHint(outside, ids) ?? "Check that both belong to one collection.",
      { file: source.path },
    );
  const first = outside.slice(0, 3).join(", ") + (outside.length > 3 ? ", …" : "");
  return [{ code: "judged-not-in-collection", params: { file: path, count: outside.length, first } }];
}
