import type { Caveat } from "../stats/types.ts";

/**
 * What a pair has to note of what its two tables noted: only what is about this metric (or about no metric),
 * each once, with counts of failed rows told apart by side.
 */
export function pairCaveats(
  baseline: readonly Caveat[],
  candidate: readonly Caveat[],
  metric: string,
): Caveat[] {
  const mine = (caveat: Caveat): boolean => isAbout(caveat, [metric]);
  const [before, after] = [baseline.filter(mine), candidate.filter(mine)];
  const rest = [...before, ...after].filter(({ code }) => code !== "error-rows");
  return [...distinct(rest), ...errorRows(before, after)];
}

/** Whether a caveat is about one of these columns, or about none in particular. */
export function isAbout({ params }: Caveat, columns: readonly string[]): boolean {
  const about = params.column ?? params.metric;
  return about === undefined || columns.includes(String(about));
}

function distinct(caveats: readonly Caveat[]): Caveat[] {
  return [...new Map(caveats.map((caveat) => [JSON.stringify(caveat), caveat])).values()];
}

function errorRows(before: readonly Caveat[], after: readonly Caveat[]): Caveat[] {
  const count = (caveats: readonly Caveat[]): number =>
    Number(caveats.find(({ code }) => code === "error-rows")?.params.count ?? 0);
  const params = { baseline: count(before), candidate: count(after) };
  return params.baseline + params.candidate > 0 ? [{ code: "error-rows", params }] : [];
}
