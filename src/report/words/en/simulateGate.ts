import type { GateSimulation } from "../../../simulate/goldenSets/GateSimulation.ts";
import type { GateRow, Misfit } from "../../../simulate/goldenSets/gateRows.ts";
import type { GoldenRuleName } from "../../../simulate/goldenSets/goldenRuleNames.ts";
import { brief, count, figures, grouped, hundred, percent, plain } from "../../numbers.ts";
import { lastName } from "../lastName.ts";
import type { SimulationWords } from "../SimulationWords.ts";
import { rowsAtMargin } from "../simulatedRows.ts";

/** The head of each rule's column. */
export const ruleHeads: Readonly<Record<GoldenRuleName, string>> = {
  gate: "gate",
  gaffke: "gaffke",
  t: "t",
  percentile: "G3",
  "sign-flip": "G3′",
  unpaired: "G3u",
  difference: "G2",
  threshold: "G1",
  "threshold-below": "G1-",
  "threshold-above": "G1+",
};

/** What each rule does, beneath the table. */
export function ruleWords(rule: GoldenRuleName, { margin, threshold, alpha }: GateSimulation): string {
  const line = plain(margin);
  const words: Readonly<Record<GoldenRuleName, string>> = {
    gate: "what gatestats gate does by itself",
    gaffke: "gatestats gate --method gaffke: the most careful",
    t: "gatestats gate --method t --no-floor: the textbook interval",
    percentile: `paired bootstrap: passes where its lower ${percent(1 - alpha)} limit is above -${line}`,
    "sign-flip": "the same by flipping the signs of differences",
    unpaired: "the same, each system resampled on its own",
    difference: `passes where the two means differ by ${line} at most`,
    threshold: `passes where the candidate's mean reaches ${plain(threshold ?? 0)}`,
    "threshold-below": `passes where the candidate's mean reaches a threshold ${line} below its true mean: it should`,
    "threshold-above": `the same with the threshold ${line} above its true mean: it should not`,
  };
  return words[rule];
}

/** A change, as a row of the table names it: no longer than `room`, by a shorter name of the candidate. */
export function changeName({ kind, scenario, loss }: GateRow, room: number): string {
  if (kind === "unchanged") return "nothing changed";
  if (kind !== "candidate") return `loses ${brief(loss)}${kind === "few" ? " in few" : " spread out"}`;
  const size =
    Math.abs(loss) < 5e-13 ? "same mean" : `${loss > 0 ? "loses" : "gains"} ${figures(Math.abs(loss), 3)}`;
  return `${lastName(scenario, room - size.length - 2)}: ${size}`;
}

/** The first sentence: what the gate that is advised does at the margin and on an unchanged system. */
export function headline(s: GateSimulation, units: number): string {
  const { atMargin, unchanged: same, difference: two } = rowsAtMargin(s, units);
  const sets = `golden sets of ${count(units, s.unit)}`;
  if (atMargin === undefined || same === undefined)
    return `Each rule, put to ${grouped(s.draws)} ${sets} and other sizes drawn from your ${count(s.population, s.unit)}.`;
  const more = two === undefined ? "" : `; comparing the two means would pass it in ${hundred(two.pass)}`;
  return (
    `In ${hundred(atMargin.pass)} of 100 ${sets}, gatestats gate passes a change that truly loses the margin of ${plain(s.margin)}${more}. ` +
    `It passes a system that did not change in ${hundred(same.pass)}.${enoughWords(s, units)}`
  );
}

/** From which size on an unchanged system mostly passes. */
function enoughWords({ rows, unit }: GateSimulation, units: number): string {
  const passes = rows.filter(({ kind, rule }) => kind === "unchanged" && rule === "gate");
  const enough = passes.find(({ pass }) => pass >= 0.8);
  if (enough === undefined) return ` No size tried is enough for that to happen in 80 of 100.`;
  if (enough === passes[0]) return "";
  if (enough.units === units) return ` Of the sizes tried no smaller one suffices for that.`;
  return ` With ${count(enough.units, unit)} that happens in ${hundred(enough.pass)} of 100.`;
}

/** How the numbers came about. */
export function howDrawn(s: GateSimulation): string {
  return (
    `Your ${count(s.population, s.unit)} stand for all there are, so that what is true is known; golden sets are drawn ` +
    `from them ${grouped(s.draws)} times, the same for every rule and change (seed ${s.seed}).`
  );
}

/** How the changes were made that were not given. */
export const howBuilt: string =
  "Losses are built from the baseline's scores and are exact. In few: questions drawn at random fall to the lowest score " +
  "until the loss is reached. Spread out: every question loses the same share of its score.";

/** What "with" and "without" say beside a size. */
export function replacementWords({ unit }: GateSimulation): string {
  return `without: no ${unit} comes twice in a golden set; with: a ${unit} may, as where new ones like it keep coming.`;
}

/** What the normal approximation is worth. */
export function misfitWords({ misfits, unit }: GateSimulation): string {
  const [least] = misfits;
  const most = misfits[misfits.length - 1];
  const points = ({ median, most: furthest }: Misfit): string =>
    `${Math.round(100 * median)} of 100 as a rule and ${Math.round(100 * furthest)} at worst`;
  const larger = most === least ? "" : `, with ${grouped(most.units)} by ${points(most)}`;
  return (
    `Why draw: a formula (the normal curve) in place of drawing would be off by ${points(least)} with ` +
    `${count(least.units, unit)}${larger}.`
  );
}

/** What the page says beside these. */
export const pageWords = {
  next: (unit: string): string => `Next: how many ${unit}s would be enough?`,
  curves: "How often each rule passes",
  changes: "Change by change",
  rules: "The rules",
  rates: "Every rate",
  ofHundred: (units: number, unit: string): string =>
    `Of 100 golden sets of ${count(units, unit)}, so many pass.`,
  everyRate: "Shares of golden sets that pass, fail, and are inconclusive.",
  change: "change",
  may: "may pass",
  yes: "yes",
  no: "no",
  size: (unit: string): string => `${unit}s`,
  drawn: "drawn",
  rule: "rule",
} as const;

/** What the curves show. */
export const figureWords = {
  passesBySize: "Golden sets that pass, by their size; bars are two Monte Carlo errors.",
  operatingCharacteristic: (units: number, unit: string): string =>
    `The operating characteristic: golden sets of ${count(units, unit)} that pass, by the true loss.`,
  answers: "The answers of gatestats gate, by the size of golden sets.",
  size: (unit: string): string => `${unit}s in a golden set`,
  trueLoss: "true loss",
  share: "golden sets",
  verdicts: { pass: "pass", fail: "fail", inconclusive: "inconclusive" },
} as const;

/** All that a page says of a simulated gate. */
export const simulation: SimulationWords = {
  ruleWords,
  changeName,
  headline,
  howDrawn,
  howBuilt,
  replacementWords,
  misfitWords,
  page: pageWords,
  figures: figureWords,
};
