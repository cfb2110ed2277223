import type { StratifiedSample } from "./Design.ts";
import { DesignError } from "./DesignError.ts";

/** A stratum as it was drawn: M_h, or its share of all documents, by which it weighs; one stratum needs neither. */
export interface DrawnStratum {
  readonly name: string;
  readonly population?: number;
  readonly share?: number;
}

/**
 * Documents drawn inside strata.
 *
 * @param stratum the number of each document's stratum
 * @param sizes N_d, where questions were drawn in documents too
 * @throws DesignError for a stratum without documents, or with fewer in the population than were drawn
 */
export function drawnInStrata(
  strata: readonly DrawnStratum[],
  stratum: Int32Array,
  sizes?: Float64Array,
): StratifiedSample {
  const drawn = strata.map((_, h) => stratum.reduce((count, at) => count + (at === h ? 1 : 0), 0));
  strata.forEach(({ name, population }, h) => {
    if (drawn[h] === 0)
      throw new DesignError(
        `No document of stratum ${name} has a score`,
        "Score documents of it, or merge it with the stratum most like it and give their populations together.",
      );
    if (population !== undefined && population < drawn[h])
      throw new DesignError(
        `Stratum ${name} is given a population of ${population}, but ${drawn[h]} of its documents were drawn`,
        "It is the number of documents that the stratum has in all.",
      );
  });
  const known = strata.every(({ population }) => population !== undefined);
  const weigh = ({ population, share }: DrawnStratum): number => (known ? population : share) ?? 1;
  return {
    kind: "strata",
    strata: strata.map(({ name, population }, h) => ({
      name,
      fraction: population === undefined ? 0 : drawn[h] / population,
    })),
    stratum,
    weights: Float64Array.from(stratum, (h) => weigh(strata[h]) / drawn[h]),
    ...(sizes && { sizes }),
  };
}
