import type { GateSimulation } from "../../simulate/goldenSets/GateSimulation.ts";
import type { GoldenRuleName } from "../../simulate/goldenSets/goldenRuleNames.ts";
import { ruleHeads } from "../words/en/simulateGate.ts";

/** The rules in the order of their heads. */
export function rulesOf({ rows }: GateSimulation): readonly GoldenRuleName[] {
  const names = new Set(rows.map(({ rule }) => rule));
  return (Object.keys(ruleHeads) as GoldenRuleName[]).filter((name) => names.has(name));
}
