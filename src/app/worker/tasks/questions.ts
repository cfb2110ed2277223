import type { PairDetails, QuestionDetail } from "../../../gates/pairDetails.ts";
import type { Kind, Order, QuestionsQuery } from "../answers/QuestionsPage.ts";
import { judgedOnce } from "../judgedOnce.ts";
import type { Run } from "../Tasks.ts";

/** Lists the questions of a gate, a page at a time. */
export const questions: Run<"questions"> = async (query, report) => {
  const judged = await judgedOnce(query, report);
  const details = judged.details().find(({ metric }) => metric === query.metric);
  if (details === undefined) return { total: 0, rows: [] };
  const all = listed(details, query);
  return { total: all.length, rows: all.slice(query.from, query.from + query.count) };
};

let kept:
  | { readonly details: PairDetails; readonly key: string; readonly rows: readonly QuestionDetail[] }
  | undefined;

/** The list in its order; the last one is remembered, since pages of it follow one another. */
function listed(details: PairDetails, { kind, order, search }: QuestionsQuery): readonly QuestionDetail[] {
  const key = JSON.stringify([kind, order, search]);
  if (kept?.details === details && kept.key === key) return kept.rows;
  const sought = search.trim().toLowerCase();
  const rows = details.questions
    .filter((question) => kind === "all" || kindOf(question, details.better) === kind)
    .filter(({ id, document }) => sought === "" || `${id}\n${document ?? ""}`.toLowerCase().includes(sought));
  rows.sort(orders[order]);
  kept = { details, key, rows };
  return rows;
}

/** What happened to a question. */
export function kindOf({ difference }: QuestionDetail, better: "higher" | "lower"): Exclude<Kind, "all"> {
  if (difference === null) return "missing";
  if (difference === 0) return "same";
  return difference > 0 === (better === "higher") ? "better" : "worse";
}

const names = new Intl.Collator("en", { numeric: true });

const orders: Readonly<Record<Order, (a: QuestionDetail, b: QuestionDetail) => number>> = {
  change: (a, b) => Math.abs(b.difference ?? 0) - Math.abs(a.difference ?? 0),
  id: (a, b) => names.compare(a.id, b.id),
  document: (a, b) => names.compare(a.document ?? "", b.document ?? ""),
  file: () => 0,
};
