import { equalSizes } from "../../stats/equalSizes.ts";
import { groupTotals } from "../../stats/groupTotals.ts";
import { lowerLimit } from "../../stats/limits.ts";
import { toLocate, toSketch } from "../../stats/tails/upperTail.ts";
import { movedDocument } from "../../stats/tilting/movedDocument.ts";
import {
  roughTiltedTail,
  type TiltedSample,
  tiltedCells,
  tiltedSample,
  tiltedTail,
} from "../../stats/tilting/tilted.ts";
import { tiltedSource } from "../../stats/tilting/tiltedSource.ts";
import { type PairedTotals, rangeOf } from "../PairedTotals.ts";
import type { LossTest } from "./LossTest.ts";
import { needsBounds } from "./needsBounds.ts";
import { roughError } from "./roughError.ts";
import { tiltedPValue } from "./tilted.ts";

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
    return lowerLimit((mu) => tiltedTail(sample, mu, use).p, alpha, {
      worst: sample.unseen.score,
      estimate: sample.estimate,
      width: roughError(pair.totals, sample.estimate, rangeOf(pair)),
      monotone: equalSizes(pair.totals),
      rough: (mu) => roughTiltedTail(sample, mu),
      tolerance: 1e-7 * (sample.estimate - sample.unseen.score),
    });
  },
};

function sampleOf(pair: PairedTotals): TiltedSample {
  const ties = pair.unchanged === 0 ? "ranked" : "alike";
  const { totals } = pair;
  return tiltedSample(groupTotals(totals), movedDocument(totals, pair.lowest), ties, tiltedCells);
}
