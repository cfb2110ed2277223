import type { MetricVerdict, Needed } from "../../gates/results.ts";
import { roundedUp } from "../numbers.ts";
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
    ...(r.needed === null ? [] : [advice.needed({ ...neededUnits(r.needed), power: r.needed.power })]),
    advice.repeats[given.unit],
  ];
}

function neededUnits({ clusters, questions }: Needed): Counted {
  return clusters === undefined
    ? { unit: "question", count: questions ?? 0 }
    : { unit: "document", count: clusters };
}
