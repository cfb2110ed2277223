import { groupTotals } from "../../stats/groupTotals.ts";
import { toLocate, toSketch } from "../../stats/tails/upperTail.ts";
import { movedDocument } from "../../stats/tilting/movedDocument.ts";
import { type TiltedSample, tiltedCells, tiltedSample } from "../../stats/tilting/tilted.ts";
import { tiltedSource } from "../../stats/tilting/tiltedSource.ts";
import type { PairedTotals } from "../PairedTotals.ts";
import type { LossTest } from "./LossTest.ts";
import { needsBounds } from "./needsBounds.ts";
import { tiltedLower, tiltedPValue } from "./tilted.ts";

/**
 * Tilting for a comparison: the unseen document moves in proportion to those seen, not as far as can be. A gate, whose
 * pass must hold against a loss that no document showed, takes `tilted` instead.
 */
export const tiltedMoved: LossTest = {
  name: "tilted-moved",
  title: "tilted likelihood with an unseen document that moves as those seen",
  source: tiltedSource,
  rule: "paired",
  carriesFloor: true,
  applies: needsBounds,
  pValue: (pair, mu, use) => tiltedPValue(sampleOf(pair), pair, mu, use),
  lower(pair, alpha) {
    const sample = sampleOf(pair);
    const use = sample.lattice.natural ? toLocate : toSketch;
    return tiltedLower(sample, pair, alpha, use, 1e-7 * (sample.estimate - sample.unseen.score));
  },
};

function sampleOf(pair: PairedTotals): TiltedSample {
  const ties = pair.unchanged === 0 ? "ranked" : "alike";
  const { totals } = pair;
  return tiltedSample(groupTotals(totals), movedDocument(totals, pair.lowest), ties, tiltedCells);
}
