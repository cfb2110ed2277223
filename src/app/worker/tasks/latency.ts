import { shownArticle } from "../answers/ShownArticle.ts";
import { latencyWork } from "../latencyWork.ts";
import type { Run } from "../Tasks.ts";

/** Judges latencies. */
export const latency: Run<"latency"> = async (asked, progress) => {
  const { result, article } = await latencyWork(asked, progress);
  return { result, article: shownArticle(article) };
};
