import type { CoverageResult, CoverageResultRow } from "../../simulate/CoverageSimulation.ts";
import { fixed } from "../numbers.ts";
import { orDash } from "../parts.ts";
import type { ReadersTable } from "../readersTable.ts";
import { shown } from "../words/en/simulateCoverage.ts";

/** How often each method held the truth in samples of one size: one row a method, what is recommended with a star. */
export function coverageCells({ rows }: CoverageResult): ReadersTable {
  return {
    head: ["method", "holds", "", "too low", "too high", "width", "median", ""],
    rows: rows.map((row) => [
      `${row.method}${row.recommended ? " *" : ""}`,
      shown(row),
      `± ${fixed(100 * row.error, 1)}`,
      fixed(100 * row.missBelow, 1),
      fixed(100 * row.missAbove, 1),
      orDash(row.meanWidth, 3),
      orDash(row.medianWidth, 3),
      remark(row),
    ]),
    left: [true, false, true, false, false, false, false, true],
  };
}

function remark({ degenerate, unavailable, unbounded }: CoverageResultRow): string {
  return [
    ...(degenerate > 0 ? [`${fixed(100 * degenerate, 1)} all alike`] : []),
    ...(unbounded > 0 ? [`${fixed(100 * unbounded, 1)} without end`] : []),
    ...(unavailable > 0 ? [`${fixed(100 * unavailable, 1)} none`] : []),
  ].join(", ");
}
