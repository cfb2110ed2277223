import { bibtex } from "./bibtex.ts";
import type { SystemEstimate } from "./SystemEstimate.ts";
import { methodsParagraph, sourcesOf } from "./words/en/methodsParagraph.ts";

/** What a paper needs to cite an estimate. */
export interface HowToCite {
  /** One for each estimate, ready for a methods section. */
  readonly paragraphs: readonly string[];
  /** Entries of all sources that the paragraphs name. */
  readonly bibtex: string;
}

/** Paragraphs and entries for these estimates, computed by this version of the program. */
export function howToCite(results: readonly SystemEstimate[], version: string): HowToCite {
  return {
    paragraphs: results.map((r) => methodsParagraph(r, version)),
    bibtex: bibtex(sourcesOf(results, version)),
  };
}
