import { codesOf, nestsIn } from "./nesting.ts";
import type { ScoreTable } from "./ScoreTable.ts";

/** Names under which files carry the unit that was really sampled. Compared in lower case, `-` read as `_`. */
const clusterNames: ReadonlySet<string> = new Set([
  "doc_id",
  "docid",
  "document_id",
  "document",
  "doc",
  "doc_name",
  "document_name",
  "conversation_id",
  "conversation",
  "dialog_id",
  "dialogue_id",
  "session_id",
  "thread_id",
  "article_id",
  "article",
  "paragraph_id",
  "paragraph",
  "passage_id",
  "passage",
  "chunk_id",
  "source_id",
  "source",
  "src",
  "source_file",
  "file",
  "file_id",
  "filename",
  "file_name",
  "path",
  "topic_id",
  "topic",
  "context_id",
  "page",
  "page_id",
  "url",
  "site",
  "book_id",
  "book",
  "patient_id",
  "user_id",
  "author_id",
  "repo",
  "repository",
  "video_id",
  "videoid",
  "image_id",
  "table_id",
]);

/** Whether a column of this name usually says from which document (conversation, file …) a question came. */
export function isClusterName(column: string): boolean {
  const name = column.trim().toLowerCase().replaceAll("-", "_").replaceAll(" ", "_");
  return clusterNames.has(name.replace(/^(?:metadata|vars|doc|inputs?|reference|properties)\./, ""));
}

/** A column that groups rows and may be the unit that was sampled. */
export interface ClusterCandidate {
  readonly column: string;
  /** Distinct values. */
  readonly clusters: number;
  readonly rows: number;
  /** Columns of coarser groups that hold each of these groups whole: a paragraph inside its article. */
  readonly inside: readonly string[];
}

/**
 * The likely cluster columns of a table that do group rows (more than one value, fewer values than rows),
 * coarsest first. Where one nests inside another, the coarser is the likelier to have been sampled.
 * @example clusterCandidates(table)[0]?.column // "doc_id"
 */
export function clusterCandidates(table: ScoreTable): ClusterCandidate[] {
  const rows = table.ids.length;
  const coded = [...table.groups]
    .filter(([column]) => isClusterName(column))
    .map(([column, labels]) => ({ column, ...codesOf(labels) }))
    .filter(({ clusters }) => clusters > 1 && clusters < rows)
    .sort((a, b) => a.clusters - b.clusters);
  return coded.map((fine) => ({
    column: fine.column,
    clusters: fine.clusters,
    rows,
    inside: coded
      .filter((coarse) => coarse.clusters < fine.clusters && nestsIn(fine, coarse))
      .map(({ column }) => column),
  }));
}
