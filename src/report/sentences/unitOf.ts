import type { Unit } from "../words/kinds.ts";
import type { Counted } from "../words/VerdictWords.ts";

interface Sizes {
  readonly clusters: number;
  readonly questions: number;
}

/** What was sampled: documents where questions share any, else questions. */
export function unitOf({ clusters, questions }: Sizes): Unit {
  return clusters < questions ? "document" : "question";
}

/** How many of them there are. */
export function countedUnits(sizes: Sizes): Counted {
  const unit = unitOf(sizes);
  return { unit, count: unit === "document" ? sizes.clusters : sizes.questions };
}
