import type { ClusterTotals } from "../ClusterTotals.ts";
import { equalSizes } from "../equalSizes.ts";
import { sum, sumOfSquares } from "../sums.ts";
import type { UnseenDocument } from "./tilted.ts";

/**
 * The document that was not drawn, where documents hold differences of two systems: it has Σn²/N questions, and its
 * differences add up to c times those of the document that moved furthest. With J the documents that moved, c is
 * 0.8 + 12/J² where documents are of one size and 0.9 + 20/J² where they are not: when few moved, little is known of how
 * far they can. When none did, it moves as far as there is room.
 *
 * The factor was chosen by simulation (the coverage table of differences): of those tried the least that covers in all
 * its cells.
 *
 * @param worst the lowest difference that one question can show
 */
export function movedDocument({ n, s }: Pick<ClusterTotals, "n" | "s">, worst: number): UnseenDocument {
  let moved = 0;
  let furthest = 0;
  for (const difference of s) {
    if (difference !== 0) moved++;
    furthest = Math.max(furthest, Math.abs(difference));
  }
  const size = sumOfSquares(n) / sum(n);
  const factor = equalSizes({ n }) ? 0.8 + 12 / moved ** 2 : 0.9 + 20 / moved ** 2;
  return { size, score: moved === 0 ? worst : Math.max(worst, (-factor * furthest) / size) };
}
