import type { Verdict } from "../../gates/results.ts";
import type { GateSimulation } from "../../simulate/goldenSets/GateSimulation.ts";
import type { GateRow } from "../../simulate/goldenSets/gateRows.ts";
import type { GoldenRuleName } from "../../simulate/goldenSets/goldenRuleNames.ts";
import type { Unit } from "./kinds.ts";

/** Every phrase of a page on simulated gates, in one language. The rules' own names, such as G3, are the same in all. */
export interface SimulationWords {
  /** What each rule does, in a clause. */
  readonly ruleWords: (rule: GoldenRuleName, s: GateSimulation) => string;
  /** A change, no longer than `room`. */
  readonly changeName: (row: GateRow, room: number) => string;
  /** What the gate that is advised does at the margin and on an unchanged system, with golden sets of one size. */
  readonly headline: (s: GateSimulation, units: number) => string;
  /** How the numbers came about. */
  readonly howDrawn: (s: GateSimulation) => string;
  /** How the changes were made that were not given. */
  readonly howBuilt: string;
  /** What "with" and "without" replacement say. */
  readonly replacementWords: (s: GateSimulation) => string;
  /** What the normal approximation is worth. */
  readonly misfitWords: (s: GateSimulation) => string;
  readonly page: {
    readonly next: (unit: Unit) => string;
    readonly curves: string;
    readonly changes: string;
    readonly rules: string;
    readonly rates: string;
    readonly ofHundred: (units: number, unit: Unit) => string;
    readonly everyRate: string;
    readonly change: string;
    readonly may: string;
    readonly yes: string;
    readonly no: string;
    readonly size: (unit: Unit) => string;
    readonly drawn: string;
    readonly rule: string;
  };
  readonly figures: {
    readonly passesBySize: string;
    readonly operatingCharacteristic: (units: number, unit: Unit) => string;
    readonly answers: string;
    readonly size: (unit: Unit) => string;
    readonly trueLoss: string;
    readonly share: string;
    readonly verdicts: Readonly<Record<Verdict, string>>;
  };
}
