import type { LatencyResult } from "../../gates/latency.ts";
import { fixed } from "../numbers.ts";
import { orDash } from "../parts.ts";
import type { ReadersTable } from "../readersTable.ts";
import { quantileName, timeDecimals } from "../words/en/latency.ts";
import type { LatencyWords } from "../words/LatencyWords.ts";
import type { Words } from "../words/Words.ts";

/** What somebody who has this run alone holds to the line: its quantile, or how much slower the candidate was in it. */
interface OneRun {
  readonly name: string;
  readonly value: number;
  /** Limits that know of no other run; null for a change. */
  readonly limits: { readonly lower: number; readonly upper: number } | null;
}

function runsAlone({ baseline, candidate }: LatencyResult): readonly OneRun[] {
  if (baseline === null)
    return candidate.runs.map(({ quantile }, i) => ({
      name: candidate.names[i],
      value: quantile.value,
      limits: quantile,
    }));
  return baseline.names.flatMap((name, i) => {
    const after = candidate.runs[candidate.names.indexOf(name)];
    if (after === undefined) return [];
    return [{ name, value: after.quantile.value - baseline.runs[i].quantile.value, limits: null }];
  });
}

/** How many runs would have passed, each read alone: their quantile at the line or below it. */
export function passedAlone(r: LatencyResult): { readonly passed: number; readonly runs: number } {
  const line = r.limit ?? r.margin ?? Number.NaN;
  const runs = runsAlone(r).filter(({ value }) => !Number.isNaN(value));
  return { passed: runs.filter(({ value }) => value <= line).length, runs: runs.length };
}

/** Each run with what it would have said; null where there is no line to hold it to. */
export function oneRunTable(r: LatencyResult, words: Words, said: LatencyWords): ReadersTable | null {
  const line = r.limit ?? r.margin;
  if (line === null) return null;
  const { oneHeads: heads } = said.page;
  const digits = timeDecimals([r.candidate.pooled]);
  const alone = runsAlone(r);
  const single = r.baseline === null;
  const name = single ? quantileName(r.quantile) : said.runsHeads.change;
  return {
    head: [heads.run, name, heads.read, ...(single ? [heads.interval] : [])],
    rows: alone.map(({ name: run, value, limits }) => [
      run,
      Number.isFinite(value) ? fixed(value, digits) : orDash(value, digits),
      words.verdicts.word[value <= line ? "pass" : "fail"],
      ...(limits === null ? [] : [words.verdicts.word[byInterval(limits, line)]]),
    ]),
    left: [true, false, true, true],
  };
}

function byInterval(
  { lower, upper }: { readonly lower: number; readonly upper: number },
  line: number,
): "pass" | "fail" | "inconclusive" {
  if (upper <= line) return "pass";
  return lower > line ? "fail" : "inconclusive";
}
