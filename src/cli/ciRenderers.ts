import type { CiReport } from "../report/ci/CiReport.ts";
import { InputError } from "../table/InputError.ts";
import type { Renderers } from "./formats.ts";

/** The formats for CI that every verdict has. */
export const ciFormats = ["junit", "bencher", "benchmark", "shields"] as const;

/** Prints a verdict in the formats for CI; each loads when it is asked for. */
export function ciRenderers(report: () => Promise<CiReport>): Pick<Renderers, (typeof ciFormats)[number]> {
  return {
    junit: async () => (await import("../report/ci/junit.ts")).junitXml(await report()),
    bencher: async () => (await import("../report/ci/bencherJson.ts")).bencherJson(await report()),
    benchmark: async () =>
      (await import("../report/ci/benchmarkJson.ts")).benchmarkJson(oneWay(await report())),
    shields: async () => (await import("../report/ci/shieldsJson.ts")).shieldsJson(await report()),
  };
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
