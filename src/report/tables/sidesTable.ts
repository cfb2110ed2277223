import type { SideSummary } from "../../gates/results.ts";
import { decimalsToSeparate, fixed, grouped } from "../numbers.ts";
import type { ReadersTable } from "../readersTable.ts";
import type { Words } from "../words/Words.ts";

/**
 * Each system's mean and what it was computed from.
 *
 * @param lines means are shown with digits enough to lie on one side of these
 */
export function sidesTable(
  sides: readonly (readonly [name: string, side: SideSummary])[],
  lines: readonly number[],
  { report, page }: Words,
): ReadersTable {
  const { heads } = page;
  const digits = decimalsToSeparate(
    sides.flatMap(([, { mean }]) => (mean === null ? [] : [mean])),
    lines,
  );
  const total = ({ scored, missing, errors }: SideSummary): number => scored + missing + errors;
  const lost = (["missing", "errors"] as const).filter((kind) => sides.some(([, side]) => side[kind] > 0));
  const kinds = { missing: heads.missing, errors: heads.failed };
  return {
    head: [heads.system, report.mean, heads.scored, ...lost.map((kind) => kinds[kind])],
    rows: sides.map(([name, side]) => [
      name,
      side.mean === null ? "–" : fixed(side.mean, digits),
      page.of({ part: side.scored, all: total(side) }),
      ...lost.map((kind) => grouped(side[kind])),
    ]),
    left: [true, false, false, ...lost.map(() => false)],
  };
}
