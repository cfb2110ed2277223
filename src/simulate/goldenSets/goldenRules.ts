import { lossTests } from "../../gates/lossTests/index.ts";
import type { LossTest } from "../../gates/lossTests/LossTest.ts";
import { exchanged } from "../../gates/PairedTotals.ts";
import { sizesAreKnown } from "../../gates/trust.ts";
import type { Side } from "../../stats/tails/edgeworth.ts";
import { toDecide } from "../../stats/tails/upperTail.ts";
import type { Asked, Lines, Truth } from "./Asked.ts";
import type { GoldenSet } from "./GoldenSet.ts";
import type { GoldenRuleName } from "./goldenRuleNames.ts";
import {
  percentileScreen,
  type Screen,
  signFlipScreen,
  studentScreen,
  unpairedScreen,
  unseenScreen,
} from "./screens.ts";

/** 1 pass, −1 fail, 0 inconclusive. */
export type Decision = 1 | 0 | -1;

/** One way to decide, as it is simulated. */
export interface GoldenRule {
  readonly name: GoldenRuleName;
  /** The published name of the rule, where it has one. */
  readonly published: "G1" | "G2" | "G3" | "G3u" | "G3′" | null;
  /** How p-values come about, for the prediction; point: from two numbers alone. */
  readonly spread: "point" | "paired" | "unpaired";
  /** Which decision is right. */
  right(lines: Lines, truth: Truth): 1 | -1;
  /** A function that decides one set after another, and remembers what it has seen. */
  decider(asked: Asked): (set: GoldenSet, truth: Truth) => Decision;
}

const reaches = (name: GoldenRuleName, line: (lines: Lines, truth: Truth) => number): GoldenRule => ({
  name,
  published: "G1",
  spread: "point",
  right: (lines, truth) => (truth.candidate >= line(lines, truth) - lines.slack ? 1 : -1),
  decider: (asked) => (set, truth) => (set.candidate >= line(asked, truth) - asked.slack ? 1 : -1),
});

/** A loss of the margin or more is what a gate is there to stop. */
const lossDecides = ({ margin, slack }: Lines, { loss }: Truth): 1 | -1 => (loss < margin - slack ? 1 : -1);

const difference: GoldenRule = {
  name: "difference",
  published: "G2",
  spread: "point",
  right: lossDecides,
  decider:
    ({ margin, slack }) =>
    (set) =>
      set.difference >= -margin - slack ? 1 : -1,
};

/** A rule that asks a loss test. */
interface Tested {
  readonly name: GoldenRuleName;
  readonly published: GoldenRule["published"];
  test(asked: Asked): LossTest;
  readonly screen: Screen;
}

function tested(rule: Tested): GoldenRule {
  return {
    name: rule.name,
    published: rule.published,
    spread: rule.name === "unpaired" ? "unpaired" : "paired",
    right: lossDecides,
    decider: (asked) => deciderOf(rule, asked),
  };
}

function lossTest(name: string, rule: LossTest["rule"]): LossTest {
  return lossTests.find((test) => test.name === name && test.rule === rule)!;
}

/**
 * Every rule. Those with a published name are simulated as published, without the floor; `gate` is what gatestats gate
 * takes by itself.
 */
export const goldenRules: readonly GoldenRule[] = [
  reaches("threshold", ({ threshold }) => threshold),
  reaches("threshold-below", ({ margin }, truth) => truth.candidate - margin),
  reaches("threshold-above", ({ margin, slack }, truth) => truth.candidate + margin + 2 * slack),
  difference,
  tested({
    name: "percentile",
    published: "G3",
    test: () => lossTest("percentile", "paired"),
    screen: percentileScreen,
  }),
  tested({
    name: "unpaired",
    published: "G3u",
    test: () => lossTest("percentile", "unpaired"),
    screen: unpairedScreen,
  }),
  tested({
    name: "sign-flip",
    published: "G3′",
    test: () => lossTest("sign-flip", "paired"),
    screen: signFlipScreen,
  }),
  tested({ name: "t", published: null, test: () => lossTest("t", "paired"), screen: studentScreen }),
  tested({ name: "gaffke", published: null, test: () => lossTest("gaffke", "paired"), screen: unseenScreen }),
  tested({
    name: "gate",
    published: null,
    test: ({ bounded }) => lossTest(bounded ? "tilted" : "hall", "paired"),
    screen: unseenScreen,
  }),
];

/** Settles what a cheap bound can settle, and asks the test itself for the rest; sets that are alike only once. */
function deciderOf(rule: Tested, asked: Asked): (set: GoldenSet) => Decision {
  const { margin, alpha, slack } = asked;
  const test = rule.test(asked);
  const use = toDecide(alpha);
  const memory = new Map<number, Decision>();
  const refuted = (set: GoldenSet, sign: 1 | -1, side: Side): boolean => {
    if (side !== "near") return side === "below";
    const pair = sign === 1 ? set.pair() : exchanged(set.pair());
    const { p, error } = test.pValue(pair, -sign * (margin + slack), use, {});
    return p + error <= alpha;
  };
  const remembers = rule.name !== "unpaired";
  return (set) => {
    // documents of very unequal size: the gate itself withholds its verdict there
    if (rule.name === "gate" && !set.plain && !sizesAreKnown(set.pair(), {})) return 0;
    const pass = rule.screen(set, 1, asked);
    if (pass === "below") return 1;
    const fail = rule.screen(set, -1, asked);
    if (pass === "above" && fail !== "near") return fail === "below" ? -1 : 0;
    const known = remembers ? memory.get(set.key) : undefined;
    if (known !== undefined) return known;
    const decision = refuted(set, 1, pass) ? 1 : refuted(set, -1, fail) ? -1 : 0;
    if (remembers) memory.set(set.key, decision);
    return decision;
  };
}
