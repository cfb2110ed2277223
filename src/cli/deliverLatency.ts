import type { Arguments } from "../asked/Arguments.ts";
import { contextOf } from "../asked/context.ts";
import type { ExitPolicy } from "../asked/exitCodes.ts";
import type { LatencyResult } from "../gates/latency.ts";
import type { CiReport } from "../report/ci/CiReport.ts";
import { latencyJson } from "../report/json.ts";
import type { Page } from "../report/page.ts";
import type { ReportContext } from "../report/ReportContext.ts";
import { latencyText } from "../report/textLatency.ts";
import { InputError } from "../table/InputError.ts";
import type { ScoreTable } from "../table/ScoreTable.ts";
import { ciFormats, ciRenderers, tellGithub } from "./ciRenderers.ts";
import { deliver, type FormatName, type Outputs } from "./formats.ts";
import type { Io } from "./Io.ts";
import { sameLatencies } from "./latencyFlags.ts";

/** The formats in which `latency` answers. */
export const latencyFormats: readonly FormatName[] = ["text", "json", "md", ...ciFormats];

/** What latencies came to, and what they were read from. */
interface Decided {
  readonly args: Arguments;
  readonly result: LatencyResult;
  readonly files: readonly ScoreTable[];
  readonly exitCode: number;
  readonly policy: ExitPolicy;
}

/** Prints the answer to `latency` in every format that was asked for. */
export async function deliverLatency(decided: Decided, outputs: Outputs, io: Io): Promise<void> {
  const { args, result, files, exitCode } = decided;
  const context = (): ReportContext => contextOf(args, files);
  const text = (page: Page): string => latencyText(result, page, sameLatencies(args));
  const ci = { text, report: () => ciReport(decided) };
  const markdown = async (): Promise<(most?: number) => string> => {
    const { latencyMarkdown } = await import("../report/latency/latencyMarkdown.ts");
    return (most) => latencyMarkdown(result, context(), most);
  };
  await deliver(
    outputs,
    {
      text,
      json: () => latencyJson(result, exitCode, context()),
      md: async () => (await markdown())(),
      ...ciRenderers(ci),
    },
    io,
  );
  await tellGithub(ci, outputs, markdown, io);
}

/** @throws InputError where nothing was asked for that a verdict could be given on */
async function ciReport({ result, exitCode, policy }: Decided): Promise<CiReport> {
  const { latencyCi } = await import("../report/ci/latencyCi.ts");
  if (result.verdict !== null) return latencyCi(result, result.verdict, exitCode, policy);
  throw new InputError(
    "no-verdict",
    "Formats for CI show a verdict, and without a limit or a margin there is none.",
    result.baseline === null ? "Say --limit MS." : "Say --margin MS.",
  );
}
