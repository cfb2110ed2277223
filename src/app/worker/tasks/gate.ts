import { shownArticle } from "../answers/ShownArticle.ts";
import { gateWork } from "../gateWork.ts";
import type { Run } from "../Tasks.ts";

/** Judges what is asked. */
export const gate: Run<"gate"> = async (asked, progress) => {
  const { report, article } = await gateWork(asked, progress);
  return { ...report.result, exitCode: report.exitCode, article: shownArticle(article) };
};
