import type { GateSimulation } from "../../simulate/goldenSets/GateSimulation.ts";
import type { GateRow } from "../../simulate/goldenSets/gateRows.ts";
import type { GoldenRuleName } from "../../simulate/goldenSets/goldenRuleNames.ts";

/** What the first sentence on a simulation rests on: the gate at the margin and on no change, two means at the margin. */
export interface TellingRows {
  readonly atMargin: GateRow | undefined;
  readonly unchanged: GateRow | undefined;
  readonly difference: GateRow | undefined;
}

export function rowsAtMargin({ rows, margin }: GateSimulation, units: number): TellingRows {
  const of = (kind: GateRow["kind"], loss: number, rule: GoldenRuleName): GateRow | undefined =>
    rows.find(
      (r) => r.kind === kind && Math.abs(r.loss - loss) < 1e-12 && r.units === units && r.rule === rule,
    );
  return {
    atMargin: of("few", margin, "gate"),
    unchanged: of("unchanged", 0, "gate"),
    difference: of("few", margin, "difference"),
  };
}
