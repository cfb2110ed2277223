import { sourceOfTest } from "../gates/lossTests/sourceOfTest.ts";
import type { GateReport } from "../report/GateReport.ts";
import type { ReportContext } from "../report/ReportContext.ts";
import type { Arguments } from "./Arguments.ts";
import { contextOf } from "./context.ts";
import type { Judged } from "./judge.ts";
import { planWords } from "./planWords.ts";

/** All that reports on a gate show. To be made late: files are hashed then, and questions listed. */
export function gateReportOf(
  args: Arguments,
  judged: Judged,
  decided: Pick<GateReport, "result" | "exitCode" | "policy">,
  context: ReportContext = contextOf(args, judged.files),
): GateReport {
  return {
    ...decided,
    details: judged.details(),
    plans: judged.results.map(planWords(args)),
    sources: judged.results.map(({ method, rule }) => sourceOfTest(method, rule)),
    context,
  };
}
