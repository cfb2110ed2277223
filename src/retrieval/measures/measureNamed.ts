import { measures } from "./index.ts";
import type { Measure } from "./Measure.ts";

/** A measure as it was asked for. */
export interface AskedMeasure {
  /** As it was spelt, which names the column: `recall@5`. */
  readonly asked: string;
  /** As ir_measures spells it: `R@5`. */
  readonly name: string;
  readonly measure: Measure;
  /** Infinite without a cut-off. */
  readonly cutoff: number;
}

/**
 * The measure that a name stands for, or undefined. A cut-off is written as tools do: `recall@5`, `recall_5`, `P.10`,
 * `ndcg_cut_10`. A name whose cut-off is needed and absent, or not a whole number above 0, stands for nothing.
 * @example measureNamed("ndcg_cut_10")?.name // nDCG@10
 */
export function measureNamed(asked: string): AskedMeasure | undefined {
  const [, base = "", digits] = /^(.*[a-z)])(?:[@_.]?(\d+))?$/i.exec(asked.trim()) ?? [];
  const measure = measures.find(({ name, also }) => [name, ...also].some((one) => bare(one) === bare(base)));
  const cutoff = digits === undefined ? Number.POSITIVE_INFINITY : Number(digits);
  if (measure === undefined || cutoff === 0) return undefined;
  const given = digits !== undefined;
  if (given ? measure.cutoff === "none" : measure.cutoff === "needed") return undefined;
  return { asked: asked.trim(), name: given ? `${measure.name}@${cutoff}` : measure.name, measure, cutoff };
}

/** A name without case and marks. */
function bare(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
}
