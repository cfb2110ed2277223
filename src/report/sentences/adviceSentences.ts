import type { MetricVerdict, Needed } from "../../gates/results.ts";
import { grouped, roundedUp } from "../numbers.ts";
import type { Counted } from "../words/VerdictWords.ts";
import type { Words } from "../words/Words.ts";
import { hasCaveat } from "./hasCaveat.ts";
import { countedUnits } from "./unitOf.ts";

/** What it would take to know, one sentence a line; the numbers come with the result. */
export function adviceSentences(r: MetricVerdict, { verdicts: { advice } }: Words): readonly string[] {
  const given = countedUnits(r);
  return [
    ...(r.smallestMargin === null
      ? []
      : [advice.smallestMargin({ ...given, margin: roundedUp(r.smallestMargin) })]),
    ...(r.wouldPassAt === null || hasCaveat(r, "heavy-documents")
      ? []
      : [advice.wouldPassAt({ margin: roundedUp(r.wouldPassAt), alpha: r.alpha })]),
    ...(r.needed === null ? [] : [neededSentence(r, r.needed, advice)]),
    advice.repeats[given.unit],
  ];
}

/** How many are needed, beside how many would be the least where there are too few even for that. */
function neededSentence(
  { floor }: MetricVerdict,
  needed: Needed,
  advice: Words["verdicts"]["advice"],
): string {
  const p = { ...neededUnits(needed), power: needed.power };
  return floor === null || floor.met
    ? advice.needed(p)
    : advice.floorAndNeeded({ ...p, required: grouped(floor.required) });
}

function neededUnits({ clusters, questions }: Needed): Counted {
  return clusters === undefined
    ? { unit: "question", count: questions ?? 0 }
    : { unit: "document", count: clusters };
}
