import type { CiCase, CiReport } from "./CiReport.ts";

/**
 * The outputs of a step of GitHub. `metric`, `difference`, `lower`, `upper` and `candidate` are those of the first
 * metric that has the verdict of all; what is not known is empty.
 *
 * @param files the reports that were written
 */
export function outputLines({ verdict, exitCode, cases }: CiReport, files: readonly string[]): string {
  const deciding = cases.find((one) => one.decides && one.verdict === verdict) ?? cases[0];
  const { metric, difference, lower, upper, candidate } = deciding;
  return linesOf({
    verdict,
    "exit-code": exitCode,
    metric,
    difference,
    lower,
    upper,
    candidate,
    metrics: JSON.stringify(cases.map(shortOf)),
    report: files.join("\n"),
  });
}

/** The outputs of a step whose input could not be judged. */
export function errorOutputLines(exitCode: number): string {
  return linesOf({ verdict: "error", "exit-code": exitCode });
}

function shortOf({
  metric,
  verdict,
  decides,
  difference,
  lower,
  upper,
  baseline,
  candidate,
}: CiCase): object {
  const role = decides ? "must" : "watch";
  return { metric, verdict, role, difference, lower, upper, baseline, candidate };
}

/** Values as a step of GitHub hands them on; null is empty. */
export function linesOf(values: Readonly<Record<string, string | number | null>>): string {
  return Object.entries(values)
    .map(([name, value]) => lineOf(name, value === null ? "" : String(value)))
    .join("");
}

/** A value of several lines stands between two lines that are not in it. */
function lineOf(name: string, value: string): string {
  if (!/[\r\n]/.test(value)) return `${name}=${value}\n`;
  let end = "END";
  while (value.includes(end)) end += "_";
  return `${name}<<${end}\n${value}\n${end}\n`;
}
