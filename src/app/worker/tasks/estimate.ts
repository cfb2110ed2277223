import { shownArticle } from "../answers/ShownArticle.ts";
import { estimateWork } from "../estimateWork.ts";
import type { Run } from "../Tasks.ts";

/** Estimates what is asked. */
export const estimate: Run<"estimate"> = async (asked, progress) => {
  const { report, others, article } = await estimateWork(asked, progress);
  return { results: report.results, others, article: shownArticle(article) };
};
