import { shownArticle } from "../answers/ShownArticle.ts";
import { simulationWork } from "../simulationWork.ts";
import type { Run } from "../Tasks.ts";

/** Simulates what is asked. */
export const simulate: Run<"simulate"> = async (asked, progress) => ({
  article: shownArticle((await simulationWork(asked, progress)).article),
});
