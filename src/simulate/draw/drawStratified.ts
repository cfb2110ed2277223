import type { Random } from "../../stats/Random.ts";
import { drawWithoutReplacement } from "./drawWithoutReplacement.ts";

/**
 * A simple random sample without replacement in each stratum.
 *
 * @param strata the members of each stratum
 * @param counts how many to draw of each
 * @returns those drawn of each stratum, in the order in which its members are given
 * @throws RangeError when more are to be drawn than a stratum has
 */
export function drawStratified(
  strata: readonly Int32Array[],
  counts: readonly number[],
  random: Random,
): readonly Int32Array[] {
  return strata.map((members, h) =>
    drawWithoutReplacement(counts[h], members.length, random).map((at) => members[at]),
  );
}
