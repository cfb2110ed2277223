import type { ClusterTotals } from "../stats/ClusterTotals.ts";
import { designedMean } from "../stats/designs/designedSample.ts";
import { sum } from "../stats/sums.ts";
import type { Caveat, Estimand, Scale } from "../stats/types.ts";
import type { DesignRecord } from "./DesignRecord.ts";
import { InputError } from "./InputError.ts";
import { joinDesign } from "./joinDesign.ts";
import { type MatchedDocuments, someNames } from "./matchDocuments.ts";

/**
 * Documents that were drawn and could not be labelled: an error, unless they may be dropped, and then a caveat that
 * says what the mean would be if all of them were at the scale's worst or best. Each is taken to have the mean number
 * of questions where its own is not known.
 */
export function unlabelledCaveats(
  record: DesignRecord,
  { drawn, unlabelled }: MatchedDocuments,
  totals: ClusterTotals,
  estimand: Estimand,
  scale: Scale,
  policy: "error" | "drop",
): readonly Caveat[] {
  if (unlabelled.length === 0) return [];
  const names = someNames(unlabelled.map(({ name }) => name));
  if (policy === "error")
    throw new InputError(
      "unlabelled-documents",
      `${unlabelled.length} of ${drawn.length + unlabelled.length} documents of ${record.path} have no score: ${names}.`,
      "Score them; documents that resist labelling are seldom like the others. If they must be left out, say --unlabelled drop: the answer then tells what they could change.",
      { file: record.path },
    );
  const completed = (score: number): number => {
    const typical = sum(totals.n) / totals.n.length;
    const added = unlabelled.map(({ questions }) => Math.min(typical, questions ?? typical));
    const n = Float64Array.of(...totals.n, ...added);
    const s = Float64Array.of(...totals.s, ...added.map((size) => size * score));
    const all = {
      n,
      s,
      q: n.map(() => Number.NaN),
      labels: [...totals.labels, ...unlabelled.map(({ name }) => name)],
    };
    return designedMean(all, estimand, joinDesign(record, [...drawn, ...unlabelled], all, estimand));
  };
  const ends = scale.kind === "bounded" ? [completed(scale.min), completed(scale.max)] : undefined;
  const params = {
    documents: unlabelled.length,
    names,
    ...(record.strata && { stratum: "each" }),
    ...(ends && { lowest: ends[0], highest: ends[1] }),
  };
  return [{ code: "unlabelled-dropped", params }];
}
