import type { SideSummary } from "../../gates/results.ts";
import { fixed, grouped } from "../numbers.ts";
import type { ReadersTable } from "../readersTable.ts";
import { type ShownChange, sideDecimals } from "../sideDecimals.ts";
import type { Words } from "../words/Words.ts";

/**
 * Each system's mean and what it was computed from.
 *
 * @param lines means are shown with digits enough to lie on one side of these
 * @param mean the name of their means
 * @param change the change that is shown beside them
 */
export function sidesTable(
  sides: readonly (readonly [name: string, side: SideSummary])[],
  lines: readonly number[],
  { report, page }: Words,
  { mean = report.mean, change }: { readonly mean?: string; readonly change?: ShownChange } = {},
): ReadersTable {
  const { heads } = page;
  const digits = sideDecimals(
    sides.map(([, side]) => side.mean),
    lines,
    change,
  );
  const total = ({ scored, missing, errors }: SideSummary): number => scored + missing + errors;
  const lost = (["missing", "errors"] as const).filter((kind) => sides.some(([, side]) => side[kind] > 0));
  const kinds = { missing: heads.missing, errors: heads.failed };
  return {
    head: [heads.system, mean, heads.scored, ...lost.map((kind) => kinds[kind])],
    rows: sides.map(([name, side]) => [
      name,
      side.mean === null ? "–" : fixed(side.mean, digits),
      page.of({ part: side.scored, all: total(side) }),
      ...lost.map((kind) => grouped(side[kind])),
    ]),
    left: [true, false, false, ...lost.map(() => false)],
  };
}
