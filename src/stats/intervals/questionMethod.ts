import type { ClusterTotals } from "../ClusterTotals.ts";
import { normalQuantile } from "../distributions.ts";
import { micro } from "../means.ts";
import { sum } from "../sums.ts";
import type { Applicability, Caveat, Citation, Design, Estimand, Scale } from "../types.ts";
import { assertDocuments } from "../variance/shares.ts";
import { questionBoundaryLimits } from "./boundary.ts";
import { assertLevel, outsideRange } from "./clusterMethod.ts";
import type { IntervalMethod } from "./IntervalMethod.ts";

/** What sets one method for comparison apart from the next. */
export interface QuestionMethod {
  readonly name: string;
  readonly title: string;
  readonly source: Citation;
  /** The variance of micro that the method believes in. */
  variance(
    totals: ClusterTotals,
    scale: Scale,
  ): { readonly variance: number; readonly caveats: readonly Caveat[] };
}

/**
 * R ± z √V with a variance of questions: for comparison only, never recommended. Documents drawn without replacement
 * change nothing here, since the method knows of no documents.
 */
export function questionMethod({ name, title, source, variance }: QuestionMethod): IntervalMethod {
  function applies(
    totals: ClusterTotals,
    estimand: Estimand,
    _scale: Scale,
    design: Design = { kind: "srs" },
  ): Applicability {
    if (totals.n.length < 2) return { ok: false, reason: "two documents are needed; fewer were given" };
    if (design.kind !== "srs") return { ok: false, reason: "it knows of no design" };
    if (estimand !== "micro") return { ok: false, reason: "it estimates micro only" };
    if (totals.q.some(Number.isNaN)) {
      return { ok: false, reason: "sums of squares are needed; only totals were given" };
    }
    return { ok: true, reason: "for comparison only: it ignores documents" };
  }
  return {
    name,
    title,
    source,
    ignoresDocuments: true,
    applies,
    limits(totals, estimand, scale, level, context) {
      assertLevel(level);
      assertDocuments(totals);
      const { ok, reason } = applies(totals, estimand, scale, context.design);
      if (!ok) throw new RangeError(`${name} does not apply here: ${reason}`);
      const ignores: Caveat = { code: "ignores-documents", params: {} };
      const value = micro(totals);
      const spread = variance(totals, scale);
      if (!(spread.variance > 0)) {
        const limits = questionBoundaryLimits(value, sum(totals.n), scale, level);
        return { ...limits, caveats: [ignores, ...limits.caveats] };
      }
      const standardError = Math.sqrt(spread.variance);
      const reach = -normalQuantile((1 - level) / 2) * standardError;
      const lower = value - reach;
      const upper = value + reach;
      const caveats = [ignores, ...spread.caveats, ...outsideRange(lower, upper, scale)];
      return { lower, upper, standardError, degreesOfFreedom: null, caveats };
    },
  };
}
