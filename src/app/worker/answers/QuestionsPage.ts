import type { QuestionDetail } from "../../../gates/pairDetails.ts";

/** Which questions are listed: those that got worse, better, stayed, have no score on a side, or all. */
export type Kind = "worse" | "better" | "same" | "missing" | "all";

/** By what they are ordered: the size of the change, the id, the document, or the order of the file. */
export type Order = "change" | "id" | "document" | "file";

export interface QuestionsQuery {
  readonly metric: string;
  readonly kind: Kind;
  readonly order: Order;
  /** Part of an id or of a document's name, in any case. */
  readonly search: string;
  readonly from: number;
  readonly count: number;
}

/** A piece of the list, and how long the whole list is. */
export interface QuestionsPage {
  readonly total: number;
  readonly rows: readonly QuestionDetail[];
}
