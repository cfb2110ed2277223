import type { GateStudy } from "../simulate/goldenSets/GateStudy.ts";
import { type GoldenRuleName, goldenRuleNames } from "../simulate/goldenSets/goldenRuleNames.ts";
import type { GateTally } from "../simulate/goldenSets/goldenSets.ts";

/** What each golden set was told by each rule: 1 pass, −1 fail, 0 inconclusive. */
export class Decisions {
  readonly draws: number;
  readonly #rules: readonly GoldenRuleName[];
  readonly #scenarios: number;
  readonly #sizes: number;
  readonly #decisions: Int8Array;

  /** @param study of one way of drawing, whose decisions were kept */
  constructor(study: GateStudy, { draws, decisions = new Int8Array(0) }: GateTally) {
    this.draws = draws;
    this.#rules = goldenRuleNames.filter((name) => study.rules.includes(name));
    this.#scenarios = study.scenarios.length;
    this.#sizes = study.sizes.length;
    this.#decisions = decisions;
  }

  /** Whether a rule passes a scenario, 1 or 0 for each golden set of one size. */
  passes(size: number, scenario: number, rule: GoldenRuleName): Uint8Array {
    const rules = this.#rules.length;
    const stride = this.#sizes * this.#scenarios * rules;
    const at = (size * this.#scenarios + scenario) * rules + this.#rules.indexOf(rule);
    return Uint8Array.from({ length: this.draws }, (_, draw) =>
      this.#decisions[draw * stride + at] === 1 ? 1 : 0,
    );
  }
}
