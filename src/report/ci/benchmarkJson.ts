import { fixed, signed } from "../numbers.ts";
import type { CiCase, CiReport } from "./CiReport.ts";

/**
 * The format of github-action-benchmark, for its tools customBiggerIsBetter and customSmallerIsBetter: the candidate's
 * value of each metric. What has no value is left out.
 */
export function benchmarkJson({ cases }: CiReport): string {
  const entries = cases.flatMap((one) => (one.candidate === null ? [] : [entryOf(one, one.candidate)]));
  return `${JSON.stringify(entries, null, 2)}\n`;
}

function entryOf(one: CiCase, value: number): object {
  const alone = one.measured === "candidate" ? rangeOf(one, false) : undefined;
  return { name: one.metric, unit: one.unit, value, ...(alone && { range: alone }), extra: extraOf(one) };
}

function extraOf(one: CiCase): string {
  const change = one.difference === null ? [] : [changeOf(one, one.difference)];
  return [`verdict: ${one.verdict}`, ...change, one.sentence].join("\n");
}

function changeOf(one: CiCase, difference: number): string {
  const range = rangeOf(one, true);
  return `change: ${signed(difference, one.decimals)}${range === undefined ? "" : `, between ${range}`}`;
}

function rangeOf({ lower, upper, decimals }: CiCase, change: boolean): string | undefined {
  if (lower === null || upper === null) return undefined;
  const [from, to] = [lower, upper].map((end) => (change ? signed(end, decimals) : fixed(end, decimals)));
  return change ? `${from} and ${to}` : `${from} to ${to}`;
}
