import type { Caveat } from "../../stats/types.ts";
import type { Provenance } from "../../table/ScoreTable.ts";

/** Texts by id, in the order of the file: the documents of a collection, or its queries. */
export interface Texts {
  /** Distinct, in Unicode NFC. */
  readonly ids: readonly string[];
  /** Empty where a text has no title. */
  readonly titles: readonly string[];
  readonly texts: readonly string[];
  readonly caveats: readonly Caveat[];
  readonly source: Omit<Provenance, "lines">;
}
