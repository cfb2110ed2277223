import { contextOf } from "../../asked/context.ts";
import { estimatesOf } from "../../asked/estimatesOf.ts";
import { designOf } from "../../asked/inputs/design.ts";
import { metricsOf } from "../../asked/inputs/metrics.ts";
import { readEachSystem } from "../../asked/inputs/sides.ts";
import { scoreDetailsOf } from "../../asked/scoreDetailsOf.ts";
import { wordsIn } from "../../asked/wordsOf.ts";
import type { Article } from "../../report/article/Article.ts";
import type { EstimateReport } from "../../report/estimate/EstimateReport.ts";
import { estimateArticle } from "../../report/estimate/estimateArticle.ts";
import type { SystemEstimate } from "../../report/SystemEstimate.ts";
import type { Words } from "../../report/words/Words.ts";
import { withFlag } from "../state/Flags.ts";
import { askedArguments } from "./askedArguments.ts";
import { rememberingLast, type Work } from "./rememberingLast.ts";

/** An estimate: everything that is shown or downloaded of it. */
export interface EstimateWork {
  readonly report: EstimateReport;
  readonly others: readonly SystemEstimate[];
  readonly article: Article;
  readonly words: Words;
}

/**
 * Estimates what is asked, and with documents the other mean as well.
 *
 * @throws InputError as the command line does
 */
export const estimateWork: Work<EstimateWork> = rememberingLast(async (asked, progress) => {
  const args = askedArguments("estimate", asked, progress);
  const design = await designOf(args);
  const { file, systems } = await readEachSystem(args, args.positionals[0]);
  const results = estimatesOf(args, systems, design);
  const other = withFlag(
    withFlag(asked.flags, "method", ""),
    "estimand",
    results[0].estimand === "micro" ? "macro" : "micro",
  );
  const clustered = results.some(({ clusters, questions }) => clusters < questions);
  const others = clustered
    ? estimatesOf(askedArguments("estimate", { ...asked, flags: other }, progress), systems, design)
    : [];
  const details = systems.flatMap(({ table }) =>
    metricsOf(args, [table]).map((metric) => scoreDetailsOf(args, table, metric)),
  );
  const parts = { methods: "all", report: "full" } as const;
  const report = { results, parts, details, context: contextOf(args, [file]) };
  const words = await wordsIn(asked.language);
  return { report, others, article: estimateArticle(report, words), words };
});
