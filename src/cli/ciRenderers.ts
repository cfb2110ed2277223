import type { CiReport } from "../report/ci/CiReport.ts";
import type { Page } from "../report/page.ts";
import { InputError } from "../table/InputError.ts";
import type { Outputs, Renderers } from "./formats.ts";
import type { Io } from "./Io.ts";

/** The formats for CI that every verdict has. */
export const ciFormats = ["junit", "github", "bencher", "benchmark", "shields"] as const;

/** A verdict as CI gets it, and as text. */
interface CiVerdict {
  readonly report: () => Promise<CiReport>;
  readonly text: (page: Page) => string;
}

/** Prints a verdict in the formats for CI; each loads when it is asked for. */
export function ciRenderers({ report, text }: CiVerdict): Pick<Renderers, (typeof ciFormats)[number]> {
  return {
    junit: async () => (await import("../report/ci/junit.ts")).junitXml(await report()),
    github: async (page) => {
      const { annotations } = await import("../report/ci/annotations.ts");
      return `${text({ ...page, workflow: true })}\n${annotations(await report())}`;
    },
    bencher: async () => (await import("../report/ci/bencherJson.ts")).bencherJson(await report()),
    benchmark: async () =>
      (await import("../report/ci/benchmarkJson.ts")).benchmarkJson(oneWay(await report())),
    shields: async () => (await import("../report/ci/shieldsJson.ts")).shieldsJson(await report()),
  };
}

/**
 * With `--format github`, adds a verdict to the summary and the outputs of the step.
 *
 * @param markdown the report as Markdown of so many characters at most
 */
export async function tellGithub(
  { report }: CiVerdict,
  outputs: Outputs,
  markdown: () => Promise<(most?: number) => string>,
  io: Io,
): Promise<void> {
  if (outputs.stdout !== "github") return;
  const { writeStepFiles } = await import("./stepFiles.ts");
  const { outputLines } = await import("../report/ci/outputLines.ts");
  const files = outputs.files.map(({ path }) => path);
  writeStepFiles({ summary: await markdown(), outputs: outputLines(await report(), files) }, io);
}

/** github-action-benchmark reads all values of a file as bigger is better, or all as smaller is better. */
function oneWay(report: CiReport): CiReport {
  const [first, ...others] = report.cases;
  const other = others.find(({ better }) => better !== first.better);
  if (other === undefined) return report;
  throw new InputError(
    "mixed-directions",
    `Of ${first.metric} ${first.better} is better, of ${other.metric} ${other.better}: a file for github-action-benchmark holds metrics of one direction.`,
    "Write a file for each direction: name its metrics with --metric.",
  );
}
