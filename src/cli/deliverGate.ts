import type { Arguments } from "../asked/Arguments.ts";
import { gateReportOf } from "../asked/gateReportOf.ts";
import type { Judged } from "../asked/judge.ts";
import { planWords } from "../asked/planWords.ts";
import { wordsOf } from "../asked/wordsOf.ts";
import type { GateReport } from "../report/GateReport.ts";
import type { Page } from "../report/page.ts";
import type { ReportContext } from "../report/ReportContext.ts";
import { gateText } from "../report/text.ts";
import { ciFormats, ciRenderers, tellGithub } from "./ciRenderers.ts";
import { deliver, type FormatName, type Outputs } from "./formats.ts";
import type { Io } from "./Io.ts";

/** The formats in which `gate` answers. */
export const gateFormats: readonly FormatName[] = [
  "text",
  "json",
  "md",
  "html",
  ...ciFormats,
  "csv",
  "latex",
];

/** What a gate came to, and what it was read from. */
interface Decided extends Pick<GateReport, "result" | "exitCode" | "policy"> {
  readonly args: Arguments;
  readonly judged: Judged;
  /** Asked for late: files are hashed then. */
  readonly context: () => ReportContext;
}

/** Prints the answer to `gate` in every format that was asked for. */
export async function deliverGate(decided: Decided, outputs: Outputs, io: Io): Promise<void> {
  const { args, result, exitCode, policy, context } = decided;
  const report = gateReporter(decided);
  const text = (page: Page): string => gateText(result, page, planWords(args), { policy, exitCode });
  const ci = { text, report: async () => (await import("../report/ci/gateCi.ts")).gateCi(report()) };
  const table = async () => (await import("../report/tables/gateTable.ts")).gateTable(result);
  const markdown = async (): Promise<(most?: number) => string> => {
    const { gateMarkdown } = await import("../report/gate/gateMarkdown.ts");
    const words = await wordsOf(args);
    return (most) => gateMarkdown(report(), words, most);
  };
  await deliver(
    outputs,
    {
      text,
      json: async () => (await import("../report/json.ts")).gateJson(result, exitCode, context()),
      md: async () => (await markdown())(),
      figures: async () =>
        (await import("../report/gate/gateArticle.ts")).gateArticle(report(), await wordsOf(args)),
      html: async () => (await import("../report/gate/gatePage.ts")).gatePage(report(), await wordsOf(args)),
      ...ciRenderers(ci),
      csv: async () => (await import("../report/csv.ts")).csv(await table()),
      latex: async () => (await import("../report/latex.ts")).latex(await table()),
    },
    io,
  );
  await tellGithub(ci, outputs, markdown, io);
}

/** Makes what reports show when the first of them asks: files are hashed then, and questions listed. */
function gateReporter({ args, judged, result, exitCode, policy, context }: Decided): () => GateReport {
  let report: GateReport | undefined;
  return () => {
    report ??= gateReportOf(args, judged, { result, exitCode, policy }, context());
    return report;
  };
}
