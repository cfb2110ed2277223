import { InputError } from "../table/InputError.ts";
import type { Retrieved } from "./Retrieved.ts";

/**
 * What was retrieved in TREC's six columns (query, Q0, document, rank, score, tag), scores at full precision, parted by
 * blanks, or by tabs where an id holds blanks.
 *
 * @throws InputError for an id that such a file cannot hold
 */
export function trecRun({ system, queries, documents, ranked }: Retrieved): string {
  const separator = [...queries, ...documents].some((id) => /\s/.test(id)) ? "\t" : " ";
  for (const id of queries) refuseId(id, "query");
  for (const id of documents) refuseId(id, "document");
  const lines: string[] = [];
  for (const [i, query] of queries.entries())
    for (const [j, document] of ranked[i].documents.entries())
      lines.push([query, "Q0", documents[document], j + 1, ranked[i].scores[j], system].join(separator));
  return lines.map((line) => `${line}\n`).join("");
}

function refuseId(id: string, kind: "query" | "document"): void {
  if (!/[\t\n\v\f\r]|^\s|\s$/.test(id) && !(kind === "query" && id.startsWith("#"))) return;
  throw new InputError(
    "id-not-for-trec",
    `The ${kind} id ${JSON.stringify(id)} cannot stand in a TREC run: ${id.startsWith("#") ? "lines that start with # are comments" : "it holds a tab, a line's end, or blanks at an end"}.`,
    "Write the scores alone (--scores FILE.csv), or rename it in the collection and the judgements.",
  );
}
