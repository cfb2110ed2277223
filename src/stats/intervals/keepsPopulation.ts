import type { Design } from "../designs/Design.ts";
import type { Caveat } from "../types.ts";

/** The caveat of a method that allows for documents not drawn and so makes nothing of how many there are. */
export function keepsPopulation(design: Design | undefined): readonly Caveat[] {
  if (design?.kind !== "srs" || design.population === undefined) return [];
  return [{ code: "no-finite-correction", params: { population: design.population } }];
}
