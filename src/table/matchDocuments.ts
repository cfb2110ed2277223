import type { ClusterTotals } from "../stats/ClusterTotals.ts";
import type { DesignRecord, DocumentRecord } from "./DesignRecord.ts";
import { InputError } from "./InputError.ts";

/** The documents of a design, by whether they have scores. */
export interface MatchedDocuments {
  /** What the design says of each document of the totals, in their order. */
  readonly drawn: readonly DocumentRecord[];
  /** Drawn, but without a score. */
  readonly unlabelled: readonly DocumentRecord[];
}

/**
 * Matches documents by name. A design that lists none has drawn those with scores.
 *
 * @throws InputError for documents with scores that the design does not list
 */
export function matchDocuments(
  { documents, path }: DesignRecord,
  { labels }: Pick<ClusterTotals, "labels">,
): MatchedDocuments {
  if (documents === undefined) return { drawn: labels.map((name) => ({ name })), unlabelled: [] };
  const records = new Map(documents.map((document) => [document.name, document]));
  const strangers = labels.filter((label) => !records.has(label));
  if (strangers.length > 0)
    throw new InputError(
      "not-in-design",
      `${strangers.length} of ${labels.length} documents with scores are not in ${path}: ${someNames(strangers)}. It lists ${someNames(documents.map(({ name }) => name))}.`,
      strangers.length === labels.length
        ? "Check that --cluster names the column of these documents."
        : "A document that was not drawn cannot stand for others: leave its rows out, or list it where it was drawn.",
      { file: path },
    );
  const scored = new Set(labels);
  return {
    drawn: labels.map((label) => records.get(label)!),
    unlabelled: documents.filter(({ name }) => !scored.has(name)),
  };
}

/** The first ten names. */
export function someNames(names: readonly string[]): string {
  return names.slice(0, 10).join(", ") + (names.length > 10 ? ", …" : "");
}
