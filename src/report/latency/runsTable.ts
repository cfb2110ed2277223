import type { LatencyResult } from "../../gates/latency.ts";
import type { Bounded } from "../../stats/latency/describeRuns.ts";
import { fixed, grouped, percent } from "../numbers.ts";
import { orDash } from "../parts.ts";
import type { ReadersTable } from "../readersTable.ts";
import { runsHeads as english, quantileName, timeDecimals } from "../words/en/latency.ts";
import type { RunsHeads } from "../words/LatencyWords.ts";

/** A row a run, with the exact interval of the quantile inside it; for two systems side by side. */
export function runsTable(r: LatencyResult, heads: RunsHeads = english): ReadersTable {
  const { head, rows } = r.baseline === null ? runsOfOne(r, heads) : runsOfBoth(r, r.baseline, heads);
  return { head, rows: shortened(rows, head.length), left: head.map((_, i) => i === 0) };
}

type Table = Pick<ReadersTable, "head" | "rows">;

function runsOfOne({ candidate, level, quantile: share }: LatencyResult, heads: RunsHeads): Table {
  const digits = timeDecimals([candidate.pooled]);
  return {
    head: [heads.run, heads.measured, "P50", quantileName(share), heads.interval(percent(level))],
    rows: candidate.runs.map(({ count, median, quantile }, i) => [
      candidate.names[i],
      grouped(count),
      orDash(median.value, digits),
      orDash(quantile.value, digits),
      ends(quantile, digits, heads),
    ]),
  };
}

function runsOfBoth(
  r: LatencyResult,
  baseline: NonNullable<LatencyResult["baseline"]>,
  heads: RunsHeads,
): Table {
  const { candidate } = r;
  const name = quantileName(r.quantile);
  const digits = timeDecimals([baseline.pooled, candidate.pooled]);
  return {
    head: [heads.run, heads.before("P50"), heads.after, heads.before(name), heads.after, heads.change],
    rows: baseline.names.map((run, i) => {
      const [before, after] = [baseline.runs[i], candidate.runs[candidate.names.indexOf(run)]];
      return [
        run,
        orDash(before.median.value, digits),
        orDash(after.median.value, digits),
        orDash(before.quantile.value, digits),
        orDash(after.quantile.value, digits),
        orDash(after.quantile.value - before.quantile.value, digits),
      ];
    }),
  };
}

/** `762.1 to 949.4`, or what there is of it. */
function ends({ lower, upper }: Bounded, digits: number, heads: RunsHeads): string {
  const [low, high] = [lower, upper].map((end) => (Number.isFinite(end) ? fixed(end, digits) : null));
  if (low !== null && high !== null) return heads.ends({ lower: low, upper: high });
  return low !== null ? heads.orMore(low) : high !== null ? heads.orLess(high) : "–";
}

const shownRuns = 12;

/** The first rows; a row of dots stands for the others. */
function shortened(rows: Table["rows"], columns: number): Table["rows"] {
  if (rows.length <= shownRuns) return rows;
  return [...rows.slice(0, shownRuns), ["…", ...Array.from({ length: columns - 1 }, () => "")]];
}
