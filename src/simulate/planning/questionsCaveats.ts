import type { Caveat } from "../../stats/types.ts";
import type { PilotPair, QuestionsQuestion, SizeRow } from "./QuestionsPlan.ts";

/** Changed questions below which a golden set says little of how they spread. */
const fewChanges = 10;
/** A formula further off than this is said to mislead. */
const misleads = 0.1;

/** A true loss within the margin: with more questions fewer samples may pass by luck. */
export function fallingCaveat({ margin, trueChange, better }: QuestionsQuestion): readonly Caveat[] {
  const loss = better === "higher" ? -trueChange : trueChange;
  return loss > 0 && loss < margin ? [{ code: "pass-may-fall", params: { loss, margin } }] : [];
}

/** A golden set of the planned size would hold few changes. */
export function fewCaveat({ shareChanged, seen, questions }: PilotPair, count: number): readonly Caveat[] {
  const expected = shareChanged * count * (questions / seen.totals.n.length);
  return expected < fewChanges
    ? [{ code: "few-changes", params: { share: shareChanged, expected: Math.round(expected) } }]
    : [];
}

/** The formula and the golden sets drawn are far apart. */
export function misleadingCaveat(sizes: readonly SizeRow[]): readonly Caveat[] {
  const off = ({ passByFormula, simulated }: SizeRow): number =>
    simulated === null ? 0 : Math.abs(passByFormula - simulated.pass);
  const worst = sizes.reduce((a, b) => (off(b) > off(a) ? b : a));
  return off(worst) > misleads && worst.simulated !== null
    ? [
        {
          code: "formula-misleads",
          params: { count: worst.count, formula: worst.passByFormula, simulated: worst.simulated.pass },
        },
      ]
    : [];
}
