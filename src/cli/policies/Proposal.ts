import type { OnInconclusive } from "../../policy/Policy.ts";
import type { ResolvedSetting } from "../../policy/resolveMetric.ts";

/** A metric as a new policy could have it. */
export interface ProposedMetric {
  readonly name: string;
  /** As typed, or null where it is still to be chosen. */
  readonly margin: string | null;
  readonly better: string | undefined;
  readonly range: string | undefined;
  readonly noiseFloor: string | undefined;
  /** The smallest margin that the questions at hand could show, had nothing changed; null where that is not known. */
  readonly smallestMargin: number | null;
}

/** What was seen of the documents that questions come from. */
export interface SeenDocuments {
  readonly column: string;
  readonly documents: number;
}

/** What `init` is about to write. */
export interface Proposal {
  readonly baseline: string | null;
  readonly candidate: string | null;
  readonly systems: { readonly column: string; readonly baseline: string; readonly candidate: string } | null;
  readonly questions: number;
  /** The column that groups questions, as it seems; null where none does. */
  readonly seen: SeenDocuments | null;
  /** All columns that may name documents. */
  readonly documents: readonly string[];
  readonly onInconclusive: OnInconclusive | null;
  /** What holds for all metrics. */
  readonly defaults: readonly Pick<ResolvedSetting, "name" | "values">[];
  readonly metrics: readonly ProposedMetric[];
  /** Metrics that were found and not taken. */
  readonly others: readonly string[];
}
