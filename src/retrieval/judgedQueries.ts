import type { Judgements } from "../formats/retrieval/QueryDocuments.ts";
import type { Texts } from "../formats/retrieval/Texts.ts";
import { InputError } from "../table/InputError.ts";
import { nearMissHint } from "../table/nearMiss.ts";
import { listedIds } from "../table/unmatched.ts";

/**
 * The queries that have judgements, in the order of the judgements: a collection's file of queries holds those of all
 * its splits.
 *
 * @throws InputError where a judged query has no text
 */
export function judgedQueries(queries: Texts, judgements: Judgements): Pick<Texts, "ids" | "texts"> {
  const places = new Map(queries.ids.map((id, i) => [id, i]));
  const absent = judgements.queries.filter((id) => !places.has(id));
  if (absent.length > 0)
    throw new InputError(
      "queries-without-text",
      `${absent.length} of the ${judgements.queries.length} queries that ${judgements.source.path} judges have no text in ${queries.source.path}. ${listedIds("Without text", absent).join(" ")}`,
      nearMissHint(absent, queries.ids) ??
        "Check that both belong to one collection, and that ids are written alike.",
      { file: queries.source.path },
    );
  return { ids: judgements.queries, texts: judgements.queries.map((id) => queries.texts[places.get(id)!]) };
}
