import type { PairDetails, QuestionDetail } from "../../gates/pairDetails.ts";
import type { DataTable } from "../DataTable.ts";
import { plainColumn } from "./columns.ts";

/** One row a metric and question: both scores and the change, empty where there is none. */
export function questionsTable(details: readonly PairDetails[]): DataTable<QuestionRow> {
  const rows = details.flatMap(({ metric, questions }) =>
    questions.map((question) => ({ ...question, metric })),
  );
  return { columns, rows };
}

export interface QuestionRow extends QuestionDetail {
  readonly metric: string;
}

const columns: DataTable<QuestionRow>["columns"] = [
  plainColumn("metric", (row) => row.metric),
  plainColumn("id", (row) => row.id),
  plainColumn("document", (row) => row.document),
  plainColumn("baseline", (row) => row.baseline),
  plainColumn("candidate", (row) => row.candidate),
  plainColumn("difference", (row) => row.difference),
];
