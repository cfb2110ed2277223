import type { GateSimulation } from "../../../simulate/goldenSets/GateSimulation.ts";
import type { GateRow, Misfit } from "../../../simulate/goldenSets/gateRows.ts";
import type { GoldenRuleName } from "../../../simulate/goldenSets/goldenRuleNames.ts";
import { brief, count, grouped, plain } from "../../numbers.ts";

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
    t: "Student's t on the differences, no floor",
    percentile: `paired bootstrap: passes where its lower ${plain(1 - alpha)} limit is above -${line}`,
    "sign-flip": "the same by flipping signs",
    unpaired: "the same, each system resampled on its own",
    difference: `passes where the two means differ by ${line} at most`,
    threshold: `passes where the candidate's mean reaches ${plain(threshold ?? 0)}`,
    "threshold-below": `passes where the candidate's mean reaches a threshold ${line} below its true mean: it should`,
    "threshold-above": `the same with the threshold ${line} above its true mean: it should not`,
  };
  return words[rule];
}

/** A change, as a row of the table names it. */
export function changeName({ kind, scenario, loss }: GateRow, margin: number): string {
  if (kind === "unchanged") return "nothing changed";
  const size =
    Math.abs(loss) < 5e-13 ? "same mean" : `${loss > 0 ? "loses" : "gains"} ${brief(Math.abs(loss))}`;
  if (kind === "candidate") return `${shortName(scenario)}: ${size}`;
  const exact = Math.abs(loss - margin) < 1e-12 ? ", the margin" : "";
  return `loses ${brief(loss)}${kind === "few" ? " in few" : " spread out"}${exact}`;
}

/** A file without its folders, and no longer than a column bears. */
function shortName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? name;
  return last.length > 24 ? `${last.slice(0, 23)}…` : last;
}

/** The first sentence: what the gate that is advised does at the margin and on an unchanged system. */
export function headline(s: GateSimulation, units: number): string {
  const of = (kind: GateRow["kind"], loss: number, rule: GoldenRuleName): GateRow | undefined =>
    s.rows.find(
      (r) => r.kind === kind && Math.abs(r.loss - loss) < 1e-12 && r.units === units && r.rule === rule,
    );
  const sets = `golden sets of ${count(units, s.unit)}`;
  const atMargin = of("few", s.margin, "gate");
  const same = of("unchanged", 0, "gate");
  const two = of("few", s.margin, "difference");
  if (atMargin === undefined || same === undefined)
    return `Each rule, put to ${grouped(s.draws)} ${sets} and other sizes drawn from your ${count(s.population, s.unit)}.`;
  const more = two === undefined ? "" : `; comparing the two means would pass it in ${hundred(two.pass)}`;
  return (
    `Of 100 ${sets}, gatestats gate passes a change that truly loses ${plain(s.margin)} in ` +
    `${hundred(atMargin.pass)}, and a system that did not change in ${hundred(same.pass)}${more}.${enoughWords(s)}`
  );
}

/** From which size on an unchanged system mostly passes. */
function enoughWords({ rows, unit }: GateSimulation): string {
  const passes = rows.filter(({ kind, rule }) => kind === "unchanged" && rule === "gate");
  const enough = passes.find(({ pass }) => pass >= 0.8);
  if (enough === undefined) return ` No size tried is enough for an unchanged system to pass in 80 of 100.`;
  return ` From ${count(enough.units, unit)} on an unchanged system passes in ${hundred(enough.pass)} of 100.`;
}

/** A share as so many of a hundred, never 0 where there was one. */
export function hundred(share: number): string {
  if (share > 0 && share < 0.005) return "<1";
  if (share < 1 && share > 0.995) return ">99";
  return String(Math.round(100 * share));
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

/** What the normal approximation is worth. */
export function misfitWords({ misfits, unit }: GateSimulation): string {
  const [least] = misfits;
  const most = misfits[misfits.length - 1];
  const points = ({ median, most: furthest }: Misfit): string =>
    `${Math.round(100 * median)} in 100 as a rule and ${Math.round(100 * furthest)} at most`;
  const larger = most === least ? "" : `, with ${grouped(most.units)} by ${points(most)}`;
  return (
    `A formula in place of drawing (the normal approximation) would be off by ${points(least)} with ` +
    `${count(least.units, unit)}${larger}.`
  );
}
